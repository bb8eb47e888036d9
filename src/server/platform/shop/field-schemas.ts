import * as v from 'valibot'
import { isMailAddress } from '../mail/message.ts'

/** What stands where an answer is still missing; a shop does not start with one. */
export const BLANK = '___'

const MAX_LINE_LENGTH = 200
const MAX_TEXT_LENGTH = 5000
const MAX_URL_LENGTH = 500
const MAX_AMOUNT = 1_000_000

/** A field with what editors say of it. */
export function about<Schema extends v.GenericSchema>(text: string, schema: Schema) {
  return v.pipe(schema, v.description<v.InferOutput<Schema>, string>(text))
}

export const line = v.pipe(
  v.string('must be a text'),
  v.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, 'must be one line of text, without spaces around it'),
  v.maxLength(MAX_LINE_LENGTH, `must have at most ${MAX_LINE_LENGTH} characters`),
)

const text = v.pipe(
  v.string('must be a text'),
  v.regex(/\S/, 'must not be empty'),
  v.maxLength(MAX_TEXT_LENGTH, `must have at most ${MAX_TEXT_LENGTH} characters`),
)

/** The same in each language of the shop. */
export const words = v.strictObject({ sv: v.optional(line), en: v.optional(line) })

export type Words = v.InferOutput<typeof words>

/** Texts by their keys. */
export const textsByKey = v.record(v.string(), text)

export const flag = v.boolean('must be true or false')

export const mailAddress = v.pipe(
  v.string('must be a mail address'),
  v.check(isMailAddress, 'must be one mail address'),
)

/** In the currency's main unit: 49 or 49.5. */
export const amount = v.pipe(
  v.number('must be an amount, such as 49 or 49.5'),
  v.minValue(0, 'must not be below 0'),
  v.maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
)

export const country = v.pipe(
  v.string('must be the two letters of a country'),
  v.regex(/^[A-Z]{2}$/, 'must be the two capital letters of a country, such as SE'),
)

const MAX_PERCENT = 100

export const percent = v.pipe(
  v.number('must be a number of per cent, such as 25'),
  v.minValue(0, 'must not be below 0'),
  v.maxValue(MAX_PERCENT, `must be at most ${MAX_PERCENT}`),
)

export function count(min: number, max: number) {
  return v.pipe(
    v.number(`must be a whole number from ${min} to ${max}`),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
}

const MAX_DAYS = 60

/** First and last business day. */
export const daySpan = v.strictTuple(
  [count(0, MAX_DAYS), count(0, MAX_DAYS)],
  'must be the first and the last day, such as [1, 2]',
)

/** The scheme, host and port of an address, and nothing more. */
export const origin = v.pipe(
  v.string('must be an address such as https://cdn.example'),
  v.check(isOrigin, 'must be an address such as https://cdn.example, without a path'),
)

/** An address of the web, or of a page of the shop: `/c/shoes`. */
export const link = v.pipe(
  v.string('must be an address'),
  v.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
  v.check(isLink, 'must be an address such as https://shop.example/page or /page'),
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
