/** PostgreSQL's numbers of its types. */
const BOOL = 16
const BYTEA = 17
const INT8 = 20
const INT2 = 21
const INT4 = 23
const FLOAT4 = 700
const FLOAT8 = 701
const NUMERIC = 1700

type Parser = (text: string) => unknown

const PARSERS: Readonly<Record<number, Parser>> = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
  [INT8]: toWhole,
  [INT2]: Number,
  [INT4]: Number,
  [FLOAT4]: Number,
  [FLOAT8]: Number,
  [NUMERIC]: toWhole,
}

/** Reads values as SQLite gives them: numbers, 0 and 1 for booleans, and JSON and everything else as text. */
export const valueTypes = {
  getTypeParser: (type: number): Parser => PARSERS[type] ?? String,
}

function toWhole(text: string): number {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is too large`)
  return value
}
