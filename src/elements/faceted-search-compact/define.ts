import { firstCompactFacets } from '../facets/start-filters.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './faceted-search-compact.table.ts'
import { FacetedSearchCompactView } from './faceted-search-compact-view.tsx'

export const { define, mount } = elementPart(table, FacetedSearchCompactView, {
  drawnFrom: firstCompactFacets,
})
