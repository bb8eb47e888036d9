/** Something that a reader keeps of a file. */
export interface FileRecord {
  /** What kind of thing it is; keys are unique within a kind. */
  readonly kind: string
  readonly key: string
  /** What several belong to, such as the product of its articles. */
  readonly group?: string
  /** Anything that JSON can hold. */
  readonly value: unknown
}

export interface FoundRecord<Value> {
  readonly key: string
  readonly value: Value
}

/**
 * What is kept of a file until its last record is known. It does not lie in memory, so a file may be
 * of any size.
 */
export interface RecordStore {
  /** False where the key is in use: what is there stays. */
  add(record: FileRecord): boolean
  /** In the place of what may be there. */
  replace(record: FileRecord): void
  /** The type is a claim: what a kind holds is known to who has added it. */
  get<Value>(kind: string, key: string): Value | undefined
  has(kind: string, key: string): boolean
  /** All of a kind, in the order in which they were added. */
  each<Value>(kind: string): AsyncIterable<FoundRecord<Value>>
  /** Those of one group, in the same order. */
  listGroup<Value>(kind: string, group: string): Value[]
}
