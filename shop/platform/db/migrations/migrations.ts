import type { Migration } from 'kysely'
import { layOutShop } from './baseline/baseline.ts'

/** The step that lays out an empty database. */
export const BASELINE = '0100-baseline'

/** All migrations from an empty database to the current schema, in order of name. Forward only. */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: { up: layOutShop },
}
