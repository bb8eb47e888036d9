import { type ColumnDefinitionBuilder, sql } from 'kysely'

type Column = ColumnDefinitionBuilder
type Rules = (column: Column) => Column
type Preset = number | string

export const required: Rules = (it) => it.notNull()
export const unique: Rules = (it) => it.notNull().unique()
export const key: Rules = (it) => it.primaryKey()

/** The key of a table that has one row. */
export const onlyKey: Rules = (it) => it.primaryKey().check(sql`id = 1`)

/** SHA-256, in hexadecimal digits, as the key. */
export const hashKey: Rules = (it) => it.primaryKey().check(sql`length(token_hash) = 64`)

/** Required, with a value where a row states none. */
export const preset =
  (value: Preset): Rules =>
  (it) =>
    it.notNull().defaultTo(value)

/** Required, and a condition; with a value where a row states none. */
export const must =
  (condition: string, value?: Preset): Rules =>
  (it) => {
    const column = it.notNull().check(sql.raw(condition))
    return value === undefined ? column : column.defaultTo(value)
  }

/** Null, or a condition. */
export const may =
  (condition: string): Rules =>
  (it) =>
    it.check(sql.raw(condition))

export const language = must(`lang in ('sv', 'en')`)
export const storefront = must(`storefront in ('sport', 'professional')`)

/** Refers to a row that cannot be deleted before this one. */
export const refersTo =
  (target: string): Rules =>
  (it) =>
    it.notNull().references(target)

/** Null, or a row that cannot be deleted before this one; or one whose deletion leaves null. */
export const mayReferTo =
  (target: string, onDelete?: 'set null'): Rules =>
  (it) =>
    onDelete ? it.references(target).onDelete(onDelete) : it.references(target)

/** Is deleted with the row that it refers to. */
export const partOf =
  (target: string): Rules =>
  (it) =>
    it.notNull().references(target).onDelete('cascade')

export const mayBePartOf =
  (target: string): Rules =>
  (it) =>
    it.references(target).onDelete('cascade')

/** The key of a row that adds to another, and is deleted with it. */
export const keyOf =
  (target: string): Rules =>
  (it) =>
    it.primaryKey().references(target).onDelete('cascade')
