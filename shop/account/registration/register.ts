import { randomUUID } from 'node:crypto'
import type {
  RegistrationFields,
  SaveMember,
  SaveMemberResponse,
} from '../../../src/contract/registration.ts'
import { recordConsent, type Said } from '../../consents/record-consent.ts'
import { findShownWords, wordsMark } from '../../consents/shown-words.ts'
import { type Words, wordsIn } from '../../consents/words.ts'
import { hashPassword } from '../../login/passwords.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { type FormValues, readForm } from '../../platform/pages/read-form.ts'
import { enqueueRegistrationMail } from '../customers/request-password-link.ts'
import {
  describeFields,
  type FilledForm,
  MISSING,
  PRIVATE_FORM,
  typedOf,
} from './registration-forms.ts'
import { insertRegistration, type Registration } from './registration-queries.ts'
import { maskEmail, readSoftLogin } from './soft-login.ts'

type PrivateValues = FormValues<keyof typeof PRIVATE_FORM>

export interface Asker {
  readonly visitor: Visitor
  readonly ip: string
}

type SentRegistration = Pick<SaveMember, 'fields' | 'token' | 'words'>

export type RegistrationOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** The form of a private person; a good token fills in its address and locks it. */
export async function privateFields(
  options: RegistrationOptions,
  asker: Asker,
  token: string,
): Promise<RegistrationFields> {
  const linked = await addressOf(options, asker.ip, token)
  return { ...shownTo(asker.visitor), fields: fieldsFor(asker.visitor, linked) }
}

export async function registerPrivate(
  options: RegistrationOptions,
  asker: Asker,
  { fields: sent, token, words: mark }: SentRegistration,
): Promise<SaveMemberResponse> {
  const { db, now, attempts } = options
  const { visitor, ip } = asker
  await attempts.count({ limit: ATTEMPT_LIMITS.registration, by: ip })
  const typed = typedOf(PRIVATE_FORM, sent)
  if (!typed) throw new ShopError(400, 'request.unreadable')
  const linked = await addressOf(options, ip, token)
  // What a client says of a locked address counts for nothing.
  const { _email = '' } = linked.email === undefined ? typed : { _email: linked.email }
  const { country } = visitor.shop.company
  const about = { country, now: now(), missing: MISSING }
  const { values, ...read } = readForm(PRIVATE_FORM, { ...typed, _email }, about)
  const words = await findShownWords(db, ASKED, consentWords(visitor), mark)
  if (!words || !values) {
    const changed = words ? {} : { Consent: { key: 'consent.changed' } }
    const fields = fieldsFor(visitor, linked, { typed, faults: { ...changed, ...read.faults } })
    return { ...shownTo(visitor), success: false, fields }
  }
  const mailbox = mailboxOf(values._email)
  await attempts.count({ limit: ATTEMPT_LIMITS.registrationOfMailbox, by: mailbox })
  await keep(options, visitor, { values, words })
  return { ...shownTo(visitor), success: true, fields: [] }
}

/** The same steps whether or not there is an account: the mail is written later, and knows. */
async function keep(
  { db, now, flushOutbox }: RegistrationOptions,
  visitor: Visitor,
  { values, words }: { readonly values: PrivateValues; readonly words: Words },
): Promise<void> {
  const passwordHash = await hashPassword(values.password)
  const at = now()
  const registration = toRegistration(visitor, { values, passwordHash }, at)
  const { email } = registration
  const { language, storefront } = visitor
  await db.transaction().execute(async (tx) => {
    await insertRegistration(tx, registration, at)
    await recordConsent(tx, askedBy(visitor, registration, words), at)
    await enqueueRegistrationMail(tx, { email, language, storefront }, at)
  })
  flushOutbox()
}

/** The address of a token; nothing is asked of the database where there is none. */
async function addressOf(
  { db, now, attempts }: RegistrationOptions,
  ip: string,
  token: string,
): Promise<Linked> {
  if (token === '') return {}
  await attempts.count({ limit: ATTEMPT_LIMITS.linkToTheRegistration, by: ip })
  const email = await readSoftLogin(db, token, now())
  return email === undefined ? { isDead: true } : { email }
}

/** What a token says of an address; nothing, where there is no token. */
interface Linked {
  readonly email?: string
  readonly isDead?: true
}

function fieldsFor(
  visitor: Visitor,
  { email, isDead }: Linked,
  filled: FilledForm = {},
): RegistrationFields['fields'] {
  const t = textFor(visitor)
  return describeFields(PRIVATE_FORM, t, filled).map((it) => {
    if (it.fieldId !== '_email') return it
    if (isDead) return { ...it, fieldDescription: t('register.link.dead') }
    if (email === undefined) return it
    const fieldDescription = t('register.link.locked')
    return { ...it, fieldValue: maskEmail(email), fieldDescription, fieldReadOnly: true }
  })
}

function shownTo(visitor: Visitor): Pick<RegistrationFields, 'successText' | 'words'> {
  const successText = textFor(visitor)('register.asked')
  return { successText, words: wordsMark(consentWords(visitor)) }
}

const ASKED = { consent: 'account', place: 'registration' } as const

/** What stands beside the tick. */
export function consentWords({ shop }: Pick<Visitor, 'shop'>): Words {
  return wordsIn(shop, 'register.field.Consent', 'register.consent.why')
}

/** In the words of the form's tick, until the address is proved. */
function askedBy({ language }: Visitor, { id, email }: Registration, words: Words): Said {
  return {
    ...{ ...ASKED, act: 'asked', shown: { words, language } },
    whose: { email, registrationId: id },
  }
}

function toRegistration(
  { session }: Visitor,
  { values, passwordHash }: { readonly values: PrivateValues; readonly passwordHash: string },
  now: number,
): Registration {
  const { _email: email, _phone: phone, firstName, lastName, birthDate, gender } = values
  return {
    id: randomUUID(),
    ...{ email, sessionId: session?.id ?? null, passwordHash, firstName, lastName, phone },
    birthDate: birthDate || null,
    gender: gender === 'Male' || gender === 'Female' ? gender : null,
    consentedAt: now,
  }
}
