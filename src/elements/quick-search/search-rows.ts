import { NO_HIT, type SearchHit, SHOW_ALL } from '../../contract/quick-search.ts'
import { MAX_HITS } from '../../model/limits.ts'
import { safeUrl } from '../../model/url.ts'

/** A row of the list that can be selected: a hit, or the way to all of them. */
export interface SearchRow {
  readonly name: string
  readonly category: string
  readonly url: string
  readonly image?: string
  readonly isShowAll: boolean
}

const phone = matchMedia('(max-width: 599px)')

/** Whether the screen is one on which the search takes all the room. */
export function isPhone(): boolean {
  return phone.matches
}

/**
 * The rows to show: as many hits as fit, then "show all". A hit whose address is not one is left out,
 * and "no hit" is no row.
 */
export function shownRows(hits: readonly SearchHit[]): readonly SearchRow[] {
  const rows = hits.filter((it) => it.category !== NO_HIT).flatMap(toRow)
  const found = rows.filter((it) => !it.isShowAll).slice(0, MAX_HITS)
  return [...found, ...rows.filter((it) => it.isShowAll)]
}

/** Whether any of the hits can be gone to. */
export function hasAnyRow(hits: readonly SearchHit[]): boolean {
  return hits.some((it) => it.category !== NO_HIT && safeUrl(it.url))
}

/** What "no hit" says of itself, where the shop had none. */
export function noHitText(hits: readonly SearchHit[]): string | undefined {
  return hits.find((it) => it.category === NO_HIT)?.name
}

function toRow(hit: SearchHit): readonly SearchRow[] {
  const url = safeUrl(hit.url)
  if (!url) return []
  const isShowAll = hit.showAll || hit.category === SHOW_ALL
  const image = hit.hasImage && !isShowAll ? safeUrl(hit.imageSource) : undefined
  return [{ name: hit.name, category: hit.category, url, isShowAll, ...(image && { image }) }]
}
