import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { define as defineTable } from '../../src/elements/cart-table/cart-table-view.tsx'
import { define as defineMini } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { shopEvents } from '../../src/events/shop-events.ts'
import { cartState } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { styleCart } from '../helpers/styles.ts'
import { cart, named, open, row, rowOf } from './cart-fixtures.ts'
import { holdBack } from './hold-back.ts'

styleCart()
defineTable('cart-table')
defineMini('mini-cart')

const CARTS = [
  ['cart-table', async () => {}],
  [
    'mini-cart',
    async (el: Element) => {
      find(el, '.mini-cart__button').click()
      await until(() => find<HTMLDialogElement>(el, 'dialog').open)
    },
  ],
] as const
const isUndo = (it: Element | null) => Boolean(it?.textContent?.startsWith('Ångra'))

describe('an undone removal that the page holds back', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  for (const [tag, show] of CARTS) {
    it(`of ${tag} sends nothing, keeps the offer with the focus, and can be pressed again`, async () => {
      const { element, calls } = await open(`<${tag}></${tag}>`, cart([row('1'), row('2')]), {
        'PUT /api/cart/update': { body: cart([row('2')]) },
        'POST /api/cart/add': { body: cart([row('1'), row('2')]) },
      })
      await show(element)
      const control = named(rowOf(element, '1'), 'Ta bort Löparsko 1')
      control.focus()
      control.click()
      await until(() => isUndo(document.activeElement))
      const button = document.activeElement as HTMLElement
      const words = element.textContent
      const measured: unknown[] = []
      const stop = shopEvents.on('cart:added', (articles) => measured.push(articles))
      const held = holdBack('courtside:before-add')
      const before = calls.length

      button.click()
      await until(() => cartState.removed[0]?.status === 'idle' && held.asked.length === 1)

      const articles = [{ articleNumber: 'A-1', quantity: 2 }]
      expect(held.asked).to.deep.equal([{ on: tag, detail: { articles } }])
      expect([calls.length, measured, element.textContent]).to.deep.equal([before, [], words])
      expect(document.activeElement === button).to.equal(true)

      held.end()
      button.click()
      await until(() => measured.length === 1)
      stop()
    })
  }
})
