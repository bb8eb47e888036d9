import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { PERSONAL_TABLES, type Person, type PersonalTable } from './personal-tables.ts'

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

type Row = Readonly<Record<string, unknown>>

/** What a table says of a person, without what would let others act as them. */
export async function listPersonalRows(
  db: Db,
  { name, where, withheld = [] }: PersonalTable,
  person: Person,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} where ${where(person)}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.includes(column))),
  )
}
