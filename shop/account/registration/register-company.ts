import { randomUUID } from 'node:crypto'
import type {
  RegistrationFields,
  SaveMember,
  SaveMemberResponse,
} from '../../../src/contract/registration.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { countWithin } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { readForm } from '../../platform/pages/read-form.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { insertCompanyRequest, type NewCompanyRequest } from './company-request-queries.ts'
import type { RegistrationOptions, Sender } from './register-private.ts'
import {
  COMPANY_FORM,
  describeFields,
  type FilledForm,
  MISSING,
  typedOf,
} from './registration-forms.ts'

/** The application form of a company that wants to buy from the shop. */
export async function companyForm(
  _options: RegistrationOptions,
  { visitor }: Sender,
): Promise<RegistrationFields> {
  return formOf(visitor)
}

function formOf(visitor: Visitor, filled?: FilledForm): RegistrationFields {
  const t = textFor(visitor)
  return {
    fields: describeFields(COMPANY_FORM, t, filled),
    successText: t('register.company.asked'),
  }
}

export async function registerCompany(
  options: RegistrationOptions,
  { visitor, ip }: Sender,
  { fields: sent }: Pick<SaveMember, 'fields'>,
): Promise<SaveMemberResponse> {
  const { attempts, now } = options
  await attempts.count({ limit: ATTEMPT_LIMITS.companyRegistration, by: ip })
  const typed = typedOf(COMPANY_FORM, sent)
  if (!typed) throw new ShopError(400, 'request.unreadable')
  const { country } = visitor.shop.company
  const { values, faults } = readForm(COMPANY_FORM, typed, {
    country,
    now: now(),
    missing: MISSING,
  })
  if (!values) return { ...formOf(visitor, { typed, faults }), success: false }
  const mailbox = mailboxOf(values.email)
  await attempts.count(
    { limit: ATTEMPT_LIMITS.companyRequest, by: ip },
    { limit: ATTEMPT_LIMITS.companyOfMailbox, by: mailbox },
  )
  const { language, storefront } = visitor
  await saveRequest(options, { id: randomUUID(), ...values, language, storefront })
  return { ...formOf(visitor), success: true, fields: [] }
}

/**
 * Mails the company and the shop. Whether the shop already knows the company is for the staff to
 * see.
 */
async function saveRequest(
  { db, now, flushOutbox }: RegistrationOptions,
  request: NewCompanyRequest,
): Promise<void> {
  const { id } = request
  const at = now()
  await inTransaction(db, async (tx) => {
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
