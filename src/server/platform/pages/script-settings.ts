import type { ShopFacts } from '../shop/shop-facts.ts'

/** What the loader's script tag says of measuring. */
export function scriptSettings({ tracking }: Pick<ShopFacts, 'tracking'>): Record<string, string> {
  if (!tracking) return {}
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
