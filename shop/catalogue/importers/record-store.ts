/** A record that a reader keeps of a file. */
export interface FileRecord {
  /** The kind of record; keys are unique within a kind. */
  readonly kind: string
  readonly key: string
  /** What several records belong to, such as the product of articles. */
  readonly group?: string
  /** Any JSON value. */
  readonly value: unknown
}

export interface FoundRecord<Value> {
  readonly key: string
  readonly value: Value
}

/**
 * Holds what a reader keeps until the last record has been read. It is not in memory, so that files may
 * be of any size.
 */
export interface RecordStore {
  /** Returns false if the key is in use: the existing record stays. */
  add(record: FileRecord): boolean
  /** Replaces the record with this key, if any. */
  replace(record: FileRecord): void
  /** The type is a claim: only the caller knows what a kind holds. */
  get<Value>(kind: string, key: string): Value | undefined
  has(kind: string, key: string): boolean
  /** All records of a kind, in the order in which they were added. */
  each<Value>(kind: string): AsyncIterable<FoundRecord<Value>>
  /** The records of one group, in the same order. */
  listGroup<Value>(kind: string, group: string): Value[]
}
