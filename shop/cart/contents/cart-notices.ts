import type { Text } from '../../../src/i18n/text.ts'
import type { Message } from '../../../src/model/validation.ts'
import { MINUTE_MS } from '../../platform/durations.ts'

/** A change that the shop made to a cart by itself, kept until the visitor's next change. */
export interface CartNotice extends Message {
  /** Empty for a notice about the whole cart. */
  readonly articleNumber: string
  /** The articles of a notice about several; their names are looked up when it is displayed. */
  readonly articleNumbers?: readonly string[]
  /** When it disappears; set once a page has displayed it. */
  readonly until?: number
}

/** Long enough to read, and for a script that fetches the cart again after the page has loaded. */
const SHOWN_MS = 10 * MINUTE_MS

/** Names beyond this number are only counted. */
const MAX_NAMES = 3

export function writeNotices(notices: readonly CartNotice[]): string | null {
  return notices.length > 0 ? JSON.stringify(notices) : null
}

/** The notices with an end time, for a page that displays them now. */
export function endNotices(json: string, now: number): string {
  return JSON.stringify(parse(json).map((it) => ({ until: now + SHOWN_MS, ...it })))
}

interface ShownIn {
  readonly text: Text
  /** Names of the articles in the cart, by article number. */
  readonly names: ReadonlyMap<string, string>
  readonly now: number
}

/** The texts of the notices that have not ended, by article number. */
export function readNotices(
  json: string | null,
  { text, names, now }: ShownIn,
): Map<string, string[]> {
  const shown = json ? parse(json).filter(({ until = now }) => until >= now) : []
  const byArticle = new Map<string, string[]>()
  for (const { articleNumber, articleNumbers = [], key, values } of shown) {
    const said = text(key, { ...values, ...listNames(articleNumbers, names) })
    byArticle.set(articleNumber, [...(byArticle.get(articleNumber) ?? []), said])
  }
  return byArticle
}

function parse(json: string): CartNotice[] {
  return JSON.parse(json)
}

/** The first few names, and how many more there are. Sizes of one product share a name. */
function listNames(articleNumbers: readonly string[], names: ReadonlyMap<string, string>) {
  const found = [...new Set(articleNumbers.flatMap((it) => names.get(it) ?? []))]
  return {
    names: found.slice(0, MAX_NAMES).join(', '),
    more: Math.max(found.length - MAX_NAMES, 0),
  }
}
