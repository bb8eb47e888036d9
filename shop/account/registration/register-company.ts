import { randomUUID } from 'node:crypto'
import type {
  RegistrationField,
  SaveMember,
  SaveMemberResponse,
} from '../../../src/contract/registration.ts'
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { type AttemptLimit, countWithin } from '../../platform/limits/attempt-limiter.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { readSigner } from '../../platform/signer.ts'
import { COMPANY_FORM } from './company-form.ts'
import { insertCompanyRequest, type NewCompanyRequest } from './company-request-queries.ts'
import { type Described, describeFields, readForm, type Typed, typedOf } from './form-rules.ts'
import type { Asker, RegistrationOptions } from './register.ts'

/** From one network. */
const TRIES: AttemptLimit = { name: 'company registration', max: 60, windowMs: HOUR_MS }
/** Each is two mails, one of them to whatever address was typed. */
const REQUESTS: AttemptLimit = { name: 'company request', max: 10, windowMs: HOUR_MS }
const PER_MAILBOX: AttemptLimit = { name: 'company of mailbox', max: 3, windowMs: HOUR_MS }
/** Whoever asks in a stranger's name does not flood them: what comes after is kept without a mail. */
const ANSWERS_TO_MAILBOX: AttemptLimit = {
  name: 'mail to company',
  max: 5,
  windowMs: DAY_MS,
}

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
  await attempts.count({ limit: TRIES, by: ip })
  const typed = typedOf(COMPANY_FORM, sent)
  if (!typed) throw new ShopError(400, 'request.unreadable')
  const asked = { country: visitor.shop.company.country, today: '', names: [] }
  const { values, faults } = readForm(COMPANY_FORM, typed, asked)
  const successText = textFor(visitor)('register.company.asked')
  if (Object.keys(faults).length > 0)
    return { success: false, successText, fields: companyFields(visitor, { typed, faults }) }
  const mailbox = mailboxOf(values.email ?? '')
  await attempts.count({ limit: REQUESTS, by: ip }, { limit: PER_MAILBOX, by: mailbox })
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
    const answered = { limit: ANSWERS_TO_MAILBOX, by: mailboxOf(request.email) }
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
