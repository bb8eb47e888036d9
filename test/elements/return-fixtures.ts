import { define } from '../../src/elements/order-returns/order-returns-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'

define('order-returns')

export const QUOTE = 'POST /api/returns/quote'
export const CONFIRM = 'POST /api/returns'
export const ORDER = 'GET /api/orders/order'

export const ROWS = [
  { rowSystemId: 'r-1', name: 'Löparsko Åska', size: '42', color: 'Blå', quantity: 2 },
  { rowSystemId: 'r-2', name: 'Bok', quantity: 1 },
]

export const QUOTED = {
  body: {
    refund: '1 000 kr',
    refundAmount: 100_000,
    currency: 'SEK',
    withDelivery: false,
    terms: ['Pengarna kommer inom 14 dagar.', 'Vi betalar frakten.'],
  },
}
export const MADE = {
  body: {
    returnNumber: 'R261122-AAAAAA',
    message: 'Vi har mejlat.',
    terms: ['Skicka varorna till oss.'],
    labelUrl: '/order/order/returns/R261122-AAAAAA',
  },
}

export const tag = (rows: unknown = ROWS, more = '') =>
  `<order-returns orderid="order" ${more} rows='${JSON.stringify(rows)}'></order-returns>`

export const field = (place: ParentNode, name: string) =>
  find<HTMLInputElement>(place, `[name="${name}"]`)

export function press(place: ParentNode, act: string): void {
  find<HTMLButtonElement>(place, `[data-act="${act}"]`).click()
}

/** Chooses one piece of the first row. */
export function chooseOne(place: ParentNode, count = '1', reason = 'too-small'): void {
  field(place, 'count.r-1').value = count
  find<HTMLSelectElement>(place, '[name="reason.r-1"]').value = reason
}

/** An element whose first row is chosen and reviewed. */
export async function reviewed(more = ''): Promise<HTMLElement> {
  const element = await render(tag(ROWS, more))
  chooseOne(element)
  press(element, 'review')
  await until(() => element.querySelector('[data-act="confirm"]'))
  return element
}
