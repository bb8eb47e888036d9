import { messageText } from '../../i18n/text.ts'
import { findHits } from '../../state/search/state.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './quick-search.table.ts'
import { QuickSearchView } from './quick-search-view.tsx'

export const { define, mount } = elementPart(table, QuickSearchView)

/** For scripts of the page, which search as the element does. */
export const actions = { findHits, messageText }
