import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'
import type { Words } from './words.ts'

/** Displayed words, and the language in which they were read. */
export interface DisplayedWords {
  readonly words: Words
  readonly language: Language
}

/** The consent, and where it is requested. */
export interface ConsentContext {
  /** `terms`: the terms of an order. */
  readonly consent: 'newsletter' | 'account' | 'terms'
  readonly place: 'registration' | 'newsletter' | 'checkout' | 'account' | 'staff' | 'quotation'
}

/** A row of `consent_event`. */
export type StoredConsent = ShopTables['consent_event'] & ConsentContext

/** Stores words as the next version of a question, unless another process has just stored that one. */
export async function insertVersion(
  tx: Tx,
  { consent, place }: ConsentContext,
  words: Words,
  now: number,
): Promise<void> {
  const { last } = await tx
    .selectFrom('consent_text')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('consent', '=', consent)
    .where('place', '=', place)
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  const rowOf = (lang: Language) => ({
    id: `${consent}.${place}.${version}.${lang}`,
    ...{ consent, place, version, lang, words: words[lang], since: now },
  })
  await tx
    .insertInto('consent_text')
    .values([rowOf('sv'), rowOf('en')])
    .onConflict((it) => it.doNothing())
    .execute()
}

/** The id of a version's words in a language; undefined if they are not stored yet. */
export async function findTextId(
  tx: Tx,
  { consent, place }: ConsentContext,
  { words, language }: DisplayedWords,
): Promise<string | undefined> {
  const other = language === 'sv' ? 'en' : 'sv'
  const { rows } = await sql<{ readonly id: string }>`
    select own.id from consent_text own
      join consent_text other on other.consent = own.consent and other.place = own.place
       and other.version = own.version and other.lang = ${other}
       and other.words = ${words[other]}
     where own.consent = ${consent} and own.place = ${place} and own.lang = ${language}
       and own.words = ${words[language]} limit 1`.execute(tx)
  return rows[0]?.id
}

/** All stored versions of a question, the oldest first. */
export async function listVersions(db: Db, { consent, place }: ConsentContext): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select sv.words as sv, en.words as en from consent_text sv
      join consent_text en on en.consent = sv.consent and en.place = sv.place
       and en.version = sv.version and en.lang = 'en'
     where sv.lang = 'sv' and sv.consent = ${consent} and sv.place = ${place}
     order by sv.version`.execute(db)
  return rows
}

export async function insertEvent(tx: Tx, event: StoredConsent): Promise<void> {
  await tx.insertInto('consent_event').values(event).execute()
}

/**
 * Stores an event with its words in the language that was read; returns false if the words are no stored
 * version yet. It is one statement, since every order makes one.
 */
export async function insertEventWithWords(
  tx: Tx,
  event: Omit<StoredConsent, 'text_id'>,
  { words, language }: DisplayedWords,
): Promise<boolean> {
  const { consent, place } = event
  const other = language === 'sv' ? 'en' : 'sv'
  const { numAffectedRows } = await sql`
    insert into consent_event (id, consent, act, place, text_id, customer_id, email, order_id,
                               registration_id, request_hash, made_at)
    select ${event.id}, ${consent}, ${event.act}, ${place}, own.id, ${event.customer_id},
           ${event.email}, ${event.order_id}, ${event.registration_id}, ${event.request_hash},
           ${event.made_at}
      from consent_text own
      join consent_text other on other.consent = own.consent and other.place = own.place
       and other.version = own.version and other.lang = ${other}
       and other.words = ${words[other]}
     where own.consent = ${consent} and own.place = ${place} and own.lang = ${language}
       and own.words = ${words[language]} limit 1`.execute(tx)
  return numAffectedRows === 1n
}

/** Turns the consents of a registration into the customer's, once the address is proved. */
export async function giveRegistered(
  tx: Tx,
  registrationId: string,
  customerId: string,
): Promise<void> {
  await tx
    .updateTable('consent_event')
    .set({ act: 'given', customer_id: customerId, email: null, registration_id: null })
    .where('registration_id', '=', registrationId)
    .execute()
}

/** Keeps a request's consent as proof, once the address is confirmed. */
export async function keepRequest(tx: Tx, requestHash: string): Promise<void> {
  await tx
    .updateTable('consent_event')
    .set({ request_hash: null })
    .where('request_hash', '=', requestHash)
    .execute()
}

/** Moves consents to an account's new address. */
export async function moveConsentEvents(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('consent_event').set({ email: to }).where('email', '=', from).execute()
}

/** A consent event with its words. */
export interface ConsentEvent extends ConsentContext {
  readonly act: ShopTables['consent_event']['act']
  readonly madeAt: number
  readonly version: number | null
  readonly words: string | null
  readonly language: Language | null
  /** For the terms of an order. */
  readonly orderId: string | null
  readonly orderNumber: string | null
}

/** A customer's consents, the newest first, without unproved ones that others typed for the address. */
export async function listConsentEvents(
  db: Db,
  { id, email }: { readonly id: string; readonly email: string },
  limit: number,
): Promise<ConsentEvent[]> {
  const { rows } = await sql<ConsentEvent>`
    select e.consent, e.act, e.place, e.made_at as "madeAt", t.version, t.words,
           t.lang as language, o.id as "orderId", o.number as "orderNumber"
      from consent_event e
      left join consent_text t on t.id = e.text_id
      left join orders o on o.id = e.order_id
     where (e.customer_id = ${id} or e.email = ${email} or o.customer_id = ${id})
       and (e.act <> 'asked' or (e.registration_id is null and e.request_hash is null))
     order by e.made_at desc, e.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Deletes withdrawn consents of addresses without an account: the withdrawal and everything before it.
 */
export async function forgetWithdrawn(db: Db, before: number): Promise<void> {
  await sql`
    delete from consent_event
     where customer_id is null and email is not null
       and email not in (select email from customer)
       and exists (select 1 from consent_event taken
                    where taken.email = consent_event.email
                      and taken.consent = consent_event.consent
                      and taken.act = 'withdrawn' and taken.made_at < ${before}
                      and taken.made_at >= consent_event.made_at)`.execute(db)
}
