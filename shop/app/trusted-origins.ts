import type { TrustedOrigins } from '../platform/http/security-headers.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** What the owner's file names, and what a tag manager is let to do there: these origins and hashes. */
export function trustedOrigins(
  { origins, tracking }: ShopFacts,
  pictureOrigins: readonly string[] = [],
): TrustedOrigins {
  const pictures = [...pictureOrigins, ...(origins.pictures ?? [])]
  const scripts = origins.scripts ?? []
  const { tagManager } = tracking ?? {}
  if (!tagManager) return { pictures, scripts }
  const { inlineScripts, connections, frames, allowsScriptText } = tagManager
  const own = new URL(tagManager.script).origin
  return {
    pictures: [...pictures, ...tagManager.pictures],
    scripts: [
      ...new Set([...scripts, own, ...tagManager.scripts]),
      ...inlineScripts.map((it) => `'${it}'`),
    ],
    connections,
    frames,
    policies: ['courtside-tags', ...(allowsScriptText ? ['default'] : [])],
  }
}
