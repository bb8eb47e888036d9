import type { DrawnView } from '../platform/db/catalogue-tables.ts'

/** When a picture is fetched, as attributes; the name as HTML writes it, which React would not. */
export const AT_ONCE = { fetchpriority: 'high' } as const

export const WHEN_NEAR = { loading: 'lazy' } as const

/** A product's drawn picture; a new catalogue version makes a new address of it. */
export function pictureUrl(
  slug: string,
  colourId: string | null,
  version: number,
  view?: DrawnView,
): string {
  const colour = encodeURIComponent(colourId ?? 'default')
  const name = view ? `${colour}.${view}` : colour
  return `/images/${encodeURIComponent(slug)}/${name}.svg?v=${version}`
}
