import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { Person, PersonalTable } from './personal-tables.ts'

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
