import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { OrderRow } from '../../src/contract/cart.ts'
import { define as defineTable } from '../../src/elements/cart-table/cart-table-view.tsx'
import { define as defineMiniCart } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { find, until } from '../helpers/render.tsx'
import { type Call, deferredResponse } from '../helpers/stub-fetch.ts'
import { styleCart } from '../helpers/styles.ts'
import { cart, open, row } from './cart-fixtures.ts'

styleCart()
defineTable('cart-table')
defineMiniCart('mini-cart')

/** The accessible name of the focused element. */
function focused(): string {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
}

function quantityIn(call: Call | undefined): number | undefined {
  return (call?.body as Partial<OrderRow> | undefined)?.quantity
}

async function tab(times = 1): Promise<string[]> {
  const names: string[] = []
  for (let presses = 0; presses < times; presses += 1) {
    await sendKeys({ press: 'Tab' })
    names.push(focused())
  }
  return names
}

describe('the cart by keyboard alone', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('is walked through in reading order', async () => {
    const { element } = await open('<cart-table></cart-table>', cart([row('1'), row('2')]))
    find(element, '.cart-table__rows').focus()

    expect(await tab(9)).to.deep.equal([
      'Löparsko 1',
      'Minska antal, Löparsko 1',
      'Öka antal, Löparsko 1',
      'Ta bort Löparsko 1',
      'Löparsko 2',
      'Minska antal, Löparsko 2',
      'Öka antal, Löparsko 2',
      'Ta bort Löparsko 2',
      'Töm varukorgen',
    ])
  })

  it('keeps focus on plus while the shop answers', async () => {
    const held = deferredResponse()
    const { element, calls } = await open('<cart-table></cart-table>', cart([row('1')]), {
      'PUT /api/cart/update': held.answer,
    })
    find(element, '.cart-table__rows').focus()
    await tab(3)

    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: ' ' })
    // On a busy machine the presses may come too far apart to be one call.
    await until(() => calls.length > 0)
    held.give(({ body }) => ({ body: cart([row('1', body as Partial<OrderRow>)]) }))
    await until(() => quantityIn(calls.at(-1)) === 4 && !element.querySelector('[aria-busy]'))

    expect(calls.at(-1)?.body).to.deep.equal({ rowSystemId: '1', quantity: 4 })
    expect(focused()).to.equal('Öka antal, Löparsko 1')
  })

  it('takes a row out, puts it back and goes on from there', async () => {
    const { element } = await open('<cart-table></cart-table>', cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
      'POST /api/cart/add': { body: cart([row('2'), row('3', { articleNumber: 'A-1' })]) },
    })
    find(element, '.cart-table__rows').focus()
    await tab(4)

    await sendKeys({ press: 'Enter' })
    await until(() => focused() === 'Ångra borttagningen av Löparsko 1')
    await sendKeys({ press: 'Enter' })

    await until(() => focused() === 'Löparsko 3')
  })

  it('opens the mini cart, goes through it and on to the page, which closes it', async () => {
    const { element } = await open(
      '<div><mini-cart carturl="/cart" checkouturl="/kassa"></mini-cart><a href="/next">Nästa</a></div>',
      cart([row('1')]),
    )
    const panel = find<HTMLDialogElement>(element, 'dialog')
    find(element, '.mini-cart__button').focus()

    await sendKeys({ press: 'Enter' })
    await until(() => panel.open)

    expect(focused()).to.equal('Stäng')
    expect(await tab(7)).to.deep.equal([
      'Löparsko 1',
      'Minska antal, Löparsko 1',
      'Öka antal, Löparsko 1',
      'Ta bort Löparsko 1',
      'Till kassan',
      'Till varukorgen',
      'Nästa',
    ])
    await until(() => !panel.open)
    expect(focused()).to.equal('Nästa')
  })
})
