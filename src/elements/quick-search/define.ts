import { elementPart } from '../react-element.tsx'
import { table } from './quick-search.table.ts'
import { QuickSearchView } from './quick-search-view.tsx'

export const { define, mount } = elementPart(table, QuickSearchView)
