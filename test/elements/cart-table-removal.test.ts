import { expect, oneEvent } from '@open-wc/testing'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import { cartState } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { styleCart } from '../helpers/styles.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { cart, heard, named, open, row, rowOf, texts } from './cart-fixtures.ts'

styleCart()
define('cart-table')

const TAG = '<cart-table></cart-table>'
const REMOVED = '.cart-table__removed-name'

const isFocused = (name: string) => document.activeElement?.getAttribute('aria-label') === name

describe('cart-table, taking rows out', () => {
  it('offers to undo in the row’s place, with focus', async () => {
    const { element, calls } = await open(TAG, cart([row('1'), row('2'), row('3')]), {
      'PUT /api/cart/update': { body: cart([row('1'), row('3')]) },
    })
    const control = named(rowOf(element, '2'), 'Ta bort Löparsko 2')
    control.focus()

    setTimeout(() => control.click())
    const { detail } = await oneEvent(element, 'courtside:removed')
    await until(() => isFocused('Ångra borttagningen av Löparsko 2'))

    expect(detail).to.deep.equal({ rowSystemId: '2' })
    expect(calls).to.deep.equal([
      { method: 'PUT', path: '/api/cart/update', body: { rowSystemId: '2', quantity: 0 } },
    ])
    expect(texts(element, `.cart-table__name, ${REMOVED}`)).to.deep.equal([
      'Löparsko 1',
      'Löparsko 2 är borttagen.',
      'Löparsko 3',
    ])
    await heard('Löparsko 2 är borttagen.')
  })

  it('has one control that takes a row out, and ends minus at 1', async () => {
    const { element, calls } = await open(TAG, cart([row('1', { quantity: 1 }), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
    })
    const first = rowOf(element, '1')
    const minus = named(first, 'Minska antal, Löparsko 1')

    minus.click()
    named(first, 'Ta bort Löparsko 1').click()
    await until(() => element.querySelector(REMOVED))

    expect(minus.getAttribute('aria-disabled')).to.equal('true')
    expect(calls.map(({ body }) => body)).to.deep.equal([{ rowSystemId: '1', quantity: 0 }])
  })

  it('sends one removal for two presses', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { body: cart([]), delayMs: 50 },
    })

    named(element, 'Ta bort Löparsko 1').click()
    named(element, 'Ta bort Löparsko 1').click()
    await until(() => element.querySelector(REMOVED))

    expect(calls.length).to.equal(1)
  })

  it('puts the row back, with focus on it', async () => {
    const { element, calls } = await open(TAG, cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
      'POST /api/cart/add': { body: cart([row('2'), row('9', { articleNumber: 'A-1' })]) },
    })
    named(element, 'Ta bort Löparsko 1').click()
    await until(() => isFocused('Ångra borttagningen av Löparsko 1'))

    named(element, 'Ångra borttagningen av Löparsko 1').click()
    await until(() => document.activeElement?.closest('[data-row="9"]'))

    expect(calls[1]).to.deep.equal({
      method: 'POST',
      path: '/api/cart/add',
      body: { articles: [{ articleNumber: 'A-1', quantity: 2 }] },
    })
    expect(texts(element, REMOVED)).to.deep.equal([])
    await heard('Löparsko 9, 2 st ligger i varukorgen.')
  })

  it('says why a row cannot be put back, and offers it again', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
      'POST /api/cart/add': { status: 400, body: { message: 'product.outofstock' } },
    })
    named(element, 'Ta bort Löparsko 1').click()
    await until(() => element.querySelector(REMOVED))

    named(element, 'Ångra borttagningen av Löparsko 1').click()
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[role="alert"]').textContent).to.equal('Slut i lager')
    expect(named(element, 'Ångra borttagningen av Löparsko 1').textContent).to.equal('Ångra')
  })

  it('keeps the offer while it has focus, and takes it away later', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
    })
    const clock = fakeClock()
    try {
      named(element, 'Ta bort Löparsko 1').click()
      await drawn(clock, () => isFocused('Ångra borttagningen av Löparsko 1'))

      await clock.pass(11_000)
      await drawn(clock)
      expect(texts(element, REMOVED)).to.deep.equal(['Löparsko 1 är borttagen.'])
      named(element, 'Löparsko 2').focus()
      await drawn(clock)
      await clock.pass(3000)
      await drawn(clock, () => !element.querySelector(REMOVED))
    } finally {
      clock.stop()
    }
  })

  it('keeps places in order when several rows go', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2'), row('3'), row('4')]), {
      'PUT /api/cart/update': [
        { body: cart([row('1'), row('3'), row('4')]) },
        { body: cart([row('1'), row('4')]) },
      ],
    })

    named(element, 'Ta bort Löparsko 2').click()
    await until(() => cartState.removed.length === 1)
    named(element, 'Ta bort Löparsko 3').click()
    await until(() => element.querySelectorAll(REMOVED).length === 2)

    expect(texts(element, `.cart-table__name, ${REMOVED}`)).to.deep.equal([
      'Löparsko 1',
      'Löparsko 2 är borttagen.',
      'Löparsko 3 är borttagen.',
      'Löparsko 4',
    ])
  })

  it('shows the way on below the offer when the last row has gone', async () => {
    const { element } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { body: cart([]) },
    })

    named(element, 'Ta bort Löparsko 1').click()
    await until(() => element.querySelector(REMOVED))

    expect(find(element, '.cart-table__empty').textContent).to.equal('Varukorgen är tom.Se nyheter')
    await expect(element).to.be.accessible()
  })
})
