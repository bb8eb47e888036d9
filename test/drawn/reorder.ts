import { createElement } from 'react'
import { markupOf } from '../../src/server/platform/html/html.ts'
import { drawPage } from '../../src/server/platform/pages/draw-page.ts'
import { Reorder } from '../../src/server/sales/orders/reorder-button.tsx'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../src/server/app/texts.ts'

const page = anonymousPage({
  path: '/order/O1',
  visitor: { isAuthenticated: true, isBusiness: false },
})

export const drawn = {
  button: markupOf(drawPage(page, createElement(Reorder, { page, orderId: 'O1' }))),
}
