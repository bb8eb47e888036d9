import { expect } from '@open-wc/testing'
import type { OrderRow } from '../../src/contract/cart.ts'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import { define as defineMiniCart } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { forgetRemoved, setRowQuantity } from '../../src/state/cart/rows.ts'
import { reloadCart } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { styleCart } from '../helpers/styles.ts'
import { cart, named, open, row, rowOf } from './cart-fixtures.ts'

styleCart()
define('cart-table')
defineMiniCart('mini-cart')

const TAG = '<cart-table></cart-table>'
const SHIRT = {
  ...{ name: 'Tröja', url: '/pro/p/troja', color: 'Blå', totalPriceAmount: 100_000 },
}

/** Two pieces of each size, `116` and on; the id of a row is its size. */
function sizes(count: number, more: Partial<OrderRow> = {}): OrderRow[] {
  return Array.from({ length: count }, (_, at) => {
    const size = String(116 + 12 * at)
    return row(size, { ...SHIRT, size, ...more })
  })
}

const companyCart = (rows: readonly OrderRow[]) => cart(rows, { isAuthenticated: true })
const foldOf = (element: Element) => find<HTMLDetailsElement>(element, 'details')
const summaryOf = (element: Element) =>
  [
    ...find(element, 'summary').querySelectorAll('.cart-table__article > *, [class$="row-total"]'),
  ].map((it) => it.textContent?.replaceAll('\u00a0', ' '))
const drawn = (place: Element) =>
  [...place.querySelectorAll('[data-row]')].map((it) => it.getAttribute('data-row'))

async function renew(rows: readonly OrderRow[]): Promise<void> {
  stubFetch({ 'GET /api/cart': { body: companyCart(rows) } })
  await reloadCart()
}

describe('a cart of a company', () => {
  before(() => document.body.classList.add('professional-storefront'))
  after(() => document.body.classList.remove('professional-storefront'))

  it('has one line for five sizes of a product, which unfolds their rows', async () => {
    const { element } = await open(TAG, companyCart([row('ball'), ...sizes(5)]))
    const fold = foldOf(element)

    expect(summaryOf(element)).to.deep.equal([
      'Tröja',
      'Färg Blå · 5 storlekar · 10 st',
      'Summa 5 000 kr',
    ])
    expect(fold.open).to.equal(false)
    expect(drawn(fold)).to.deep.equal(['116', '128', '140', '152', '164'])
    expect(drawn(element)[0]).to.equal('ball')
    await expect(element).to.be.accessible()

    find(fold, 'summary').click()
    await until(() => fold.open)
    expect(rowOf(element, '128').checkVisibility()).to.equal(true)
    expect(named(element, 'Öka antal, Tröja, 128').checkVisibility()).to.equal(true)
    expect(named(element, 'Ta bort Tröja, 128').checkVisibility()).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('has a row each for four sizes, and where a shop states no currency', async () => {
    const few = await open(TAG, companyCart(sizes(4)))
    expect(few.element.querySelector('details')).to.equal(null)
    const { currency: _, ...unnamed } = companyCart(sizes(5))
    const other = await open(TAG, unnamed)
    expect(other.element.querySelector('details')).to.equal(null)
  })

  it('has a line for each colour, and no total where no price is shown', async () => {
    const { price: _, totalPrice: __, totalPriceAmount: ___, ...unpriced } = row('1', SHIRT)
    const hidden = [...sizes(5), ...sizes(5, { color: 'Röd' })].map((it, at) => ({
      ...unpriced,
      ...{ rowSystemId: String(at), size: it.size, color: it.color },
    }))
    const { element } = await open(TAG, cart(hidden))

    expect(element.querySelectorAll('details').length).to.equal(2)
    expect(summaryOf(element)).to.deep.equal(['Tröja', 'Färg Blå · 5 storlekar · 10 st', ''])
  })

  it('names the sizes of which few are left, to whoever may see the stock', async () => {
    const rows = sizes(5).map((it, at) => ({
      ...it,
      ...(at === 1 ? { stock: 'Bara 1 kvar', fewLeft: true } : { stock: 'I lager' }),
    }))
    const seen = await open(TAG, companyCart(rows))
    expect(summaryOf(seen.element)[2]).to.equal('128: Bara 1 kvar')

    const hidden = await open(TAG, cart(rows))
    expect(summaryOf(hidden.element)).to.deep.equal(['Tröja', 'Färg Blå · 5 storlekar · 10 st', ''])
  })

  it('stays unfolded, with the focus where it was, when the shop sends it anew', async () => {
    const { element } = await open(TAG, companyCart(sizes(5)))
    const fold = foldOf(element)
    find(fold, 'summary').click()
    const plus = named(element, 'Öka antal, Tröja, 140')
    plus.focus()

    await renew([...sizes(4), row('164', { ...SHIRT, size: '164', totalPriceAmount: 150_000 })])
    await until(() => summaryOf(element)[2] === 'Summa 5 500 kr')

    expect([fold.isConnected, fold.open]).to.deep.equal([true, true])
    expect(document.activeElement).to.equal(plus)
  })

  it('unfolds for a message of the shop, and for a change, and then stays so', async () => {
    const { element } = await open(TAG, companyCart(sizes(5)), {
      'PUT /api/cart/update': { body: companyCart(sizes(5)) },
    })
    expect(foldOf(element).open).to.equal(false)
    setRowQuantity('128', 3)
    await until(() => foldOf(element).open)
    await until(() => !element.querySelector('[aria-busy]'))
    expect(foldOf(element).open).to.equal(true)

    const [first, ...rest] = sizes(5)
    const told = await open(
      TAG,
      companyCart([{ ...row('1'), ...first, notices: ['Nytt pris.'] }, ...rest]),
    )
    expect(foldOf(told.element).open).to.equal(true)
  })

  it('keeps an offer to undo in the group, and the rest as rows once it has ended', async () => {
    const { element } = await open(TAG, companyCart(sizes(5)), {
      'PUT /api/cart/update': { body: companyCart(sizes(5).slice(1)) },
    })
    find(element, 'summary').click()
    named(element, 'Ta bort Tröja, 116').click()
    await until(() => document.activeElement?.getAttribute('data-act') === 'undo 116')
    expect(foldOf(element).contains(document.activeElement)).to.equal(true)
    expect(summaryOf(element)[1]).to.equal('Färg Blå · 4 storlekar · 8 st')

    named(element, 'Öka antal, Tröja, 140').focus()
    forgetRemoved('116')
    await until(() => !element.querySelector('details'))

    expect(drawn(element)).to.deep.equal(['128', '140', '152', '164'])
    expect(document.activeElement).to.equal(named(element, 'Öka antal, Tröja, 140'))
  })

  it('keeps the focus in a row that a fifth size joins to a group', async () => {
    const { element } = await open(TAG, companyCart(sizes(4)))
    named(element, 'Öka antal, Tröja, 140').focus()

    await renew(sizes(5))
    await until(() => element.querySelector('details'))

    expect(document.activeElement).to.equal(named(element, 'Öka antal, Tröja, 140'))
    expect(foldOf(element).open).to.equal(true)
  })

  it('draws a group that has begun to its end, in a long cart', async () => {
    const rows = [
      ...Array.from({ length: 48 }, (_, at) => row(`a${at}`)),
      ...sizes(30),
      ...Array.from({ length: 30 }, (_, at) => row(`z${at}`)),
    ]
    const { element } = await open(
      '<cart-table allrowsurl="/cart?rows=all"></cart-table>',
      companyCart(rows),
    )

    expect(drawn(element).length).to.equal(78)
    expect(summaryOf(element)[1]).to.equal('Färg Blå · 30 storlekar · 60 st')
    expect(find(element, '.cart-table__rest').textContent).to.contain('78 av 108 rader visas.')
  })

  it('counts all sizes in the panel at once, however many rows it has drawn', async () => {
    const { element } = await open(
      '<mini-cart carturl="/cart"></mini-cart>',
      companyCart(sizes(38)),
    )
    find(element, '.mini-cart__button').click()
    await until(() => element.querySelector('summary'))

    expect(find(element, 'summary .mini-cart__traits').textContent).to.equal(
      'Färg Blå · 38 storlekar · 76 st',
    )
    await until(() => drawn(element).length === 38)
    expect(find(element, 'summary').checkVisibility()).to.equal(true)
    await expect(element).to.be.accessible()
  })
})

describe('a cart of the sport storefront', () => {
  it('has a row for each size, however many', async () => {
    const { element } = await open(TAG, cart(sizes(12)))

    expect(element.querySelector('details')).to.equal(null)
    expect(drawn(element).length).to.equal(12)
  })
})
