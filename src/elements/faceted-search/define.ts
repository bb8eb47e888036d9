import { firstFacets } from '../facets/start-filters.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './faceted-search.table.ts'
import { FacetedSearchView } from './faceted-search-view.tsx'

export const { define, mount } = elementPart(table, FacetedSearchView, { drawnFrom: firstFacets })
