import { deflateSync, inflateSync } from 'node:zlib'
import { findText } from '../texts/server-text.ts'

/** Typed quantities by article number. */
export type ReturnedBoxes = Readonly<
  Record<string, { readonly quantity: string; readonly error?: string }>
>

export const FLASH_COOKIE = 'courtside_flash'
export const FLASH_SECONDS = 60

/**
 * The result of a form, which the next page shows once. A cookie carries it.
 */
export interface Flash {
  /** Key of its text, or `refused`. */
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Translated sentences about refusals. */
  readonly errors?: readonly string[]
  readonly boxes?: ReturnedBoxes
}

/** Has no text beside its errors. */
const REFUSED = 'refused'

const MAX_LENGTH = 3500
const MAX_TEXT_LENGTH = 300
/** More than the boxes of any form of sizes. */
const MAX_ENTRIES = 1000
/** Limit after decompression. */
const MAX_BYTES = 256 * 1024
/** The first byte of compressed data, with which JSON never begins. */
const ZLIB = 0x78

/**
 * Encodes a flash for a cookie. If it is too long, the errors of boxes are dropped first, then the typed
 * quantities.
 */
export function writeFlash(flash: Flash): string {
  const { boxes = {} } = flash
  const typed = Object.entries(boxes).map(([number, { quantity }]) => [number, { quantity }])
  const ways = [
    () => encode(flash),
    () => pack(flash),
    () => pack({ ...flash, boxes: Object.fromEntries(typed) }),
  ]
  for (const write of ways) {
    const encoded = write()
    if (encoded.length <= MAX_LENGTH) return encoded
  }
  return encode({ ...flash, boxes: {} })
}

/** Undefined for a cookie that this shop did not write. Its texts are never treated as markup. */
export function readFlash(cookie: string | undefined): Flash | undefined {
  if (!cookie || cookie.length > MAX_LENGTH) return undefined
  try {
    return toFlash(JSON.parse(unpack(Buffer.from(cookie, 'base64url')).toString('utf8')))
  } catch {
    return undefined
  }
}

function encode(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString('base64url')
}

/** Compresses, since boxes repeat each other. */
function pack(flash: Flash): string {
  return deflateSync(JSON.stringify(flash), { level: 9 }).toString('base64url')
}

function unpack(bytes: Buffer): Buffer {
  const isPacked = bytes[0] === ZLIB
  return isPacked ? inflateSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes
}

function toFlash(value: unknown): Flash | undefined {
  if (!isRecord(value)) return undefined
  const { key } = value
  if (!isShort(key) || (key !== REFUSED && !findText('sv', key))) return undefined
  const errors = Array.isArray(value.errors) ? value.errors.filter(isShort).slice(0, 10) : []
  return { key, values: toValues(value.values), errors, boxes: toBoxes(value.boxes) }
}

function toValues(value: unknown): Record<string, string | number> {
  const entries = isRecord(value) ? Object.entries(value).slice(0, MAX_ENTRIES) : []
  return Object.fromEntries(
    entries.flatMap(([key, it]) => (isShort(it) || typeof it === 'number' ? [[key, it]] : [])),
  )
}

function toBoxes(value: unknown): ReturnedBoxes {
  const entries = isRecord(value) ? Object.entries(value).slice(0, MAX_ENTRIES) : []
  return Object.fromEntries(
    entries.flatMap(([number, it]) => {
      if (!isRecord(it) || !isShort(it.quantity)) return []
      return [[number, { quantity: it.quantity, ...(isShort(it.error) && { error: it.error }) }]]
    }),
  )
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
