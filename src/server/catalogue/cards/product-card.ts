import { createElement } from 'react'
import type { Html } from '../../platform/html/html.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { CardGrid, type CardGridOptions } from './card-grid.tsx'
import type { CardView } from './card-view.ts'

/** The cards, for pages that are templates. */
export function cardGrid(
  page: PageContext,
  cards: readonly CardView[],
  options: CardGridOptions,
): Html {
  return drawPage(page, createElement(CardGrid, { page, cards, ...options }))
}
