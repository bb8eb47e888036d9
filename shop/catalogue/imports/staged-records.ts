import { setImmediate as turn } from 'node:timers/promises'
import type { Handle } from '../../platform/db/libsql-handle.ts'
import type { FileRecord, FoundRecord, RecordStore } from '../importers/record-store.ts'

/** Rows that are held in memory together. */
const PAGE_ROWS = 100

/** A reader's records, stored in the staging file. */
export class StagedRecords implements RecordStore {
  readonly #handle: Handle

  constructor(handle: Handle) {
    this.#handle = handle
  }

  add({ kind, key, group, value }: FileRecord): boolean {
    const { changes } = this.#handle.run(
      `insert into record (kind, key, grouped, value) values (?, ?, ?, ?)
       on conflict (kind, key) do nothing`,
      [kind, key, group ?? null, JSON.stringify(value)],
    )
    return changes === 1
  }

  replace({ kind, key, group, value }: FileRecord): void {
    this.#handle.run(
      `insert into record (kind, key, grouped, value) values (?, ?, ?, ?)
       on conflict (kind, key) do update set grouped = excluded.grouped, value = excluded.value`,
      [kind, key, group ?? null, JSON.stringify(value)],
    )
  }

  get<Value>(kind: string, key: string): Value | undefined {
    const [row] = this.#handle.run('select value from record where kind = ? and key = ?', [
      kind,
      key,
    ]).rows
    return row && (JSON.parse(String(row.value)) as Value)
  }

  has(kind: string, key: string): boolean {
    const text = 'select 1 from record where kind = ? and key = ?'
    return this.#handle.run(text, [kind, key]).rows.length > 0
  }

  async *each<Value>(kind: string): AsyncGenerator<FoundRecord<Value>> {
    const text = `select id, key, value from record where kind = ? and id > ? order by id limit ?`
    for await (const row of pages(this.#handle, { text, first: [kind] })) {
      yield { key: String(row.key), value: JSON.parse(String(row.value)) as Value }
    }
  }

  listGroup<Value>(kind: string, group: string): Value[] {
    const text = 'select value from record where kind = ? and grouped = ? order by id'
    const { rows } = this.#handle.run(text, [kind, group])
    return rows.map((it) => JSON.parse(String(it.value)) as Value)
  }
}

/**
 * Rows of a query by ascending id, a page at a time: the database frees its memory when the event loop
 * turns.
 */
export async function* pages(
  handle: Handle,
  { text, first = [] }: { readonly text: string; readonly first?: readonly unknown[] },
): AsyncGenerator<Record<string, unknown>> {
  for (let last = 0; ; await turn()) {
    const { rows } = handle.run(text, [...first, last, PAGE_ROWS])
    yield* rows
    if (rows.length < PAGE_ROWS) return
    last = Number(rows.at(-1)?.id)
  }
}
