import { createElement } from 'react'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import type { ReturnContext } from '../../shop/returns/return-context.ts'
import { type DrawnStep, ReturnElement } from '../../shop/returns/return-markup.tsx'
import { chooseRow } from '../../src/model/returns.ts'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const page = anonymousPage({ path: '/order/order/return' })
const context = {
  receipt: { orderId: 'order' },
  frame: 'order',
  key: 'k1',
} as ReturnContext

const rows = [
  { rowSystemId: 'r-1', name: 'Löparsko Åska', size: '42', color: 'Blå', quantity: 2 },
  { rowSystemId: 'r-2', name: 'Bok', quantity: 1 },
]
const untouched = rows.map((it) => chooseRow(it, { count: '', reason: '' }))
const wrong = rows.map((it) => chooseRow(it, { count: '9', reason: '' }))
const chosen = rows.map((it) => chooseRow(it, { count: '1', reason: 'too-big' }))
const quote = { refund: '1 000 kr', withDelivery: true, terms: ['Senast i morgon.'] }
const done = {
  returnNumber: 'R1',
  message: 'Vi har mejlat.',
  terms: ['Skicka varorna.'],
  labelUrl: '/order/order/returns/R1?key=k1',
}

const cases: Readonly<Record<string, DrawnStep>> = {
  choose: { step: 'choose', message: 'Till och med i morgon.', choices: untouched },
  wrong: { step: 'choose', choices: wrong, problem: 'Se över det som är markerat.' },
  review: { step: 'review', choices: chosen, quote },
  done: { step: 'done', done },
  none: { step: 'none', message: 'Tiden har gått ut.' },
}

export const drawn = Object.fromEntries(
  Object.entries(cases).map(([name, it]) => [
    name,
    markupOf(
      drawPage(page, createElement(ReturnElement, { page, context, id: 'id-1', rows, drawn: it })),
    ),
  ]),
)
