import { createElement } from 'react'
import { Reorder } from '../../shop/orders/reorder/reorder-button.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({
  path: '/order/O1',
  viewer: { isAuthenticated: true, isBusiness: false },
})

export const drawn = {
  button: markupOf(drawPage(page, createElement(Reorder, { page, orderId: 'O1' }))),
}
