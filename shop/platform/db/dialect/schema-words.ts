/** Tables of the goods that a node copies from a server: with the column of the product, and the others. */
export const GOODS_TABLES = {
  ofProduct: {
    product: 'id',
    product_text: 'product_id',
    product_category: 'product_id',
    article: 'product_id',
  },
  ofCategories: ['category', 'category_text'],
} as const

/** What SQLite and PostgreSQL write differently about the layout of tables. */
export interface SchemaWords {
  /** The tables of the database as rows of `name`, the first one first. */
  readonly tables: string
  /** The columns of the primary key of the table `?1`, as rows of `name`. */
  readonly key: string
  /** Has everybody else wait who would write; undefined if a transaction does that by itself. */
  holdWrites(tables: readonly string[]): string | undefined
  /** Lets the numbers that the database gives go on after those that are there; undefined if they do. */
  continueNumbers(table: string, column: string): string | undefined
  /** Compared and sorted by the bytes of its characters. */
  readonly text: string
  /** A text whose letters A to Z are the same in any case, as far as `caselessKey` says. */
  readonly caseless: string
  /** Whole numbers of up to 53 bits: amounts, instants, and the flags 0 and 1. */
  readonly integer: string
  readonly real: string
  readonly bytes: string
  /** A primary key of numbers that the database gives. */
  readonly serial: string
  /** The same; it never gives a number again whose row is deleted. */
  readonly lastingSerial: string
  /** The end of a table that is stored by its primary key. */
  readonly storedByKey: string
  /** The end of a table that is stored by its row's number. */
  readonly storedByRow: string
  /** The type of a column that only takes JSON. */
  json(column: string): string
  /** What a primary key of the type `caseless` needs besides. */
  caselessKey(table: string, column: string): readonly string[]
  trigger(trigger: Trigger): readonly string[]
  /** What tells the nodes' copies of the goods about changes; none where the goods are read themselves. */
  readonly changeLog: readonly string[]
  /** The statement of a trigger that refuses the change. */
  refuse(why: string): string
}

export interface Trigger {
  readonly name: string
  /** Such as `after delete on product`. */
  readonly on: string
  readonly when?: string
  /** One statement, in which `old` and `new` are the row. */
  readonly run: string
}
