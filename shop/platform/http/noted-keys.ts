import type { FastifyReply } from 'fastify'

const COOKIE = 'courtside_keys'
const MAX_RECORDS = 20
const RECORD = /^((?:order|quotation)\.[\w-]{1,64})\.([\w-]{1,64})$/

/** The record that a key opens: `order.ID` or `quotation.ID`. */
export type KeyedRecord = `${'order' | 'quotation'}.${string}`

/** Keys of records that this browser opened by links, the newest first. */
export type NotedKeys = ReadonlyMap<string, string>

const NONE: NotedKeys = new Map()

/** A key from the cookie is not trusted: it is verified like one in an address. */
export function readNotedKeys({ [COOKIE]: cookie }: Readonly<Record<string, string | undefined>>) {
  if (!cookie) return NONE
  const noted = new Map<string, string>()
  for (const text of cookie.split('~', MAX_RECORDS)) {
    const [, record, key] = RECORD.exec(text) ?? []
    if (record && key) noted.set(record, key)
  }
  return noted
}

/**
 * Stores a key in the browser until it is closed or its visitor logs out; beyond the limit, the oldest
 * is dropped. The browser holds the key, as it held the link, so the shop need not record who read what.
 */
export function noteKey(
  reply: FastifyReply,
  { record, key }: { readonly record: KeyedRecord; readonly key: string },
  isSecure: boolean,
): void {
  const others = [...readNotedKeys(reply.request.cookies)].filter(([it]) => it !== record)
  const kept = [[record, key], ...others].slice(0, MAX_RECORDS)
  const value = kept.map((it) => it.join('.')).join('~')
  reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure })
}

export function forgetKeys(reply: FastifyReply): void {
  if (reply.request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' })
}
