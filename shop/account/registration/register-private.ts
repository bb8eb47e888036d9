import { randomUUID } from 'node:crypto'
import type {
  RegistrationFields,
  SaveMember,
  SaveMemberResponse,
} from '../../../src/contract/registration.ts'
import { findDisplayedWords, wordsMark } from '../../consents/displayed-words.ts'
import { recordConsent } from '../../consents/record-consent.ts'
import { type Words, wordsIn } from '../../consents/words.ts'
import { hashPassword } from '../../login/passwords.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { type FormValues, readForm } from '../../platform/pages/read-form.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { enqueueRegistrationMail } from '../customers/account-notices.ts'
import {
  describeFields,
  type FilledForm,
  MISSING,
  PRIVATE_FORM,
  typedOf,
} from './registration-forms.ts'
import { insertRegistration } from './registration-queries.ts'
import { maskEmail, readSoftLogin } from './soft-login.ts'

/** The visitor who registers, and their IP address. */
export interface Sender {
  readonly visitor: Visitor
  readonly ip: string
}

type SentRegistration = Pick<SaveMember, 'fields' | 'token' | 'words'>

export type RegistrationOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

const CONSENT = { consent: 'account', place: 'registration', act: 'asked' } as const

/** The words beside the checkbox. */
export function consentWords({ shop }: Pick<Visitor, 'shop'>): Words {
  return wordsIn(shop, 'register.field.Consent', 'register.consent.why')
}

/** The form of a private customer; a valid token fills in its address and locks it. */
export async function privateForm(
  options: RegistrationOptions,
  { visitor, ip }: Sender,
  token: string,
): Promise<RegistrationFields> {
  return describeForm(visitor, await readLink(options, ip, token))
}

export async function registerPrivate(
  options: RegistrationOptions,
  { visitor, ip }: Sender,
  { fields: sent, token, words: mark }: SentRegistration,
): Promise<SaveMemberResponse> {
  const { db, now, attempts } = options
  await attempts.count({ limit: ATTEMPT_LIMITS.registration, by: ip })
  const typed = typedOf(PRIVATE_FORM, sent)
  if (!typed) throw new ShopError(400, 'request.unreadable')
  const link = await readLink(options, ip, token)
  // A client's value for a locked address is ignored.
  const whole = { ...typed, ...(link.email !== undefined && { _email: link.email }) }
  const { country } = visitor.shop.company
  const context = { country, now: now(), missing: MISSING }
  const { values, faults } = readForm<keyof typeof PRIVATE_FORM>(PRIVATE_FORM, whole, context)
  const words = await findDisplayedWords(db, CONSENT, consentWords(visitor), mark)
  if (!words || !values) {
    const changed = words ? {} : { Consent: { key: 'consent.changed' } }
    const filled = { typed, faults: { ...changed, ...faults } }
    return { ...describeForm(visitor, link, filled), success: false }
  }
  const mailbox = mailboxOf(values._email)
  await attempts.count({ limit: ATTEMPT_LIMITS.registrationOfMailbox, by: mailbox })
  await saveRegistration(options, visitor, { values, words })
  const sentTo = link.email === undefined ? values._email : maskEmail(link.email)
  return { success: true, successText: askedText(visitor, sentTo), fields: [] }
}

interface ValidRegistration {
  readonly values: FormValues<keyof typeof PRIVATE_FORM>
  readonly words: Words
}

/**
 * Saves a registration, with the same steps whether or not there is an account: the mail, which
 * depends on it, is written later.
 */
async function saveRegistration(
  { db, now, flushOutbox }: RegistrationOptions,
  { session, language, storefront }: Visitor,
  { values, words }: ValidRegistration,
): Promise<void> {
  const { _email: email, _phone: phone, firstName, lastName, birthDate, gender } = values
  const passwordHash = await hashPassword(values.password)
  const at = now()
  const id = randomUUID()
  const registration = {
    ...{ id, email, sessionId: session?.id ?? null, passwordHash, firstName, lastName, phone },
    birthDate: birthDate || null,
    gender: gender === 'Male' || gender === 'Female' ? gender : null,
    consentedAt: at,
  } as const
  // Recorded with the words beside the checkbox, until the address is verified.
  const displayed = { words, language }
  const consent = { ...CONSENT, displayed, owner: { email, registrationId: id } }
  await inTransaction(db, async (tx) => {
    await insertRegistration(tx, registration, at)
    await recordConsent(tx, consent, at)
    await enqueueRegistrationMail(tx, { email, language, storefront }, at)
  })
  flushOutbox()
}

/** The address that a token stands for; empty without a token. */
interface LinkedAddress {
  readonly email?: string
  readonly isDead?: true
}

/** Without a token, the database is not read. */
async function readLink(
  { db, now, attempts }: RegistrationOptions,
  ip: string,
  token: string,
): Promise<LinkedAddress> {
  if (token === '') return {}
  await attempts.count({ limit: ATTEMPT_LIMITS.linkToTheRegistration, by: ip })
  const email = await readSoftLogin(db, token, now())
  return email === undefined ? { isDead: true } : { email }
}

function describeForm(
  visitor: Visitor,
  { email, isDead }: LinkedAddress,
  filled?: FilledForm,
): RegistrationFields {
  const t = textFor(visitor)
  const fields = describeFields(PRIVATE_FORM, t, filled).map((it) => {
    if (it.fieldId !== '_email') return it
    if (isDead) return { ...it, fieldDescription: t('register.link.dead') }
    if (email === undefined) return it
    const fieldDescription = t('register.link.locked')
    return { ...it, fieldValue: maskEmail(email), fieldDescription, fieldReadOnly: true }
  })
  return { fields, successText: askedText(visitor), words: wordsMark(consentWords(visitor)) }
}

/** What is to be done after the form; names the mailbox once it is known. */
export function askedText(visitor: Pick<Visitor, 'shop' | 'language'>, email = 'none'): string {
  return textFor(visitor)('register.asked', { email })
}
