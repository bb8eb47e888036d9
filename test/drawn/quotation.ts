import { createElement } from 'react'
import { QuotationButton } from '../../shop/catalogue/cards/quotation-button.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { requestPage } from '../../shop/quotations/request-page.tsx'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({ storefront: 'professional', path: '/p/drift' })
const row = { articleNumber: 'S1', name: 'Drift, svart', quantity: 2, note: 'Röd', addedAt: 5 }
const values = { companyName: 'Lunda IF', email: 'bo@example.com' }

const form = (rows: readonly (typeof row)[]) =>
  markupOf(requestPage(page, { rows, values, id: 'request-1' }).main)

export const drawn = {
  button: markupOf(
    drawPage(page, createElement(QuotationButton, { page, articleNumber: 'A1', name: 'Drift' })),
  ),
  empty: form([]),
  gathered: form([row]),
}
