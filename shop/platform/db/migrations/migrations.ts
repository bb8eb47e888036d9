import type { Kysely, Migration } from 'kysely'
import { layOutShop } from './baseline/baseline.ts'

/** The step that lays out an empty database. */
export const BASELINE = '0100-baseline'

/** All migrations from an empty database to the current schema, in order of name. Forward only. */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: { up: layOutShop },
  '0101-outbox-given-up': { up: indexGivenUp },
}

async function indexGivenUp(db: Kysely<unknown>): Promise<void> {
  const index = db.schema.createIndex('outbox_given_up').on('outbox').column('given_up_at')
  await index.where('given_up_at', 'is not', null).execute()
}
