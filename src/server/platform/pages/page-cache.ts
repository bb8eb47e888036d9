import { randomBytes } from 'node:crypto'
import { markupOf, trusted } from '../html/html.ts'
import { type PageContext, seesPrices } from './page-context.ts'
import type { PersonalParts } from './personal.ts'

/** Stock moves without a new catalogue; a page may be this much behind it. */
const TTL_MS = 5000
const MAX_PAGES = 50
const MAX_PATH_LENGTH = 300

/** Where something personal stands in a page that is kept for everybody. Nobody can guess the names. */
const MARK = randomBytes(12).toString('hex')
const TOKEN = `token-${MARK}`
const ACCOUNT = `account-${MARK}`
const CART = `cart-${MARK}`
const NOTICE = `notice-${MARK}`

/** The parts of a kept page that are put in for each visitor. */
export const BLANK_PARTS: PersonalParts = {
  account: trusted(ACCOUNT),
  cart: trusted(CART),
  notice: trusted(NOTICE),
}

interface CachedPage {
  readonly markup: string
  readonly until: number
}

export interface PageCache {
  /** The page drawn for everybody who sees the same prices; drawn again when it is too old. */
  read(
    page: PageContext,
    version: number,
    draw: (page: PageContext) => Promise<string | undefined>,
  ): Promise<string | undefined>
}

/** Keeps drawn pages for each address, price view and version of the catalogue (BACKEND 2). */
export function createPageCache(now: () => number = Date.now): PageCache {
  const pages = new Map<string, CachedPage>()

  return {
    async read(page, version, draw) {
      const key = `${version} ${page.language} ${page.storefront} ${seesPrices(page)} ${page.path}`
      const cached = pages.get(key)
      if (cached && cached.until > now()) return cached.markup
      pages.delete(key)
      const markup = await draw(withoutPerson(page))
      if (markup === undefined || page.path.length > MAX_PATH_LENGTH) return markup
      const [oldest] = pages.size >= MAX_PAGES ? pages.keys() : []
      if (oldest !== undefined) pages.delete(oldest)
      pages.set(key, { markup, until: now() + TTL_MS })
      return markup
    },
  }
}

/** Puts a visitor's own parts in the places that were left for them. */
export function fillIn(markup: string, token: string, parts: PersonalParts): string {
  return markup
    .replaceAll(TOKEN, token)
    .replace(ACCOUNT, () => markupOf(parts.account))
    .replace(CART, () => markupOf(parts.cart))
    .replace(NOTICE, () => (parts.notice ? markupOf(parts.notice) : ''))
}

/** What is kept for everybody knows whether prices are seen, and nothing else of who looks. */
function withoutPerson(page: PageContext): PageContext {
  const { isBusiness } = page.visitor
  return {
    ...page,
    token: TOKEN,
    visitor: { isAuthenticated: isBusiness, isBusiness },
    cart: { quantity: 0 },
  }
}
