import type { Text } from '../../../i18n/text.ts'
import type { Message } from '../../../model/message.ts'

/** Something that was changed in a cart without the visitor asking, kept until the next change. */
export interface CartNotice extends Message {
  /** Empty where it is about the cart as a whole. */
  readonly articleNumber: string
}

export function writeNotices(notices: readonly CartNotice[]): string | null {
  return notices.length > 0 ? JSON.stringify(notices) : null
}

/** The notices as texts, by article number. */
export function readNotices(json: string | null, text: Text): Map<string, string[]> {
  const notices = json ? (JSON.parse(json) as CartNotice[]) : []
  const byArticle = new Map<string, string[]>()
  for (const { articleNumber, key, values } of notices) {
    byArticle.set(articleNumber, [...(byArticle.get(articleNumber) ?? []), text(key, values)])
  }
  return byArticle
}
