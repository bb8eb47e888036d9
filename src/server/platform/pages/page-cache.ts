import { type PageContext, priceAccess } from './page-context.ts'
import { BLANK_EMAIL, BLANK_TOKEN, type PageTemplate, toTemplate } from './page-template.ts'

/** Stock moves without a new catalogue; a page may be this much behind it. */
const TTL_MS = 5000
const MAX_PAGES = 50
const MAX_PATH_LENGTH = 300

interface CachedPage {
  readonly template: PageTemplate
  readonly until: number
}

export interface PageCache {
  /** The page drawn for everybody who sees the same prices; drawn again when it is too old. */
  read(
    page: PageContext,
    version: number,
    draw: (page: PageContext) => Promise<string | undefined>,
  ): Promise<PageTemplate | undefined>
}

/** Caches drawn pages for each address, price view and version of the catalogue. */
export function createPageCache(now: () => number = Date.now): PageCache {
  const pages = new Map<string, CachedPage>()

  function store(key: string, template: PageTemplate): void {
    const [oldest] = pages.size >= MAX_PAGES ? pages.keys() : []
    if (oldest !== undefined) pages.delete(oldest)
    pages.set(key, { template, until: now() + TTL_MS })
  }

  return {
    async read(page, version, draw) {
      const key = keyOf(page, version)
      const cached = pages.get(key)
      if (cached && cached.until > now()) return cached.template
      pages.delete(key)
      const markup = await draw(withoutPerson(page))
      if (markup === undefined) return undefined
      const template = toTemplate(markup)
      if (page.path.length <= MAX_PATH_LENGTH) store(key, template)
      return template
    },
  }
}

/** Nobody else's agreement has this key; the path comes last, because a visitor writes it. */
function keyOf(page: PageContext, version: number): string {
  const { language, storefront, visitor, path } = page
  const prices = `${priceAccess(page)} ${visitor.wantsVat === true} [${visitor.priceLists?.key ?? ''}]`
  return `${version} ${language} ${storefront} ${prices} ${path}`
}

/** A shared page shows what stands between the visitor and its prices, and nothing else of who looks. */
function withoutPerson(page: PageContext): PageContext {
  const { isBusiness, priceLists, wantsVat } = page.visitor
  return {
    ...page,
    token: BLANK_TOKEN,
    email: BLANK_EMAIL,
    visitor: {
      isAuthenticated: isBusiness || priceAccess(page) === 'business',
      isBusiness,
      priceLists,
      wantsVat,
    },
    cart: { quantity: 0 },
  }
}
