import { elementPart } from '../react-element.tsx'
import { table } from './newsletter-block.table.ts'
import { firstData, NewsletterBlockView } from './newsletter-block-view.tsx'

export const { define, mount } = elementPart(table, NewsletterBlockView, { drawnFrom: firstData })
