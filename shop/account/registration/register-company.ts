import { randomUUID } from 'node:crypto'
import type {
  RegistrationField,
  SaveMember,
  SaveMemberResponse,
} from '../../../src/contract/registration.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { countWithin } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { readSigner } from '../../platform/signer.ts'
import { COMPANY_FORM } from './company-form.ts'
import { insertCompanyRequest, type NewCompanyRequest } from './company-request-queries.ts'
import { type Described, describeFields, readForm, type Typed, typedOf } from './form-rules.ts'
import type { Asker, RegistrationOptions } from './register.ts'

/** The form of a company that wants to buy from the shop. */
export function companyFields(visitor: Visitor, described: Described = {}): RegistrationField[] {
  return describeFields(COMPANY_FORM, textFor(visitor), described)
}

export async function registerCompany(
  options: RegistrationOptions,
  { visitor, ip }: Asker,
  { fields: sent }: Pick<SaveMember, 'fields'>,
): Promise<SaveMemberResponse> {
  const { attempts } = options
  await attempts.count({ limit: ATTEMPT_LIMITS.companyRegistration, by: ip })
  const typed = typedOf(COMPANY_FORM, sent)
  if (!typed) throw new ShopError(400, 'request.unreadable')
  const asked = { country: visitor.shop.company.country, today: '', names: [] }
  const { values, faults } = readForm(COMPANY_FORM, typed, asked)
  const successText = textFor(visitor)('register.company.asked')
  if (Object.keys(faults).length > 0)
    return { success: false, successText, fields: companyFields(visitor, { typed, faults }) }
  const mailbox = mailboxOf(values.email ?? '')
  await attempts.count(
    { limit: ATTEMPT_LIMITS.companyRequest, by: ip },
    { limit: ATTEMPT_LIMITS.companyOfMailbox, by: mailbox },
  )
  await keep(options, toRequest(visitor, values))
  return { success: true, successText, fields: [] }
}

/** Told to the company and to the shop; whether the shop knows either is the staff's to see. */
async function keep(
  { db, now, flushOutbox }: RegistrationOptions,
  request: NewCompanyRequest,
): Promise<void> {
  const { id } = request
  const at = now()
  await db.transaction().execute(async (tx) => {
    await insertCompanyRequest(tx, request, at)
    const signer = await readSigner(tx)
    const answered = { limit: ATTEMPT_LIMITS.mailToCompany, by: mailboxOf(request.email) }
    if (await countWithin(tx, signer, answered, at)) {
      await enqueue(tx, { kind: 'company-mail', ref: `asked ${id}`, content: { id } }, at)
    }
    const content = { id, to: 'shop' }
    await enqueue(tx, { kind: 'company-mail', ref: `notice ${id}`, content }, at)
  })
  flushOutbox()
}

function toRequest({ language, storefront }: Visitor, values: Typed): NewCompanyRequest {
  const said = (name: string) => values[name] ?? ''
  return {
    id: randomUUID(),
    companyName: said('companyName'),
    organizationNumber: said('organizationNumber'),
    firstName: said('firstName'),
    lastName: said('lastName'),
    email: said('email'),
    phone: said('phone'),
    address: said('address'),
    zipCode: said('zipCode'),
    city: said('city'),
    message: said('message'),
    language,
    storefront,
  }
}
