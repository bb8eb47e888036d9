import { decimalsOf } from '../../src/model/currency.ts'
import type { PageKind } from '../../src/model/vitals.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

type MeasurementFacts = Pick<ShopFacts, 'tracking' | 'measurement'>
type ScriptFacts = MeasurementFacts & Pick<ShopFacts, 'currency'>

/** The scripts' default. */
const USUAL_DECIMALS = 2

const KINDS: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/p\//, 'product'],
  [/^\/(c\/|search$|campaigns$)/, 'list'],
  [/^\/cart$/, 'cart'],
  [/^\/checkout$/, 'checkout'],
]

/** The kind of page at a path, for counting its times. */
export function kindOf(path: string): PageKind {
  const bare = path.replace(/\?.*/, '')
  return KINDS.find(([it]) => it.test(bare))?.[1] ?? 'other'
}

/** Attributes of the loader's script tag for measuring; none if the shop does not measure. */
export function scriptSettings(shop: ScriptFacts, kind: PageKind): Record<string, string> {
  const timed = shop.measurement?.vitals ? { 'data-vitals': kind } : undefined
  if (shop.tracking) return { ...tagSettings(shop.tracking), ...amountSettings(shop), ...timed }
  // No tag manager, so no events.
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
