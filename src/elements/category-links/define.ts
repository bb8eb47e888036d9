import { elementPart } from '../react-element.tsx'
import { table } from './category-links.table.ts'
import { CategoryLinksView } from './category-links-view.tsx'

export const { define, mount } = elementPart(table, CategoryLinksView)
