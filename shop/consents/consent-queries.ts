import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { ConsentEventTable } from '../platform/db/consent-tables.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Words } from './words.ts'

/** What was shown: the words, and the language that they were read in. */
export interface DisplayedWords {
  readonly words: Words
  readonly language: Language
}

/** Where a consent is asked for. */
export type ConsentContext = Pick<ConsentEventTable, 'consent' | 'place'>

/** Keeps words as the next version of a question. */
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
    .execute()
}

/** The words of a version in a language; undefined where they are not kept yet. */
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

/** All words of a question that have been kept, the oldest first. */
export async function listVersions(db: Db, { consent, place }: ConsentContext): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select sv.words as sv, en.words as en from consent_text sv
      join consent_text en on en.consent = sv.consent and en.place = sv.place
       and en.version = sv.version and en.lang = 'en'
     where sv.lang = 'sv' and sv.consent = ${consent} and sv.place = ${place}
     order by sv.version`.execute(db)
  return rows
}

export async function insertEvent(tx: Tx, event: ConsentEventTable): Promise<void> {
  await tx.insertInto('consent_event').values(event).execute()
}

/**
 * Records what is said to these words, as one of the languages of their version shows them; false
 * where they are no version yet. One statement, since every order has one.
 */
export async function insertEventWithWords(
  tx: Tx,
  event: Omit<ConsentEventTable, 'text_id'>,
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

/** What was asked for at a registration is the customer's word, once the address is proved. */
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

/** What an address has asked for stays as proof, once it has confirmed. */
export async function keepRequest(tx: Tx, requestHash: string): Promise<void> {
  await tx
    .updateTable('consent_event')
    .set({ request_hash: null })
    .where('request_hash', '=', requestHash)
    .execute()
}

/** An account has another address. */
export async function moveConsentEvents(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('consent_event').set({ email: to }).where('email', '=', from).execute()
}

/** What somebody has said, and in which words. */
export interface ConsentEvent extends Pick<ConsentEventTable, 'consent' | 'act' | 'place'> {
  readonly madeAt: number
  readonly version: number | null
  readonly words: string | null
  readonly language: Language | null
  /** Of an order. */
  readonly orderId: string | null
  readonly orderNumber: string | null
}

/** What a customer has said, the newest first; what others typed for the address is left out. */
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
 * Forgets what addresses without an account have said of a consent that they took back, with that
 * word and all before it.
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
