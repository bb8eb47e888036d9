import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import { reloadCart } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, heard, named, open, row, rowOf } from './cart-fixtures.ts'

define('cart-table')

const TAG = '<cart-table allrowsurl="/cart?rows=all"></cart-table>'
const LINK = '[data-act="rows"]'

function rows(count: number, changed: Readonly<Record<number, ReturnType<typeof row>>> = {}) {
  return Array.from({ length: count }, (_, at) => changed[at] ?? row(String(at)))
}

function drawn(element: Element): string[] {
  return [...element.querySelectorAll('[data-row]')].map((it) => it.getAttribute('data-row') ?? '')
}

const first = (count: number) => rows(count).map((it) => it.rowSystemId)

describe('a cart table with a page for all rows', () => {
  it('draws the first rows of a long cart, says so, and links to all', async () => {
    const { element } = await open(TAG, cart(rows(200)))

    expect(drawn(element)).to.deep.equal(first(50))
    expect(find(element, '.cart-table__rest').textContent).to.equal(
      '50 av 200 rader visas. Visa alla 200 rader',
    )
    expect(find(element, LINK).getAttribute('href')).to.equal('/cart?rows=all')
    expect(named(element, 'Töm varukorgen')).to.not.equal(null)
    await expect(find(element, '.cart-table__rest')).to.be.accessible()
  })

  it('draws all rows where a link would save few, and where it has no such page', async () => {
    const few = await open(TAG, cart(rows(60)))
    expect([drawn(few.element).length, few.element.querySelector(LINK)]).to.deep.equal([60, null])

    for (const tag of [
      '<cart-table></cart-table>',
      '<cart-table allrowsurl="data:,"></cart-table>',
    ]) {
      const { element } = await open(tag, cart(rows(200)))
      expect([drawn(element).length, element.querySelector(LINK)]).to.deep.equal([200, null])
    }
  })

  it('draws every row that the shop has a message for', async () => {
    const told = row('180', { notices: ['Slut i lager.'] })
    const { element } = await open(TAG, cart(rows(200, { 180: told })))

    expect(drawn(element)).to.deep.equal([...first(50), '180'])
    expect(find(element, '.cart-table__rest').textContent).to.contain('51 av 200')
  })

  it('shows all rows in place, says so, and puts the focus on the first new one', async () => {
    const { element } = await open(TAG, cart(rows(200)))

    find(element, LINK).click()
    await until(() => element.querySelector('[data-row="50"]')?.contains(document.activeElement))

    await heard('Alla 200 rader visas.')
    await until(() => drawn(element).length === 200)
    expect(drawn(element)).to.deep.equal(first(200))
    expect(element.querySelector('.cart-table__rest')).to.equal(null)
    expect(rowOf(element, '50').contains(document.activeElement)).to.equal(true)
  })

  it('leaves the link to the browser where a key is held', async () => {
    const { element } = await open(TAG, cart(rows(200)))
    let wasTaken: boolean | undefined
    element.parentElement?.addEventListener('click', (event) => {
      wasTaken = event.defaultPrevented
      event.preventDefault()
    })

    find(element, LINK).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    )

    expect(wasTaken).to.equal(false)
    expect(drawn(element).length).to.equal(50)
  })

  it('draws the next row where one was taken out, and hides none that was drawn', async () => {
    const { element } = await open(TAG, cart(rows(200)), {
      'PUT /api/cart/update': { body: cart(rows(200).slice(1)) },
    })
    named(element, 'Ta bort Löparsko 0').click()
    await until(() => drawn(element).includes('50'))
    expect(drawn(element)).to.deep.equal(first(51).slice(1))
    await until(() => element.querySelector('[data-act="undo 0"]'))

    stubFetch({ 'GET /api/cart': { body: cart([row('new'), ...rows(200)]) } })
    await reloadCart()
    await until(() => drawn(element).includes('new'))

    expect(drawn(element)).to.deep.equal(['new', ...first(51)])
  })

  it('draws what came while it stood there, and a row that was put back', async () => {
    const { element } = await open(TAG, cart(rows(200)), {
      'PUT /api/cart/update': { body: cart(rows(200).slice(1)) },
      'POST /api/cart/add': {
        body: cart([...rows(200).slice(1), row('back', { articleNumber: 'A-0' })]),
      },
    })
    named(element, 'Ta bort Löparsko 0').click()
    await until(() => element.querySelector('[data-act="undo 0"]'))
    find(element, '[data-act="undo 0"]').click()

    await until(() => element.querySelector('[data-row="back"]')?.contains(document.activeElement))

    expect(drawn(element)).to.deep.equal([...first(51).slice(1), 'back'])
    expect(find(element, '.cart-table__rest').textContent).to.contain('51 av 200')
  })
})
