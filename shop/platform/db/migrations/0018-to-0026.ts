import { type Kysely, sql } from 'kysely'

/** Creates the staff, their sessions and the audit trail. */
export async function layOutStaff(db: Kysely<unknown>): Promise<void> {
  for (const statement of STAFF) await sql.raw(statement).execute(db)
}

const STAFF = [
  `create table staff_member (
    id text primary key,
    email text not null unique,
    name text not null,
    role text not null check (role in ('owner', 'sales', 'stock')),
    lang text not null check (lang in ('sv', 'en')),
    password_hash text not null,
    totp_secret text,
    totp_step integer not null default 0,
    created_at integer not null,
    removed_at integer
  ) strict, without rowid`,
  `create table staff_session (
    id text primary key,
    staff_id text not null references staff_member (id) on delete cascade,
    stage text not null check (stage in ('code', 'setup', 'open')),
    pending_secret text,
    notice text check (notice is null or json_valid(notice)),
    created_at integer not null,
    seen_at integer not null,
    proved_at integer not null
  ) strict, without rowid`,
  `create index staff_session_member on staff_session (staff_id)`,
  `create index staff_session_age on staff_session (created_at)`,
  `create table staff_link (
    token_hash text primary key check (length(token_hash) = 64),
    staff_id text not null references staff_member (id) on delete cascade,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index staff_link_member on staff_link (staff_id)`,
  `create table staff_recovery_code (
    code_hash text primary key,
    staff_id text not null references staff_member (id) on delete cascade,
    used_at integer
  ) strict, without rowid`,
  `create index staff_recovery_code_member on staff_recovery_code (staff_id)`,
  `create table staff_audit (
    id integer primary key autoincrement,
    at integer not null,
    staff_id text,
    staff_name text not null,
    action text not null,
    subject_kind text not null,
    subject text not null,
    before text check (before is null or json_valid(before)),
    after text check (after is null or json_valid(after))
  ) strict`,
  `create index staff_audit_subject on staff_audit (subject_kind, subject, id)`,
  // The audit trail cannot be changed.
  `create trigger staff_audit_unchanged before update on staff_audit
    begin select raise(abort, 'the audit trail is only added to'); end`,
  `create trigger staff_audit_kept before delete on staff_audit
    begin select raise(abort, 'the audit trail is only added to'); end`,
]

/** Creates the fulfilment of orders: bank transfers, packing, sending and notes. */
export async function addOrderFulfilment(db: Kysely<unknown>): Promise<void> {
  for (const statement of ORDER_FULFILMENT) await sql.raw(statement).execute(db)
}

const ORDER_FULFILMENT = [
  `create table order_handling (
    order_id text primary key references orders (id) on delete cascade,
    paid_on text,
    paid_reference text,
    packed_at integer,
    sent_at integer,
    carrier text,
    tracking text,
    cancelled_at integer,
    check (sent_at is null or packed_at is not null)
  ) strict, without rowid`,
  `create table order_note (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    staff_name text not null,
    text text not null,
    created_at integer not null
  ) strict, without rowid`,
  `create index order_note_order on order_note (order_id, created_at)`,
  `create index orders_created on orders (created_at desc)`,
]

/** Separates fees of the owner's file from others. */
export async function knowFeesOfFile(db: Kysely<unknown>): Promise<void> {
  const column = 'from_file integer not null default 0 check (from_file in (0, 1))'
  await sql.raw(`alter table fee add column ${column}`).execute(db)
}

/** Creates partial refunds, and the refunded pieces of each row. */
export async function addRefunds(db: Kysely<unknown>): Promise<void> {
  for (const statement of REFUNDS) await sql.raw(statement).execute(db)
}

const REFUNDS = [
  `create table refund (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    payment_id text not null references payment (id) on delete cascade,
    amount integer not null check (amount > 0),
    reason text not null check (reason in ('return', 'complaint', 'missing', 'goodwill')),
    with_delivery integer not null default 0 check (with_delivery in (0, 1)),
    state text not null check (state in ('started', 'done', 'refused')),
    created_at integer not null,
    settled_at integer
  ) strict, without rowid`,
  `create index refund_order on refund (order_id, created_at)`,
  `create table refund_row (
    refund_id text not null references refund (id) on delete cascade,
    row_id text not null references order_row (id) on delete cascade,
    quantity integer not null check (quantity between 1 and 100),
    primary key (refund_id, row_id)
  ) strict, without rowid`,
  `alter table orders add column delivery_refunded integer not null default 0
    check (delivery_refunded in (0, 1))`,
  `alter table order_row add column refunded integer not null default 0
    check (refunded between 0 and quantity)`,
  `alter table order_row add column restocked integer not null default 0
    check (restocked between 0 and quantity)`,
]

/** Separates products taken off sale by their file from those taken off by hand. */
export async function takeOffSale(db: Kysely<unknown>): Promise<void> {
  for (const statement of OFF_SALE) await sql.raw(statement).execute(db)
}

const OFF_SALE = [
  ...['product', 'article'].flatMap((table) => [
    `alter table ${table} add column off_in_file integer not null default 0
      check (off_in_file in (0, 1))`,
    `alter table ${table} add column on_sale_by_hand integer check (on_sale_by_hand in (0, 1))`,
    // Until now, only files have taken products off sale.
    `update ${table} set off_in_file = 1 where published = 0`,
  ]),
]

/** Stores which fields were edited by hand, so that imports leave them as is. */
export async function rememberHandEdits(db: Kysely<unknown>): Promise<void> {
  for (const statement of HAND_EDITS) await sql.raw(statement).execute(db)
}

const HAND_EDITS = [
  `create table hand_edit (
    subject text not null check (subject in ('product', 'article')),
    subject_id text not null,
    field text not null,
    edited_at integer not null,
    member_id text,
    primary key (subject, subject_id, field)
  ) strict, without rowid`,
  // Products that are removed and imported again belong to the file.
  `create trigger hand_edit_of_product_gone after delete on product
    begin delete from hand_edit where subject = 'product' and subject_id = old.code; end`,
  `create trigger hand_edit_of_article_gone after delete on article
    begin delete from hand_edit where subject = 'article' and subject_id = old.number; end`,
]

/**
 * Lets a product's search document have another id than the product, so that an import can write documents in
 * advance, and activate them by changing one number.
 */
export async function letDocumentsDiffer(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOCUMENTS) await sql.raw(statement).execute(db)
}

const DOCUMENTS = [
  `alter table product add column document_id integer`,
  `create unique index product_document on product (coalesce(document_id, id))`,
  `create index product_other_document on product (document_id) where document_id is not null`,
]

/** Stores product pictures that the staff has uploaded. */
export async function keepPictureFiles(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table picture_file (
      name text primary key,
      bytes blob not null,
      added_at integer not null
    ) strict`)
    .execute(db)
}
