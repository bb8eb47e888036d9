import { CONSENT_PATH } from '../../src/model/consent.ts'
import type { Language } from '../../src/model/language.ts'
import {
  ACCOUNT_PATH,
  NEWSLETTER_ASK_PATH,
  ORDERS_PATH,
  WITHDRAW_PATH,
} from '../paths/shop-paths.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { stemOf } from './stemmer.ts'
import { isStopWord } from './synonyms.ts'
import { foldWord, tokenize, tokenizeQuery } from './tokenizer.ts'

/** A page of the shop without products. */
export interface FoundPage {
  /** Path without the prefixes of language and storefront. */
  readonly path: string
  readonly name: string
}

interface SearchedPage {
  readonly path: string
  readonly title: string
  /** Key of the words that find it, besides its title. */
  readonly words: string
}

const page = (path: string, title: string, words = path.slice(1)): SearchedPage => ({
  path,
  title,
  words: `search.words.${words}`,
})

/** Pages with a word in common come in order of relevance. */
const PAGES: readonly SearchedPage[] = [
  page('/delivery', 'page.delivery.title'),
  page('/returns', 'page.returns.title'),
  page(WITHDRAW_PATH, 'withdraw.start'),
  page('/contact', 'page.contact.title'),
  page('/terms', 'page.terms.title'),
  page('/privacy', 'page.privacy.title'),
  page('/accessibility', 'page.accessibility.title'),
  page(CONSENT_PATH, 'consent.title', 'cookies'),
  page(ORDERS_PATH, 'account.orders', 'orders'),
  page(ACCOUNT_PATH, 'page.account'),
  page(NEWSLETTER_ASK_PATH, 'newsletter.title'),
]

const LANGUAGES: readonly Language[] = ['sv', 'en']
const MAX_PAGES = 3
/** Letters from which an unfinished word is recognised. */
const MIN_BEGINNING = 4

/** Pages that match every word of a query, in either language. */
export function findPages(
  query: string,
  { shop, language }: { readonly shop: Pick<ShopFacts, 'text'>; readonly language: Language },
): FoundPage[] {
  const queryWords = tokenizeQuery(query)
    .map((it) => it.folded)
    .filter((it) => !isStopWord(it))
  if (queryWords.length === 0) return []
  const t = shop.text(language)
  return PAGES.filter(({ title, words }) =>
    LANGUAGES.some((lang) => {
      const pageWords = tokenize(`${shop.text(lang)(title)} ${shop.text(lang)(words)}`).map(
        foldWord,
      )
      return queryWords.every((word) => pageWords.some((it) => isMeant(word, it, lang)))
    }),
  )
    .slice(0, MAX_PAGES)
    .map(({ path, title }) => ({ path, name: t(title) }))
}

function isMeant(word: string, pageWord: string, language: Language): boolean {
  if (stemOf(word, language) === stemOf(pageWord, language)) return true
  return word.length >= MIN_BEGINNING && pageWord.startsWith(word)
}
