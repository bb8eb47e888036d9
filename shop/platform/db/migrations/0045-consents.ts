import { type Kysely, sql } from 'kysely'

/** What people have agreed to, when and in which words; what was agreed to before has no words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of CONSENTS) await sql.raw(statement).execute(db)
}

const CONSENTS = [
  `create table consent_text (
    id text primary key,
    consent text not null,
    place text not null,
    version integer not null,
    lang text not null check (lang in ('sv', 'en')),
    words text not null,
    since integer not null,
    unique (consent, place, version, lang)
  ) strict, without rowid`,
  `create table consent_event (
    id text primary key,
    consent text not null,
    act text not null check (act in ('asked', 'given', 'withdrawn')),
    place text not null,
    text_id text references consent_text (id),
    customer_id text references customer (id) on delete cascade,
    email text,
    order_id text references orders (id) on delete cascade,
    registration_id text references registration (id) on delete cascade,
    request_hash text references newsletter_consent (token_hash)
      on update cascade on delete cascade,
    made_at integer not null
  ) strict, without rowid`,
  `create index consent_event_customer on consent_event (customer_id)`,
  `create index consent_event_email on consent_event (email)`,
  `create index consent_event_order on consent_event (order_id)`,
  `create index consent_event_registration on consent_event (registration_id)`,
  `create index consent_event_request on consent_event (request_hash)`,
  `insert into consent_event (id, consent, act, place, email, made_at)
    select lower(hex(randomblob(16))), 'newsletter', 'given', 'newsletter', email, confirmed_at
      from newsletter_consent where confirmed_at is not null`,
  `insert into consent_event (id, consent, act, place, customer_id, made_at)
    select lower(hex(randomblob(16))), 'account', 'given', 'registration', customer_id, consented_at
      from customer_profile`,
]
