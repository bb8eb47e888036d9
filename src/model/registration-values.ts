import { bareText } from './plain-text.ts'

/** An option of a registration field. */
export interface FieldOption {
  readonly key: string
  readonly label: string
}

/** How many years before and after today a date may be. */
const DATE_YEARS = 100
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TICKED = /^(?:true|on|1)$/i

/** The first and the last day that a date field accepts, as ISO dates. */
export function dateBounds(today: string): { readonly min: string; readonly max: string } {
  return { min: addYears(today, -DATE_YEARS), max: addYears(today, DATE_YEARS) }
}

/** Whether this is a day of the calendar, within the bounds. */
export function isDateWithin(date: string, { min, max }: ReturnType<typeof dateBounds>): boolean {
  return isDay(date) && date >= min && date <= max
}

/** Whether a checkbox is ticked, in any spelling of clients and backends. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && TICKED.test(value.trim()))
}

/** An e-mail address without the spaces that people and keyboards insert. */
export function withoutSpaces(email: string): string {
  return bareText(email).replace(/\s+/g, '')
}

/** The options of a field: JSON text, or the list itself; undefined for anything else. */
export function readOptions(source: unknown): readonly FieldOption[] | undefined {
  if (source === undefined || source === null || source === '') return []
  const list = typeof source === 'string' ? parse(source) : source
  return Array.isArray(list) ? list.flatMap(toOption) : undefined
}

function toOption(item: unknown): FieldOption[] {
  if (typeof item !== 'object' || item === null) return []
  const fields = new Map(Object.entries(item).map(([name, value]) => [name.toLowerCase(), value]))
  const key = wordsOf(fields.get('key'))
  const label = wordsOf(fields.get('value'))
  return key === undefined ? [] : [{ key, label: label || key }]
}

function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDay(date: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(date) ?? []
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

/** 29 February becomes 28 February in a year without it. */
function addYears(date: string, years: number): string {
  const [, year = '', month = '', day = ''] = ISO_DATE.exec(date) ?? []
  const moved = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`
  return isDay(moved) ? moved : moved.replace(/29$/, '28')
}
