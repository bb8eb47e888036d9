/** What a page says of a visitor without cookies depends on what led to it. */
const FIELDS = { form: 'cookies', link: 'kept' } as const
const CHECK = new RegExp(`(?:^|&)(${Object.values(FIELDS).join('|')})=([0-9a-z]{1,12})$`)
/** A page that a form or a link leads to is asked for within this time. */
const CHECK_MS = 20_000

interface CheckOptions {
  readonly by?: keyof typeof FIELDS
  readonly now?: () => number
}

/**
 * The address of the page that a form or a link leads to whose visitor came without a cookie: that page
 * sees whether the one that was given comes back. The time in it keeps a link that was passed on, and a
 * page that is loaded again, from asking once more.
 */
export function checkForCookie(
  path: string,
  { by = 'form', now = Date.now }: CheckOptions = {},
): string {
  const [page, hash] = splitAt(path, '#')
  const sign = page.includes('?') ? '&' : '?'
  return `${page}${sign}${FIELDS[by]}=${now().toString(36)}${hash && `#${hash}`}`
}

export interface CookieCheck {
  /** The address without the question. */
  readonly url: string
  readonly isCheck: boolean
  /** Whether a form led here, of which its visitor has to hear. */
  readonly isAfterForm: boolean
}

export function readCookieCheck(url: string, now: () => number = Date.now): CookieCheck {
  const [path, query] = splitAt(url, '?')
  const match = CHECK.exec(query)
  if (!match) return { url, isCheck: false, isAfterForm: false }
  const age = now() - Number.parseInt(match[2] ?? '', 36)
  const rest = query.slice(0, match.index)
  const isCheck = Math.abs(age) < CHECK_MS
  const isAfterForm = isCheck && match[1] === FIELDS.form
  return { url: rest ? `${path}?${rest}` : path, isCheck, isAfterForm }
}

function splitAt(text: string, sign: string): [before: string, after: string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
