import type { Kysely, Migration } from 'kysely'
import { layOutShop } from './baseline/baseline.ts'
import { key, required } from './baseline/columns.ts'
import { layoutOf } from './baseline/layout.ts'

/** The step that lays out an empty database. */
export const BASELINE = '0100-baseline'

/** All migrations from an empty database to the current schema, in order of name. Forward only. */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: { up: layOutShop },
  '0101-outbox-given-up': { up: indexGivenUp },
  '0102-nodes': { up: layOutNodes },
}

async function indexGivenUp(db: Kysely<unknown>): Promise<void> {
  const index = db.schema.createIndex('outbox_given_up').on('outbox').column('given_up_at')
  await index.where('given_up_at', 'is not', null).execute()
}

/** Programs that run on one database, and what they are set to; see `node-queries.ts`. */
async function layOutNodes(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = layoutOf(db)
  await table('node')
    .addColumn('id', text, key)
    .addColumn('host', text, required)
    // Signatures of its settings by their names, as JSON.
    .addColumn('settings', text, required)
    .addColumn('seen_at', integer, required)
    .execute()
}
