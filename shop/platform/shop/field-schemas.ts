import * as v from 'valibot'
import { readEmail } from '../../../src/model/validation.ts'
import { isCountry } from './country-currencies.ts'
import { because } from './fault.ts'

/** Placeholder for a missing answer; a shop does not start with one. */
export const BLANK = '___'

const MAX_LINE_LENGTH = 200
const MAX_TEXT_LENGTH = 5000
const MAX_URL_LENGTH = 500
const MAX_AMOUNT = 1_000_000

/** A field with its description for editors. */
export function about<Schema extends v.GenericSchema>(text: string, schema: Schema) {
  return v.pipe(schema, v.description<v.InferOutput<Schema>, string>(text))
}

export const line = v.pipe(
  v.string(because('shopFile.text')),
  v.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, because('shopFile.line')),
  v.maxLength(MAX_LINE_LENGTH, because('shopFile.tooLong', { limit: MAX_LINE_LENGTH })),
)

const text = v.pipe(
  v.string(because('shopFile.text')),
  v.regex(/\S/, because('shopFile.empty')),
  v.maxLength(MAX_TEXT_LENGTH, because('shopFile.tooLong', { limit: MAX_TEXT_LENGTH })),
)

/** A text in each language of the shop. */
export const words = v.strictObject({ sv: v.optional(line), en: v.optional(line) })

export type Words = v.InferOutput<typeof words>

/** Texts by their keys. */
export const textsByKey = v.record(v.string(because('shopFile.text')), text)

export const flag = v.boolean(because('shopFile.flag'))

export const mailAddress = v.pipe(
  v.string(because('shopFile.mailAddress')),
  v.check((it) => 'email' in readEmail(it), because('shopFile.mailAddress')),
)

/** An amount in the currency's main unit: 49 or 49.5. */
export const amount = v.pipe(
  v.number(because('shopFile.amount')),
  v.minValue(0, because('shopFile.negative')),
  v.maxValue(MAX_AMOUNT, because('shopFile.tooBig', { limit: MAX_AMOUNT })),
)

export const country = v.pipe(
  v.string(because('shopFile.country')),
  v.regex(/^[A-Z]{2}$/, because('shopFile.country')),
  v.check(isCountry, because('shopFile.notCountry')),
)

const MAX_PERCENT = 100

export const percent = v.pipe(
  v.number(because('shopFile.percent')),
  v.minValue(0, because('shopFile.negative')),
  v.maxValue(MAX_PERCENT, because('shopFile.tooBig', { limit: MAX_PERCENT })),
)

export function count(min: number, max: number) {
  return v.pipe(
    v.number(because('shopFile.between', { min, max })),
    v.integer(because('shopFile.whole')),
    v.minValue(min, because('shopFile.tooSmall', { limit: min })),
    v.maxValue(max, because('shopFile.tooBig', { limit: max })),
  )
}

const MAX_DAYS = 60

export function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, because('shopFile.list'))
}

export function oneOf<const Option extends string>(options: readonly Option[]) {
  const quoted = options.map((it) => `"${it}"`)
  const others = quoted.slice(0, -1).join(', ')
  return v.picklist(options, because('shopFile.oneOf', { others, last: quoted.at(-1) }))
}

/** First and last business day. */
export const daySpan = v.strictTuple(
  [count(0, MAX_DAYS), count(0, MAX_DAYS)],
  because('shopFile.daySpan'),
)

/** The scheme, host and port of an address only. */
export const origin = v.pipe(
  v.string(because('shopFile.origin')),
  v.check(isOrigin, because('shopFile.origin')),
)

/** A web address, or the path of a page of the shop: `/c/shoes`. */
export const link = v.pipe(
  v.string(because('shopFile.link')),
  v.maxLength(MAX_URL_LENGTH, because('shopFile.tooLong', { limit: MAX_URL_LENGTH })),
  v.check(isLink, because('shopFile.link')),
)

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.origin === value
}

function isLink(value: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true
  return URL.canParse(value) && /^(https?|mailto|tel):$/.test(new URL(value).protocol)
}
