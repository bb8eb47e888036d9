import { NO_HIT, type SearchHit, SHOW_ALL } from '../../contract/quick-search.ts'
import { MAX_HITS } from '../../model/limits.ts'
import { safeUrl } from '../../model/url.ts'
import type { SearchRow } from '../../ui/quick-search/hit-row.tsx'

const phone = matchMedia('(max-width: 599px)')

/** Whether the search covers the whole screen while it is used. */
export function isPhone(): boolean {
  return phone.matches
}

/**
 * The rows to show: as many hits as fit, then "show all". A hit may have no address; a hit with an unsafe
 * address is left out, and "no hit" is no row.
 */
export function searchRows(hits: readonly SearchHit[]): readonly SearchRow[] {
  const rows = hits.filter((it) => it.category !== NO_HIT).flatMap(toRow)
  const found = rows.filter((it) => !it.isShowAll).slice(0, MAX_HITS)
  return [...found, ...rows.filter((it) => it.isShowAll)]
}

/** The shop's own words for an empty result, if it sent any. */
export function noHitText(hits: readonly SearchHit[]): string | undefined {
  return hits.find((it) => it.category === NO_HIT)?.name
}

function toRow(hit: SearchHit): readonly SearchRow[] {
  const url = safeUrl(hit.url)
  if (hit.url && !url) return []
  const isShowAll = hit.showAll || hit.category === SHOW_ALL
  const image = hit.hasImage && !isShowAll ? safeUrl(hit.imageSource) : undefined
  const { name, category } = hit
  const price = hit.price ?? undefined
  return [{ name, category, url, isShowAll, price, ...(image && { image }) }]
}
