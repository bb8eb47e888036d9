import type { Text } from '../../../src/i18n/text.ts'
import type { TypedMoney } from '../../../src/model/facet-query.ts'
import type { Language } from '../../../src/model/language.ts'
import { type PriceView, showsVat } from '../../../src/model/prices.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { type PriceLists, textFor, type Visitor } from '../http/visitor.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'

/** What every page knows about whom it is written for. */
export interface PageContext {
  readonly language: Language
  readonly storefront: Storefront
  readonly shop: ShopFacts
  readonly t: Text
  /** Address without the prefixes of language and storefront, query included: `/c/shoes?page=2`. */
  readonly path: string
  /** Request verification token, for forms that work without script. */
  readonly token: string
  readonly viewer: PageViewer
  /** Of whoever is logged in, for fields that ask for it; absent for nobody. */
  readonly email?: string
  /**
   * When a tag wakes that needs the viewer's yes: `idle` after it, `consent` with it; absent where that
   * is not known.
   */
  readonly consentWake?: string
  /** Whether anything is new in the shop; else nothing is called so. */
  readonly hasNews: boolean
}

export interface PageViewer {
  readonly isAuthenticated: boolean
  /**
   * Tells customers apart in a browser's tabs, and tells nothing else; empty for nobody, absent where
   * it may not be known who asks.
   */
  readonly mark?: string | undefined
  /** A logged-in buyer of a company: sees prices and stock of the professional storefront. */
  readonly isBusiness: boolean
  /** What the company has agreed on; a part of every key that something with prices is kept by. */
  readonly priceLists?: PriceLists | undefined
  /** Wants prices of the professional storefront with VAT. */
  readonly wantsVat?: boolean | undefined
  readonly name?: string
  readonly company?: string
}

/** What a page knows of a visitor without knowing who it is. */
export function pageViewer(visitor: Visitor): PageViewer {
  const { customer, storefront, canSeePrices, priceLists, wantsVat } = visitor
  const isBusiness = storefront === 'professional' && canSeePrices
  return { isAuthenticated: customer !== undefined, isBusiness, priceLists, wantsVat }
}

/** What the answer of a call is written for: there is no form in it, and no page around it. */
export function pageOfCall(visitor: Visitor): PageContext {
  const { language, storefront, shop } = visitor
  return {
    ...{ language, storefront, shop, t: textFor(visitor), path: '/', token: '' },
    ...{ viewer: pageViewer(visitor), hasNews: false },
  }
}

/** What decides which prices a page shows, and whether any. */
export type PriceViewer = Pick<PageContext, 'storefront' | 'viewer'>

/** Shown, or what a visitor lacks: a login, or an account of a company. */
export type PriceAccess = 'shown' | 'login' | 'business'

/** Whether prices of a page are stated with VAT. */
export function statesVat(page: PriceViewer): boolean {
  return showsVat(priceView(page))
}

/** `''`, `/en`, `/pro` or `/en/pro`. */
export function prefixOf(page: Pick<PageContext, 'language' | 'storefront'>): string {
  const language = page.language === 'en' ? '/en' : ''
  return page.storefront === 'professional' ? `${language}/pro` : language
}

/** The address of a page in the language and storefront of this one; `/` is the home. */
export function linkTo(page: Pick<PageContext, 'language' | 'storefront'>, path: string): string {
  const prefix = prefixOf(page)
  return path === '/' ? prefix || '/' : prefix + path
}

/** How prices are typed on a page. */
export function typedMoney({ shop, language }: Pick<PageContext, 'shop' | 'language'>): TypedMoney {
  return { currency: shop.currency, language }
}

/** On the professional storefront, only buyers of a company see prices and stock. */
export function seesPrices(page: PriceViewer): boolean {
  return priceAccess(page) === 'shown'
}

/** Who looks at the prices of a page. */
export function priceView(page: PriceViewer): PriceView {
  const { storefront, viewer } = page
  return { storefront, canSeePrices: seesPrices(page), wantsVat: viewer.wantsVat }
}

export function priceAccess({ storefront, viewer }: PriceViewer): PriceAccess {
  if (storefront === 'sport' || viewer.isBusiness) return 'shown'
  return viewer.isAuthenticated ? 'business' : 'login'
}

/** What texts say of the price of delivery; an empty limit where nothing is delivered for free. */
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
