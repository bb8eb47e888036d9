import { createElement } from 'react'
import type { Html } from '../html/html.ts'
import { contents } from '../html/render.ts'
import { drawPage } from './draw-page.ts'
import type { PageContext } from './page-context.ts'
import { Sheet } from './sheet.tsx'

interface SheetOptions {
  readonly id: string
  readonly title: string
  readonly content: Html
}

/** The same for pages that are written as templates. */
export function sheet(page: Pick<PageContext, 't'>, { id, title, content }: SheetOptions): Html {
  return drawPage(page, createElement(Sheet, { id, title, content: contents(content) }))
}
