import { formatDate } from '../../../src/i18n/dates.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import { parseAmount } from '../../../src/model/amount-text.ts'
import { instantOf } from '../../platform/dates.ts'
import { kindOf } from '../audit/audit-fields.ts'
import type { AuditLine } from '../audit/audit-queries.ts'
import { languageName, type StaffContext } from '../page/staff-context.ts'

/** A changed description would otherwise fill the page. */
const MAX_SHOWN = 120

type Reader = Pick<StaffContext, 't' | 'language' | 'shop'>
type Values = AuditLine['after']

/** Describes the values before and after: `Roll: Försäljning → Ägare`. */
export function describeChange(reader: Reader, line: AuditLine): string {
  const { before = {}, after = {} } = line
  const currency = currencyOf(before) ?? currencyOf(after) ?? line.currency ?? reader.shop.currency
  const write = (field: string, value: unknown) =>
    field === 'customer' && line.customerName
      ? line.customerName
      : writeValue({ ...reader, currency }, field, value)
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => {
    const values = [before, after].filter((it) => it[field] != null && it[field] !== '')
    const texts = values.map((it) => write(field, it[field]))
    return { field, texts, isSame: texts.length > 1 && texts[0] === texts[1] }
  })
  return parts
    .filter(({ field, texts, isSame }) => field !== 'currency' && texts.length > 0 && !isSame)
    .filter(({ texts }) => texts.join() !== line.subjectName)
    .map(({ field, texts }) => `${labelOf(reader, field)}: ${texts.join(' → ')}`)
    .join(' · ')
}

function currencyOf(values: NonNullable<Values>): string | undefined {
  return typeof values.currency === 'string' ? values.currency : undefined
}

function labelOf({ t }: Reader, field: string): string {
  const key = field.includes('.') ? `staff.goods.field.${field}` : `staff.field.${field}`
  const label = t(key)
  return label === key ? field : label
}

type Writer = Reader & { readonly currency: string }

function writeValue(reader: Writer, field: string, value: unknown): string {
  const kind = kindOf(field)
  if (typeof kind === 'function') return choose(reader.t, kind(String(value)), String(value))
  return WRITERS[kind](reader, value)
}

const WRITERS = {
  text: (_, value) => clip(String(value)),
  money: moneyText,
  prices: pricesText,
  percent: ({ t }, value) => t('staff.audit.percent', { n: String(value) }),
  day: ({ language }, value) => formatDate(String(value), language),
  instant: instantText,
  language: ({ language }, value) =>
    value === 'sv' || value === 'en' ? languageName(value, language) : String(value),
} as const satisfies Readonly<Record<string, (reader: Writer, value: unknown) => string>>

function clip(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()} …` : text
}

/** Formats a typed local time, by the shop's clock. */
function instantText({ shop, language }: Writer, value: unknown): string {
  const at = instantOf(String(value), shop)
  return at === undefined ? String(value) : shop.dateTime(at, language)
}

function choose(t: Reader['t'], keys: readonly string[], value: string): string {
  const key = keys.find((it) => t(it) !== it)
  return key === undefined ? value : t(key)
}

/** Formats an amount in minor units, or as typed. */
function moneyText({ language, currency }: Writer, value: unknown): string {
  const minor = typeof value === 'number' ? value : parseAmount(String(value), currency)
  return minor === undefined ? String(value) : formatMoney(minor, currency, language)
}

/** Formats prices by article number. */
function pricesText(reader: Writer, value: unknown): string {
  return Object.entries(value ?? {})
    .map(([article, price]) => `${article} ${moneyText(reader, price)}`)
    .join(', ')
}
