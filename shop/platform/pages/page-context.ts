import type { Text } from '../../../src/i18n/text.ts'
import type { TypedMoney } from '../../../src/model/facet-query.ts'
import type { Language } from '../../../src/model/language.ts'
import { type PriceView, showsVat } from '../../../src/model/prices.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { type PriceLists, textFor, type Visitor } from '../http/visitor.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'

/** What every page knows about its viewer, shop and address. */
export interface PageContext {
  readonly language: Language
  readonly storefront: Storefront
  readonly shop: ShopFacts
  readonly t: Text
  /** The address without the prefixes of language and storefront, with the query: `/c/shoes?page=2`. */
  readonly path: string
  /** Request verification token, for forms that work without script. */
  readonly token: string
  readonly viewer: PageViewer
  /** Address of the logged-in customer, for fields that ask for it; absent without one. */
  readonly email?: string
  /**
   * When a tag that needs the viewer's consent wakes: `idle` if it has been given, else `consent`; absent
   * if that is unknown.
   */
  readonly consentWake?: string
  /** Whether the shop has new products; without any, no link mentions news. */
  readonly hasNews: boolean
  /** Whether the viewer still reads that the shop is a demo; absent where it is none. */
  readonly demoLine?: 'open' | 'closed'
}

export interface PageViewer {
  readonly isAuthenticated: boolean
  /**
   * Distinguishes customers in a browser's tabs, and reveals nothing else; empty for an anonymous viewer,
   * absent if the page must not depend on the viewer.
   */
  readonly mark?: string | undefined
  /** A logged-in buyer of a company, who sees prices and stock of the professional storefront. */
  readonly isBusiness: boolean
  /** The company's agreed prices; part of the key of every cache with prices. */
  readonly priceLists?: PriceLists | undefined
  /** Whether prices of the professional storefront include VAT. */
  readonly wantsVat?: boolean | undefined
  readonly name?: string
  readonly company?: string
  /** The orders that await this approver's decision, and when the first expires; absent without any. */
  readonly toApprove?: { readonly count: number; readonly until: number } | undefined
}

/** What a page knows of a visitor, without the identity. */
export function pageViewer(visitor: Visitor): PageViewer {
  const { customer, storefront, canSeePrices, priceLists, wantsVat } = visitor
  const isBusiness = storefront === 'professional' && canSeePrices
  return { isAuthenticated: customer !== undefined, isBusiness, priceLists, wantsVat }
}

/** The context for the answer of a call, which has no form and no page around it. */
export function pageOfCall(visitor: Visitor): PageContext {
  const { language, storefront, shop } = visitor
  return {
    ...{ language, storefront, shop, t: textFor(visitor), path: '/', token: '' },
    ...{ viewer: pageViewer(visitor), hasNews: false },
  }
}

/** What decides which prices a page shows, and whether any. */
export type PriceViewer = Pick<PageContext, 'storefront' | 'viewer'>

/** `shown`, or what the viewer lacks: a login, or a company account. */
export type PriceAccess = 'shown' | 'login' | 'business'

/** Whether a page states prices with VAT. */
export function statesVat(page: PriceViewer): boolean {
  return showsVat(priceView(page))
}

/** `''`, `/en`, `/pro` or `/en/pro`. */
export function prefixOf(page: Pick<PageContext, 'language' | 'storefront'>): string {
  const language = page.language === 'en' ? '/en' : ''
  return page.storefront === 'professional' ? `${language}/pro` : language
}

/** The address of a page in the same language and storefront; `/` is the home page. */
export function linkTo(page: Pick<PageContext, 'language' | 'storefront'>, path: string): string {
  const prefix = prefixOf(page)
  return path === '/' ? prefix || '/' : prefix + path
}

/** The currency and language of prices typed on a page. */
export function typedMoney({ shop, language }: Pick<PageContext, 'shop' | 'language'>): TypedMoney {
  return { currency: shop.currency, language }
}

/** On the professional storefront, only buyers of a company see prices and stock. */
export function seesPrices(page: PriceViewer): boolean {
  return priceAccess(page) === 'shown'
}

/** How the viewer sees the prices of a page. */
export function priceView(page: PriceViewer): PriceView {
  const { storefront, viewer } = page
  return { storefront, canSeePrices: seesPrices(page), wantsVat: viewer.wantsVat }
}

export function priceAccess({ storefront, viewer }: PriceViewer): PriceAccess {
  if (storefront === 'sport' || viewer.isBusiness) return 'shown'
  return viewer.isAuthenticated ? 'business' : 'login'
}

/** Values for texts about the price of delivery; the limit is empty without free delivery. */
export function deliveryValues({
  shop,
  storefront,
  language,
}: Pick<PageContext, 'shop' | 'storefront' | 'language'>) {
  const limit = shop.freeDeliveryFrom(storefront)
  return {
    sum: shop.money(shop.deliveryFrom(storefront), language),
    limit: limit === undefined ? '' : shop.money(limit, language),
  }
}
