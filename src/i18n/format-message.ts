import { unbroken } from './unbroken.ts'

/** The values of a message's placeholders. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

interface Placeholder {
  readonly name: string
  readonly kind: 'value' | 'plural' | 'select'
  readonly cases: ReadonlyMap<string, readonly Part[]>
}

type Part = string | Placeholder

interface Cursor {
  readonly message: string
  at: number
}

// Two apostrophes are one; an apostrophe before a brace or # quotes up to the next single one.
const LITERAL = /(')'|'([{}#](?:[^']|'')*)'?|([^{}#']+|['#])/y
const PLACE = /\{\s*([\w.-]+)\s*(?:,\s*(plural|select)\s*,|(?=\}))/y
const CASE = /\s*(=\d+|[\w-]+)\s*\{/y
const END = /\s*\}/y
const NO_CASES: Placeholder['cases'] = new Map()

const parsed = new Map<string, readonly Part[]>()
const plurals = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

/**
 * Fills in an ICU message: `{x}`, `{n, plural, =0 {…} one {…} other {# …}}`, `{x, select, a {…} other
 * {…}}`, nested at will. A missing or empty value is written as nothing and selects `none`. A number and
 * its unit stay on one line. Throws a SyntaxError for a malformed message.
 */
export function formatMessage(message: string, values: Values, language: string): string {
  return unbroken(write(parsedOf(message), values, language))
}

/** The names of a message's placeholders. Throws if the message is malformed. */
export function namesIn(message: string): ReadonlySet<string> {
  return new Set(listNames(parsedOf(message)))
}

function listNames(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.name, ...[...part.cases.values()].flatMap(listNames)],
  )
}

function parsedOf(message: string): readonly Part[] {
  let parts = parsed.get(message)
  if (!parts) {
    parts = parse(message)
    parsed.set(message, parts)
  }
  return parts
}

function parse(message: string): readonly Part[] {
  const cursor = { message, at: 0 }
  const parts = readParts(cursor)
  if (cursor.at < message.length) refuse(cursor)
  return parts
}

function readParts(cursor: Cursor, counted?: string): readonly Part[] {
  const parts: Part[] = []
  for (;;) {
    const next = cursor.message[cursor.at]
    if (next === undefined || next === '}') return parts
    if (next === '{') parts.push(readPlaceholder(cursor))
    else if (next === '#' && counted) parts.push(readCount(cursor, counted))
    else parts.push(readLiteral(cursor))
  }
}

function readCount(cursor: Cursor, name: string): Placeholder {
  cursor.at += 1
  return { name, kind: 'value', cases: NO_CASES }
}

function readLiteral(cursor: Cursor): string {
  const [, apostrophe, quoted, plain] = take(cursor, LITERAL)
  return apostrophe ?? quoted?.replaceAll("''", "'") ?? plain ?? ''
}

function readPlaceholder(cursor: Cursor): Placeholder {
  const [, name = '', kind] = take(cursor, PLACE)
  if (kind !== 'plural' && kind !== 'select') {
    take(cursor, END)
    return { name, kind: 'value', cases: NO_CASES }
  }
  const cases = new Map<string, readonly Part[]>()
  while (!has(cursor, END)) {
    const [, label = ''] = take(cursor, CASE)
    cases.set(label, readParts(cursor, kind === 'plural' ? name : undefined))
    take(cursor, END)
  }
  take(cursor, END)
  if (!cases.has('other')) refuse(cursor)
  return { name, kind, cases }
}

function has(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at
  return pattern.test(cursor.message)
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.message)
  if (!found) return refuse(cursor)
  cursor.at = pattern.lastIndex
  return found
}

function refuse({ message, at }: Cursor): never {
  throw new SyntaxError(`Text is not well formed at ${at}: ${message}`)
}

function write(parts: readonly Part[], values: Values, language: string): string {
  let written = ''
  for (const part of parts) {
    written += typeof part === 'string' ? part : writePlaceholder(part, values, language)
  }
  return written
}

function writePlaceholder(
  { name, kind, cases }: Placeholder,
  values: Values,
  language: string,
): string {
  const value = (Object.hasOwn(values, name) ? values[name] : undefined) ?? ''
  if (kind === 'value') return typeof value === 'number' ? formatNumber(value, language) : value
  const label = kind === 'select' ? String(value) || 'none' : pluralCase(cases, value, language)
  return write(cases.get(label) ?? cases.get('other') ?? [], values, language)
}

function pluralCase(cases: Placeholder['cases'], value: string | number, language: string): string {
  const exact = `=${value}`
  return cases.has(exact) ? exact : pluralRules(language).select(Number(value))
}

function pluralRules(language: string): Intl.PluralRules {
  let rules = plurals.get(language)
  if (!rules) {
    rules = new Intl.PluralRules(language)
    plurals.set(language, rules)
  }
  return rules
}

/** The thousands separators of the languages that ship. */
const THOUSANDS: Readonly<Record<string, string>> = { sv: '\u00a0', en: ',' }

/** Not by `Intl`: the first number format of a page costs more than drawing a widget. */
function formatNumber(value: number, language: string): string {
  const separator = THOUSANDS[language]
  if (separator && Number.isSafeInteger(value) && value >= 0) {
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, separator)
  }
  let numberFormat = numbers.get(language)
  if (!numberFormat) {
    numberFormat = new Intl.NumberFormat(language)
    numbers.set(language, numberFormat)
  }
  return numberFormat.format(value)
}
