import type { Shown } from '../../platform/consents/consent-queries.ts'
import { wordsIn } from '../../platform/consents/words.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** How the checkout asks for the newsletter. */
export function newsletterQuestion({ shop, language }: Pick<Visitor, 'shop' | 'language'>): {
  readonly place: 'checkout'
  readonly shown: Shown
} {
  return { place: 'checkout', shown: { words: wordsIn(shop, 'checkout.newsletter'), language } }
}
