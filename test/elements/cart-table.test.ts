import { expect, oneEvent } from '@open-wc/testing'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import { cartState } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { styleCart } from '../helpers/styles.ts'
import { cart, heard, named, open, row, rowOf, texts } from './cart-fixtures.ts'

styleCart()
define('cart-table')

const TAG = '<cart-table></cart-table>'

describe('cart-table', () => {
  it('shows what there is to know of a row', async () => {
    const shoe = row('1', {
      size: '42',
      color: 'Blå',
      stock: 'I lager',
      image: '/i/1.svg',
      campaignPrice: '400 kr',
      originalPrice: '500 kr',
      belowPriceText: 'Lägsta pris senaste 30 dagarna: 450 kr',
    })

    const { element } = await open(TAG, cart([shoe]))

    const shown = rowOf(element, '1')
    expect(find<HTMLImageElement>(shown, 'img').getAttribute('src')).to.equal('/i/1.svg')
    expect(find<HTMLAnchorElement>(shown, 'a').getAttribute('href')).to.equal('/p/1')
    expect(texts(shown, '.cart-table__article > *')).to.deep.equal([
      'Löparsko 1',
      'Färg Blå · Storlek 42',
      '(I lager)',
      'Lägsta pris senaste 30 dagarna: 450 kr',
    ])
    expect(find(shown, '.cs-price__now').textContent).to.equal('400 kr')
    expect(find(shown, 's').textContent).to.equal('500 kr')
    expect(find(shown, '.cart-table__price').textContent).to.contain('Tidigare pris 500 kr')
    expect(find(shown, '.cart-table__row-total').textContent).to.equal('Summa 1 000 kr')
    expect(find<HTMLInputElement>(shown, 'input').disabled).to.equal(true)
    expect(find<HTMLInputElement>(shown, 'input').value).to.equal('2')
  })

  it('has a link that skips many rows, for keyboard users', async () => {
    const many = ['1', '2', '3', '4', '5', '6']
    const { element } = await open(TAG, cart(many.map((it) => row(it))))
    const skip = find<HTMLAnchorElement>(element, 'a[href="#cart-table-end"]')

    skip.focus()
    expect(skip.getBoundingClientRect().width > 20).to.equal(true)
    skip.click()

    expect(document.activeElement?.id).to.equal('cart-table-end')
    expect(location.hash).to.equal('')
    const after = find(element, '#cart-table-end').compareDocumentPosition(
      find(element, '.cart-table__foot'),
    )
    expect(Boolean(after & Node.DOCUMENT_POSITION_FOLLOWING)).to.equal(true)
  })

  it('has no such link for few rows', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2')]))
    expect(element.querySelectorAll('[href="#cart-table-end"]').length).to.equal(0)
  })

  it('adds fast presses up and sends one change', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { body: cart([row('1', { quantity: 5, totalPrice: '2 500 kr' })]) },
    })

    for (let press = 0; press < 3; press += 1) named(element, 'Öka antal, Löparsko 1').click()
    const { detail } = await oneEvent(element, 'courtside:updated')

    expect(detail).to.deep.equal({ rowSystemId: '1', quantity: 5 })
    expect(calls).to.deep.equal([
      { method: 'PUT', path: '/api/cart/update', body: { rowSystemId: '1', quantity: 5 } },
    ])
    await heard('Löparsko 1: 5 st. Summa 2 500 kr.')
    expect(find(element, '.cart-table__row-total').textContent).to.equal('Summa 2 500 kr')
  })

  it('sends nothing when the quantity is as before', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { body: cart([row('1')]) },
    })

    named(element, 'Öka antal, Löparsko 1').click()
    await until(() => find<HTMLInputElement>(element, 'input').value === '3')
    named(element, 'Minska antal, Löparsko 1').click()
    await new Promise((resolve) => setTimeout(resolve, 400))

    expect(calls).to.deep.equal([])
    expect(rowOf(element, '1').ariaBusy).to.equal(null)
  })

  it('is busy from the press on', async () => {
    const { element } = await open(TAG, cart([row('1')]), { 'PUT /api/cart/update': 'hang' })

    named(element, 'Öka antal, Löparsko 1').click()

    await until(() => rowOf(element, '1').getAttribute('aria-busy') === 'true', 100)
  })

  it('lets a change that hangs be given up, and shows the shop’s figure', async () => {
    const { element } = await open(TAG, cart([row('1', { quantity: 3 })]), {
      'PUT /api/cart/update': 'hang',
      'GET /api/cart': { body: cart([row('1', { quantity: 4 })]) },
    })
    named(element, 'Öka antal, Löparsko 1').click()
    await until(() => element.querySelector('[data-act="stop"]'))
    named(element, 'Sluta vänta').click()
    await until(() => element.querySelector('[role="alert"]'))
    await until(() => find<HTMLInputElement>(element, 'input').value === '4')

    expect(find(element, '[role="alert"]').textContent).to.match(/^Du slutade vänta/)
    expect(rowOf(element, '1').ariaBusy).to.equal(null)
  })

  it('lets emptying that hangs be given up', async () => {
    const { element } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/clear': 'hang',
      'GET /api/cart': { body: cart([row('1')]) },
    })
    named(element, 'Töm varukorgen').click()
    await until(() => element.querySelector('fieldset'))
    find(element, 'fieldset button').click()
    await until(() =>
      [...element.querySelectorAll('button')].some((it) => it.textContent === 'Sluta vänta'),
    )
    named(element, 'Sluta vänta').click()
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[role="alert"] p').textContent).to.match(/^Du slutade vänta/)
    expect(element.querySelector('fieldset')).to.equal(null)
  })

  it('says both numbers when the shop cuts a quantity', async () => {
    const { element } = await open(TAG, cart([row('1', { quantity: 3 })]), {
      'PUT /api/cart/update': { body: cart([row('1', { quantity: 3 })]) },
    })

    named(element, 'Öka antal, Löparsko 1').click()
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[role="alert"]').textContent).to.equal(
      'Antalet ändrades från 4 till 3: fler finns inte.',
    )
    expect(find<HTMLInputElement>(element, 'input').value).to.equal('3')
  })

  it('shows a refusal on its row and the shop’s figure again', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { status: 404, body: { message: 'cart.row.gone' } },
    })

    named(element, 'Öka antal, Löparsko 2').click()
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(rowOf(element, '2'), '[role="alert"]').textContent).to.equal(
      'Raden finns inte kvar i varukorgen.',
    )
    expect(find<HTMLInputElement>(rowOf(element, '2'), 'input').value).to.equal('2')
    expect(rowOf(element, '1').querySelector('[role="alert"]')).to.equal(null)
  })

  it('never lets an older answer win', async () => {
    const { element } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': [
        { body: cart([row('1', { quantity: 3 })]), delayMs: 300 },
        { body: cart([row('1', { quantity: 4 })]), delayMs: 100 },
      ],
    })
    const shown: string[] = []

    named(element, 'Öka antal, Löparsko 1').click()
    await new Promise((resolve) => setTimeout(resolve, 250))
    named(element, 'Öka antal, Löparsko 1').click()
    await until(() => {
      shown.push(find<HTMLInputElement>(element, 'input').value)
      return cartState.cart.orderRows[0]?.quantity === 4 && !cartState.rows[1]?.quantity
    })

    expect([...new Set(shown.slice(1))]).to.deep.equal(['4'])
  })

  it('locks fee and service rows', async () => {
    const rows = [row('fee', { isFeeRow: true }), row('service', { isServiceRow: true })]
    const { element, calls } = await open(TAG, cart(rows))

    for (const button of element.querySelectorAll<HTMLElement>('.cart-table__row button')) {
      button.click()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))

    expect(calls).to.deep.equal([])
    expect(element.querySelectorAll('.cart-table__row .cs-quantity__step').length).to.equal(0)
    expect(element.querySelectorAll('.cart-table__row input:disabled').length).to.equal(2)
    expect(element.querySelectorAll('[data-act^="remove"]').length).to.equal(0)
  })

  it('names a gift as one, with its price once and without any control', async () => {
    const { element } = await open(
      TAG,
      cart([row('1'), row('gift', { isFreeGift: true, quantity: 1 })]),
    )

    expect(rowOf(element, 'gift').querySelectorAll('button, input').length).to.equal(0)
    expect(find(rowOf(element, 'gift'), '.cart-table__controls').textContent).to.equal(
      'Gåva på köpet',
    )
    expect(find(rowOf(element, 'gift'), '.cart-table__price').textContent).to.equal('')
  })

  it('says what is in the cart’s way, and what the shop has changed', async () => {
    const changed = row('1', { notices: ['Priset är ändrat från 400 kr till 500 kr.'] })

    const { element } = await open(
      TAG,
      cart([changed], { notices: ['En vara finns inte längre.'], abovePriceText: 'Rea' }),
    )

    expect(texts(element, '.cart-table__notice, .cart-table__above')).to.deep.equal([
      'En vara finns inte längre.',
      'Rea',
      'Priset är ändrat från 400 kr till 500 kr.',
    ])
  })

  it('says aloud what the shop has changed in the cart', async () => {
    const said = '2 varor från innan du loggade in ligger nu i den här: Löparsko, Mössa.'
    await open(TAG, cart([row('1')], { notices: [said] }))
    const region = () => document.querySelector('body > [aria-live=polite]')?.textContent

    await until(() => region() === said)
    await open(TAG, cart([row('1')]))
    await until(() => region() !== said)
  })

  it('links to the checkout below its total, if it has the address', async () => {
    const told = await open('<cart-table checkouturl="/checkout"></cart-table>', cart([row('1')]))
    const link = find<HTMLAnchorElement>(told.element, '.cart-table__foot a')
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal([
      'Till kassan',
      '/checkout',
    ])

    const untold = await open(TAG, cart([row('1')]))
    expect(untold.element.querySelectorAll('.cart-table__foot a').length).to.equal(0)
  })

  it('says whether the total includes VAT', async () => {
    const sport = await open(TAG, cart([row('1')], { vat: '200 kr' }))
    expect(find(sport.element, '.cart-table__foot').textContent).to.contain(
      'Summa 1 000 krVarav moms 200 kr',
    )

    const sums = [
      { kind: 'goods', name: 'Varor', price: '931 kr', priceAmount: 93_100 },
      { kind: 'delivery', name: 'Frakt, Hem till dig', price: '69 kr', priceAmount: 6_900 },
    ] as const
    const delivered = await open(TAG, cart([row('1')], { vat: '200 kr', sums: [...sums] }))
    expect(find(delivered.element, '.cart-table__foot').textContent).to.include(
      'Varor 931 krFrakt, Hem till dig 69 krSumma 1 000 krVarav moms 200 kr',
    )

    const professional = await open(TAG, cart([row('1')], { vat: '250 kr', includesVat: false }))
    expect(find(professional.element, '.cart-table__foot').textContent).to.contain(
      'Summa exkl. moms 1 000 krMoms 250 kr tillkommer',
    )
  })

  it('says how much is left to free shipping, in words and as a circle', async () => {
    const { element } = await open(
      TAG,
      cart([row('1')], {
        freeShippingLimitAmount: 200_000,
        amountLeftToFreeShippingAmount: 50_000,
        amountLeftToFreeShipping: '500 kr',
      }),
    )

    const circle = named(element, '500 kr kvar till fri frakt')
    expect(circle.getAttribute('role')).to.equal('progressbar')
    expect(circle.getAttribute('aria-valuenow')).to.equal('0.75')
    expect(find(element, '.progress-circle__label').textContent).to.equal(
      '500 kr kvar till fri frakt',
    )
    await expect(circle).to.be.accessible()
  })

  it('asks before it empties the cart', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/clear': { body: cart([]) },
    })

    named(element, 'Töm varukorgen').click()
    await until(() => document.activeElement?.textContent === 'Avbryt')
    expect(calls).to.deep.equal([])
    named(element, 'Töm varukorgen').click()
    await oneEvent(element, 'courtside:cleared')

    expect(calls).to.deep.equal([{ method: 'PUT', path: '/api/cart/clear' }])
    expect(find(element, '.cart-table__empty').textContent).to.equal('Varukorgen är tom.Se nyheter')
    expect(document.activeElement?.textContent).to.equal('Se nyheter')
    await heard('Varukorgen är tömd.')
  })

  it('keeps the cart when the question is left', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]))

    named(element, 'Töm varukorgen').click()
    await until(() => document.activeElement?.textContent === 'Avbryt')
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    )
    await until(() => document.activeElement?.textContent === 'Töm varukorgen')

    expect(calls).to.deep.equal([])
  })

  it('is accessible', async () => {
    const { element } = await open(TAG, cart([row('1'), row('fee', { isFeeRow: true })]))

    await expect(element).to.be.accessible()
  })
})
