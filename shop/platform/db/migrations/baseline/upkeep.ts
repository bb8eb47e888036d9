import { key, language, must, onlyKey, preset, required, storefront } from './columns.ts'
import type { Layout } from './layout.ts'

export const UPKEEP = [
  secret,
  demoState,
  writeProbe,
  attemptLimit,
  idempotency,
  outbox,
  measuredStep,
  measuredVital,
]

async function secret({ table, text }: Layout): Promise<void> {
  await table('secret').addColumn('name', text, key).addColumn('value', text, required).execute()
}

/** One row, once it is decided whether the shop is the demo. */
async function demoState({ rowTable, integer }: Layout): Promise<void> {
  await rowTable('demo_state')
    .addColumn('id', integer, onlyKey)
    .addColumn('is_demo', integer, must('is_demo in (0, 1)'))
    .execute()
}

/** One row, written to test whether the database accepts writes. */
async function writeProbe({ rowTable, integer }: Layout): Promise<void> {
  await rowTable('write_probe')
    .addColumn('id', integer, onlyKey)
    .addColumn('written_at', integer, required)
    .execute()
}

/** The number of attempts within a window. */
async function attemptLimit({ table, text, integer, index }: Layout): Promise<void> {
  await table('attempt_limit')
    // A signature of the action and of what it is counted by: an address, a name, a session.
    .addColumn('key', text, key)
    .addColumn('count', integer, must('count >= 0'))
    .addColumn('ends_at', integer, required)
    .execute()
  await index('attempt_limit_end', 'attempt_limit', ['ends_at'])
}

/** The first answer to a request with an `Idempotency-Key`. */
async function idempotency({ table, text, integer, index }: Layout): Promise<void> {
  await table('idempotency')
    .addColumn('scope', text, required)
    .addColumn('key', text, required)
    .addColumn('hash', text, required)
    .addColumn('status', integer, required)
    .addColumn('answer', text, required)
    .addColumn('created_at', integer, required)
    .addPrimaryKeyConstraint('idempotency_pkey', ['scope', 'key'])
    .execute()
  await index('idempotency_age', 'idempotency', ['created_at'])
}

async function outbox({ table, text, json, integer, index }: Layout): Promise<void> {
  await table('outbox')
    .addColumn('id', text, key)
    .addColumn('kind', text, required)
    // The subject, such as an order's id. There is one entry per kind and subject.
    .addColumn('ref', text, required)
    .addColumn('content', json('content'), required)
    .addColumn('attempts', integer, preset(0))
    .addColumn('claimed_until', integer, preset(0))
    .addColumn('created_at', integer, required)
    .addColumn('done_at', integer)
    // When it was given up; if set to null, it is retried.
    .addColumn('given_up_at', integer)
    // The reason for giving up.
    .addColumn('trouble', text)
    .addUniqueConstraint('outbox_kind_ref_key', ['kind', 'ref'])
    .execute()
  await index('outbox_due', 'outbox', ['claimed_until'], 'done_at is null and given_up_at is null')
}

/** How often a step happened on a day, in the shop's time zone. Purchases are counted from the orders. */
async function measuredStep({ table, text, integer }: Layout): Promise<void> {
  await table('measured_step')
    .addColumn('day', text, required)
    .addColumn('storefront', text, storefront)
    .addColumn('lang', text, language)
    .addColumn('step', text, must(`step in ('seen', 'added', 'checkout')`))
    .addColumn('count', integer, must('count > 0'))
    .addPrimaryKeyConstraint('measured_step_pkey', ['day', 'storefront', 'lang', 'step'])
    .execute()
}

/** How many page views of a kind had a vital in a range, on a day. */
async function measuredVital({ table, text, integer }: Layout): Promise<void> {
  await table('measured_vital')
    .addColumn('day', text, required)
    .addColumn('vital', text, must(`vital in ('LCP', 'INP', 'CLS')`))
    .addColumn('page', text, required)
    .addColumn('device', text, must(`device in ('phone', 'desktop')`))
    .addColumn('range', integer, must('range between 0 and 31'))
    .addColumn('count', integer, must('count > 0'))
    .addPrimaryKeyConstraint('measured_vital_pkey', ['day', 'vital', 'page', 'device', 'range'])
    .execute()
}
