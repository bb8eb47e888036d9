import { createElement } from 'react'
import type { Html } from '../../platform/html/html.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { CardView } from './card-view.ts'
import { ProductTable } from './table-of-products.tsx'

/** The table, for pages that are templates. */
export function productTable(
  page: PageContext,
  cards: readonly CardView[],
  label: string,
  place: 'list' | 'shelf' = 'list',
): Html {
  return drawPage(page, createElement(ProductTable, { page, cards, label, place }))
}
