const FIELD = 'cookies'
/** A page that a form leads to is asked for within this time. */
const ASKED_MS = 20_000

/**
 * The address of the page that a form leads to whose visitor came without a cookie: that page sees
 * whether the one that was given comes back. The time in it keeps a link that was passed on, and a
 * page that is loaded again, from asking once more.
 */
export function checkForCookie(path: string, now: () => number = Date.now): string {
  const [page, hash] = splitAt(path, '#')
  const sign = page.includes('?') ? '&' : '?'
  return `${page}${sign}${FIELD}=${now().toString(36)}${hash && `#${hash}`}`
}

export interface CookieCheck {
  /** The address without the question. */
  readonly url: string
  readonly isAsked: boolean
}

export function readCookieCheck(url: string, now: () => number = Date.now): CookieCheck {
  const [path, query] = splitAt(url, '?')
  const asked = new RegExp(`(?:^|&)${FIELD}=([0-9a-z]{1,12})$`).exec(query)
  if (!asked) return { url, isAsked: false }
  const age = now() - Number.parseInt(asked[1] ?? '', 36)
  const rest = query.slice(0, asked.index)
  return { url: rest ? `${path}?${rest}` : path, isAsked: Math.abs(age) < ASKED_MS }
}

function splitAt(text: string, sign: string): [before: string, after: string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
