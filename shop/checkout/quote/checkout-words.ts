import type { DisplayedWords } from '../../consents/consent-queries.ts'
import { findDisplayedWords, wordsMark } from '../../consents/displayed-words.ts'
import { termsWords, type Words, wordsIn } from '../../consents/words.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'

/** The marks of `checkoutWords`, as the client returned them. */
type SentMarks = string | null | undefined

const BETWEEN = '.'

/** Marks of the texts at the checkout's checkboxes: the terms, and the newsletter's question. */
export function checkoutWords(visitor: Visitor): string {
  const { words } = newsletterQuestion(visitor).shown
  return [termsWords(visitor), words].map(wordsMark).join(BETWEEN)
}

/** The terms as the visitor saw them. */
export async function findTerms(db: Db, visitor: Visitor, sent: SentMarks): Promise<Words> {
  const [mark] = sent?.split(BETWEEN) ?? []
  const asked = { consent: 'terms', place: 'checkout' } as const
  const words = await findDisplayedWords(db, asked, termsWords(visitor), mark)
  if (!words) throw changedWordsRefusal('acceptTermsOfCondition')
  return words
}

/** The newsletter's question as the visitor saw it. */
export async function findQuestion(db: Db, visitor: Visitor, sent: SentMarks) {
  const [, mark] = sent?.split(BETWEEN) ?? []
  const { place, shown } = newsletterQuestion(visitor)
  const words = await findDisplayedWords(db, { consent: 'newsletter', place }, shown.words, mark)
  if (!words) throw changedWordsRefusal('acceptNewsletter')
  return { place, shown: { ...shown, words } }
}

function changedWordsRefusal(path: string): ShopError {
  const reason = { key: 'consent.changed' }
  return new ShopError(409, reason, { modelState: { [path]: [reason] } })
}

/** The checkout's question about the newsletter. */
function newsletterQuestion({ shop, language }: Pick<Visitor, 'shop' | 'language'>): {
  readonly place: 'checkout'
  readonly shown: DisplayedWords
} {
  return { place: 'checkout', shown: { words: wordsIn(shop, 'checkout.newsletter'), language } }
}
