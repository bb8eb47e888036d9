import type { ReactNode } from 'react'
import type { Html } from '../html/html.ts'
import { render } from '../html/render.ts'
import type { PageContext } from './page-context.ts'

/** Draws a part of a page, with the texts of the page's language. */
export function drawPage(page: Pick<PageContext, 't'>, node: ReactNode): Html {
  return render(node, page.t)
}
