import { elementPart } from '../react-element.tsx'
import { table } from './account-tabs.table.ts'
import { AccountTabsView } from './account-tabs-view.tsx'

export const { define, mount } = elementPart(table, AccountTabsView)
