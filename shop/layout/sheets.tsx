import type { PageContent } from '../platform/pages/page-content.ts'
import type { Assets } from '../platform/pages/site.ts'

interface LateSheetsProps {
  readonly assets: Assets | undefined
  readonly content: PageContent
}

/** Style sheets at the end of the page, where they do not block drawing. */
export function LateSheets({ assets, content }: LateSheetsProps) {
  if (!assets) return null
  const { later } = assets.pageCss[content.look ?? 'other']
  return <Sheets names={later} integrity={assets.integrity} />
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
