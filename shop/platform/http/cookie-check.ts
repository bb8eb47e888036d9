/** The parameter that marks an address as a cookie check, by what led to the page. */
const FIELDS = { form: 'cookies', link: 'kept' } as const
const CHECK = new RegExp(`(?:^|&)(${Object.values(FIELDS).join('|')})=([0-9a-z]{1,12})$`)
/** A check counts only this soon after the redirect. */
const CHECK_MS = 20_000

interface CheckOptions {
  readonly by?: keyof typeof FIELDS
  readonly now?: () => number
}

/**
 * Marks the address of the next page for a visitor who came without a cookie, so that this page can tell
 * whether the browser returns the cookie it was just given. The time in the mark keeps a link that is
 * passed on, and a page that is reloaded, from checking again.
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
  /** The address without the mark. */
  readonly url: string
  readonly isCheck: boolean
  /** Whether a form led here: its visitor must be told that it failed. */
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
