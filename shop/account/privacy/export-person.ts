import type { Db } from '../../platform/db/schema.ts'
import { listPersonalRows } from './export-queries.ts'
import { PERSONAL_TABLES, type Person } from './personal-tables.ts'

/** All that is stored of a person as JSON text, table by table, so that no more is held at once. */
export async function* exportPerson(
  db: Db,
  person: Person,
  now: number,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(new Date(now).toISOString())}`
  for (const table of PERSONAL_TABLES) {
    const rows = await listPersonalRows(db, table, person)
    yield `,\n${JSON.stringify(table.name)}:${JSON.stringify(rows)}`
  }
  yield '}\n'
}
