import { decimalsOf } from '../../src/model/currency.ts'
import type { PageKind } from '../../src/model/vitals.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

type MeasurementFacts = Pick<ShopFacts, 'tracking' | 'measurement'>
type ScriptFacts = MeasurementFacts & Pick<ShopFacts, 'currency'>

/** Where a page says nothing else. */
const USUAL_DECIMALS = 2

const KINDS: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/p\//, 'product'],
  [/^\/(c\/|search$|campaigns$)/, 'list'],
  [/^\/cart$/, 'cart'],
  [/^\/checkout$/, 'checkout'],
]

/** What kind of page stands at a path, as its times are counted. */
export function kindOf(path: string): PageKind {
  const bare = path.replace(/\?.*/, '')
  return KINDS.find(([it]) => it.test(bare))?.[1] ?? 'other'
}

/** What the loader's script tag says of measuring; where nobody is asked, nothing. */
export function scriptSettings(shop: ScriptFacts, kind: PageKind): Record<string, string> {
  const timed = shop.measurement?.vitals ? { 'data-vitals': kind } : undefined
  if (shop.tracking) return { ...tagSettings(shop.tracking), ...amountSettings(shop), ...timed }
  // There is no tag manager to tell.
  return timed ? { ...timed, 'data-events': 'none' } : {}
}

function amountSettings({ currency }: ScriptFacts): Record<string, string> {
  const decimals = decimalsOf(currency)
  return decimals === USUAL_DECIMALS ? {} : { 'data-decimals': String(decimals) }
}

function tagSettings(tracking: NonNullable<ShopFacts['tracking']>): Record<string, string> {
  const { format, layer, tagManager } = tracking
  const { id, script, scripts, allowsScriptText } = tagManager ?? {}
  const isOther = layer !== 'dataLayer'
  const address = `${script}?id=${id}${isOther ? `&l=${layer}` : ''}`
  return {
    ...(format !== 'ga4' && { 'data-format': format }),
    ...(isOther && { 'data-layer': layer }),
    ...(tagManager && { 'data-tags': address }),
    ...(scripts && scripts.length > 0 && { 'data-tag-origins': scripts.join(' ') }),
    ...(allowsScriptText && { 'data-tag-texts': '' }),
  }
}
