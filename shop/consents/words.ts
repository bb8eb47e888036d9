import type { Text } from '../../src/i18n/text.ts'
import type { Language } from '../../src/model/language.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { deliveryValues } from '../platform/pages/page-context.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** The words of a question in each language. */
export type Words = Readonly<Record<Language, string>>

/** Joins texts that are shown together. */
export function wordsOf(write: (language: Language) => readonly string[]): Words {
  return { sv: write('sv').join('\n\n'), en: write('en').join('\n\n') }
}

/** Joins texts of the shop by their keys. */
export function wordsIn(shop: Pick<ShopFacts, 'text'>, ...keys: readonly string[]): Words {
  return wordsOf((language) => keys.map((it) => shop.text(language)(it)))
}

const termsOf = new WeakMap<ShopFacts, Map<string, Words>>()

/**
 * The label of the terms' checkbox and the storefront's page of terms. Cached, since a running shop's texts
 * do not change, and every answer of the checkout identifies them.
 */
export function termsWords(
  { shop, storefront }: Pick<Visitor, 'shop' | 'storefront'>,
  tick = 'checkout.terms',
): Words {
  const byTick = termsOf.get(shop) ?? new Map<string, Words>()
  termsOf.set(shop, byTick)
  const key = `${storefront} ${tick}`
  const words = byTick.get(key) ?? writeTerms({ shop, storefront }, tick)
  byTick.set(key, words)
  return words
}

function writeTerms(
  { shop, storefront }: Pick<Visitor, 'shop' | 'storefront'>,
  tick: string,
): Words {
  return wordsOf((language) => {
    const t = shop.text(language)
    const delivery = deliveryValues({ shop, storefront, language })
    const values = { ...delivery, days: shop.returnDays }
    const write: Text = (key) => t(key, values)
    return [t(tick), write('page.terms.lead'), ...sectionsOf(write)]
  })
}

/** Stops at the first missing section: a missing text is its own key. */
function sectionsOf(t: Text, number = 1): string[] {
  const keys = ['heading', 'text'].map((it) => `page.terms.${number}.${it}`)
  const written = keys.map((it) => t(it))
  return written.includes(keys[0] ?? '') ? [] : [...written, ...sectionsOf(t, number + 1)]
}
