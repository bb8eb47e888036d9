import type { Text } from '../../../i18n/text.ts'
import type { Message } from '../../../model/message.ts'

/** Something that was changed in a cart without the visitor asking, kept until the next change. */
export interface CartNotice extends Message {
  /** Empty where it is about the cart as a whole. */
  readonly articleNumber: string
  /** What it tells of, where that is more than one: their names are written when it is shown. */
  readonly articleNumbers?: readonly string[]
}

/** So many names are read, and not skipped. */
const MAX_NAMES = 3

export function writeNotices(notices: readonly CartNotice[]): string | null {
  return notices.length > 0 ? JSON.stringify(notices) : null
}

/** The notices as texts, by article number; `names` of the articles in the cart, by theirs. */
export function readNotices(
  json: string | null,
  text: Text,
  names: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const notices = json ? (JSON.parse(json) as CartNotice[]) : []
  const byArticle = new Map<string, string[]>()
  for (const { articleNumber, articleNumbers = [], key, values } of notices) {
    const said = text(key, { ...values, ...listNames(articleNumbers, names) })
    byArticle.set(articleNumber, [...(byArticle.get(articleNumber) ?? []), said])
  }
  return byArticle
}

/** The first few names, and how many more there are. Sizes of one product have one name. */
function listNames(articleNumbers: readonly string[], names: ReadonlyMap<string, string>) {
  const found = [...new Set(articleNumbers.flatMap((it) => names.get(it) ?? []))]
  return {
    names: found.slice(0, MAX_NAMES).join(', '),
    more: Math.max(found.length - MAX_NAMES, 0),
  }
}
