import type { SubNavigation } from '../../contract/product-filter.ts'
import { startFacets } from '../../state/facets/list.ts'
import { facetState } from '../../state/facets/state.ts'
import type { CompactFacetsData, FacetsData } from '../../ui/facets/facets-props.ts'
import { type FiltersInMarkup, readFilters } from './read-markup.ts'
import { compactFacetsOf, facetsOf } from './use-facets.ts'

export interface FiltersProps {
  readonly target: string
  readonly subNavigation?: SubNavigation | undefined
}

/** The markup that was read to check a tag's mark, until its view asks for it. */
const readBefore = new WeakMap<HTMLElement, FiltersInMarkup>()

/** The first of the page's tags starts the filters; each tag gets the content of its markup. */
export function startFilters(host: HTMLElement, props: FiltersProps): FiltersInMarkup {
  const cached = readBefore.get(host)
  readBefore.delete(host)
  if (cached) return cached
  const found = readFilters(host)
  const { target, subNavigation } = props
  startFacets({ target, subNavigation, hasMoved: host.hasAttribute('data-moved'), ...found })
  return found
}

/** The data of the first draw of `<faceted-search>`. */
export function firstFacets(props: FiltersProps, host: HTMLElement): FacetsData {
  readBefore.set(host, startFilters(host, props))
  return facetsOf(facetState)
}

/** The data of the first draw of `<faceted-search-compact>`. */
export function firstCompactFacets(props: FiltersProps, host: HTMLElement): CompactFacetsData {
  readBefore.set(host, startFilters(host, props))
  return compactFacetsOf(facetState)
}
