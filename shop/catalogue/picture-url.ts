import type { DrawnView } from './catalogue.ts'

/** Attributes for when a picture loads; written as in HTML, since React would rename them. */
export const AT_ONCE = { fetchpriority: 'high' } as const

export const WHEN_NEAR = { loading: 'lazy' } as const

/** Address of a product's drawing; changes with the catalogue's version. */
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
