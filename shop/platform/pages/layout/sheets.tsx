import type { PageContent } from '../page-content.ts'
import type { Assets } from '../site.ts'

/**
 * Whether browsers compare scripts and sheets with their hashes. Those come from the shop's own address,
 * so a hash guards against a cache between that changes files: worth 3 kB where visitors pay or log in,
 * not on every list.
 */
export function isGuarded({ isShared }: PageContent): boolean {
  return isShared !== true
}

interface LateSheetsProps {
  readonly assets: Assets | undefined
  readonly content: PageContent
}

/** At the end of the page, where they keep nothing above from being drawn. */
export function LateSheets({ assets, content }: LateSheetsProps) {
  if (!assets) return null
  const integrity = isGuarded(content) ? assets.integrity : {}
  return <Sheets names={assets.pageCss[content.look ?? 'other'].later} integrity={integrity} />
}

interface SheetsProps {
  readonly names: readonly string[]
  readonly integrity: Readonly<Record<string, string>>
}

export function Sheets({ names, integrity }: SheetsProps) {
  return names.map((it) => (
    <link key={it} rel="stylesheet" href={`/ui/${it}`} integrity={integrity[it]} />
  ))
}
