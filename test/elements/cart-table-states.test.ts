import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { styleCart } from '../helpers/styles.ts'
import { cart, forgetCart, named, open, row, rowOf, texts } from './cart-fixtures.ts'

styleCart()

const TAG = '<cart-table></cart-table>'
const SERVER_MARKUP = '<cart-table><p class="server">Löparsko</p></cart-table>'

/** In a document of its own, as if no tag had been defined before. */
async function inProfessional(act: () => Promise<void>): Promise<void> {
  document.body.classList.add('professional-storefront')
  try {
    await act()
  } finally {
    document.body.classList.remove('professional-storefront')
  }
}

describe('cart-table, before and without a cart', () => {
  it('keeps the server’s markup until the cart is here', async () => {
    forgetCart()
    const held = deferredResponse()
    stubFetch({ 'GET /api/cart': held.answer })
    const place = await render(`<div>${SERVER_MARKUP}</div>`)

    define('cart-table')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(texts(place, '.server')).to.deep.equal(['Löparsko'])
    held.give({ body: cart([row('1')]) })

    await until(() => place.querySelector('.cart-table__row'))
    expect(texts(place, '.server')).to.deep.equal([])
  })

  it('draws a sketch in an empty tag', async () => {
    forgetCart()
    const held = deferredResponse()
    stubFetch({ 'GET /api/cart': held.answer })

    const element = await render(TAG)

    expect(find(element, '[role="status"]').textContent).to.equal('Hämtar varukorgen …')
    await expect(element).to.be.accessible()
    held.give({ body: cart([row('1')]) })
    await until(() => element.querySelector('.cart-table__row a'))
  })

  it('says that the cart could not be loaded, and tries again', async () => {
    forgetCart()
    stubFetch({ 'GET /api/cart': [{ status: 500, text: '<html>' }, { body: cart([row('1')]) }] })
    const element = await render(TAG)
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[role="alert"] p').textContent).to.equal(
      'Något gick fel hos oss. Försök igen om en stund.',
    )
    await expect(element).to.be.accessible()
    named(element, 'Försök igen').click()

    await until(() => element.querySelector('.cart-table__row'))
  })

  it('tries again by itself when the net is back', async () => {
    forgetCart()
    stubFetch({ 'GET /api/cart': ['reset', { body: cart([row('1')]) }] })
    const element = await render(TAG)
    await until(() => element.querySelector('[role="alert"]'))

    dispatchEvent(new Event('online'))

    await until(() => element.querySelector('.cart-table__row'))
  })

  it('keeps the rows when a later load fails', async () => {
    const { element } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { status: 401, body: { message: 'error.session' } },
    })
    stubFetch({
      'GET /api/cart': { status: 401, body: { message: 'error.session' } },
      'PUT /api/cart/update': { status: 401, body: { message: 'error.session' } },
    })

    named(element, 'Öka antal, Löparsko 1').click()
    await until(() => element.querySelector('.cs-cart-problem'))

    expect(texts(element, '.cart-table__name')).to.deep.equal(['Löparsko 1'])
    expect(find(element, '.cs-cart-problem p').textContent).to.equal(
      'Du har loggats ut. Logga in igen för att fortsätta.',
    )
  })

  it('says that the cart is empty, with one way on', async () => {
    const { element } = await open('<cart-table shopurl="/nytt"></cart-table>', cart([]))

    expect(find(element, 'p').textContent).to.equal('Varukorgen är tom.')
    expect([...element.querySelectorAll('a')].map((it) => it.getAttribute('href'))).to.deep.equal([
      '/nytt',
    ])
    expect(find(element, 'a').textContent).to.equal('Se nyheter')
    await expect(element).to.be.accessible()
  })

  it('calls the way on what the page calls it', async () => {
    const tag = '<cart-table shopurl="/allt" shoplabel="Visa alla varor"></cart-table>'
    const { element } = await open(tag, cart([]))

    expect(find(element, 'a').textContent).to.equal('Visa alla varor')
  })
})

describe('cart-table, for professionals', () => {
  const priced = row('1', { stock: 'I lager' })
  const asked = row('2', { isQuotation: true, stock: 'I lager' })

  it('shows no price, no stock and no total to a visitor, even if the shop sent them', () =>
    inProfessional(async () => {
      const { element } = await open(
        TAG,
        cart([priced, asked], {
          hasQuotationProductInCart: true,
          vat: '1 kr',
          freeShippingLimitAmount: 2,
          amountLeftToFreeShippingAmount: 1,
        }),
      )

      expect(texts(element, '.cart-table__price')).to.deep.equal([
        'Pris på offert',
        'Pris på offert',
      ])
      expect(element.textContent).to.not.match(/\d kr|I lager/)
      expect(element.querySelector('.cart-table__sum, .cs-free-shipping')).to.equal(null)
    }))

  it('leads a visitor to the login, and a customer not', () =>
    inProfessional(async () => {
      const tag = '<cart-table loginurl="/pro/login?returnTo=%2Fpro%2Fcart"></cart-table>'
      const words = { abovePriceText: 'exkl. moms' }

      const visitor = await open(tag, cart([priced], words))
      expect(named(visitor.element, 'Logga in för pris och lager').getAttribute('href')).to.equal(
        '/pro/login?returnTo=%2Fpro%2Fcart',
      )
      const customer = await open(tag, cart([priced], { ...words, isAuthenticated: true }))
      expect(find(customer.element, '.cart-table__above').textContent).to.equal('exkl. moms')
      expect(customer.element.querySelector('.cart-table__above a')).to.equal(null)
    }))

  it('shows them to a customer, but for what is quoted', () =>
    inProfessional(async () => {
      const { element } = await open(
        TAG,
        cart([priced, asked], { hasQuotationProductInCart: true, isAuthenticated: true }),
      )

      expect(texts(element, '.cart-table__price')).to.deep.equal(['500 kr', 'Pris på offert'])
      expect(texts(element, '.cart-table__stock')).to.deep.equal(['(I lager)'])
      expect(texts(element, '.cart-table__row-total')).to.deep.equal(['Summa 1 000 kr', ''])
      expect(find(element, '.cart-table__sum').textContent).to.equal('Summa 1 000 kr')
      await expect(element).to.be.accessible()
    }))
})

describe('cart-table, with what nobody expects', () => {
  it('shows markup in the shop’s texts as text, and follows no script', async () => {
    const hostile = '<img src=x onerror="window.__xss=1">'
    const { element } = await open(
      TAG,
      cart([
        row('1', {
          name: hostile,
          size: hostile,
          stock: hostile,
          belowPriceText: hostile,
          price: hostile,
          notices: [hostile],
          url: 'javascript:window.__xss=1',
          image: 'data:image/svg+xml,<svg onload="window.__xss=1"/>',
        }),
      ]),
    )

    expect(find(element, '.cart-table__name').textContent).to.equal(hostile)
    expect(element.querySelectorAll('img, a.cart-table__name').length).to.equal(0)
    expect((globalThis as { __xss?: unknown }).__xss).to.equal(undefined)
  })

  it('survives `__proto__` in an answer', async () => {
    forgetCart()
    const json = JSON.stringify(cart([row('1')])).replace('{', '{"__proto__":{"polluted":1},')
    stubFetch({ 'GET /api/cart': { text: json } })

    const element = await render(TAG)
    await until(() => element.querySelector('.cart-table__row'))

    expect(({} as { polluted?: unknown }).polluted).to.equal(undefined)
  })

  it('shows 500 rows, some with names of 10 kB, without breaking the page', async () => {
    const LONG = ['x'.repeat(10_000), 'kort '.repeat(2000)]
    const rows = Array.from({ length: 500 }, (_, at) =>
      row(String(at), { name: `${at} ${at % 25 < 2 ? LONG[at % 25] : 'Löparsko'}` }),
    )
    const { element } = await open(`<div style="width: 320px">${TAG}</div>`, cart(rows))
    await until(() => element.querySelectorAll('.cart-table__row').length === 500)

    const [first] = element.querySelectorAll('.cart-table__row')
    expect(first?.getBoundingClientRect().height).to.be.below(320)
    expect(element.scrollWidth).to.be.at.most(320)
  })

  it('does not scroll sideways at 320 px', async () => {
    const long = row('1', {
      name: 'Kompressionsunderställströja för längdskidåkning',
      totalPrice: '1 234 567 kr',
      campaignPrice: '123 456 kr',
      belowPriceText: 'Lägsta pris senaste 30 dagarna: 123 456 kr',
    })
    const { element } = await open(`<div style="width: 288px">${TAG}</div>`, cart([long]))
    await until(() => element.querySelector('.cart-table__row'))

    expect(element.scrollWidth).to.be.at.most(288)
    for (const inner of element.querySelectorAll('.cart-table__row *')) {
      expect(inner.getBoundingClientRect().right).to.be.at.most(
        element.getBoundingClientRect().right + 1,
      )
    }
  })

  it('does not scroll sideways at 320 px with text of twice the size', async () => {
    const root = document.documentElement
    root.style.fontSize = '32px'
    const rows = [row('1', { totalPrice: '12 345 kr', size: '42', color: 'Petrol' })]
    const { element } = await open(`<div style="width: 256px">${TAG}</div>`, cart(rows))
    await until(() => element.querySelector('.cart-table__row'))

    const edge = element.getBoundingClientRect().right + 1
    const wide = [...element.querySelectorAll('.cart-table__row :is(a, button, input, p)')].filter(
      (it) => it.getBoundingClientRect().right > edge,
    )
    root.style.fontSize = ''
    expect(wide.map((it) => it.outerHTML)).to.deep.equal([])
  })

  it('draws only the row that has changed', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => row(String(at)))
    const { element } = await open(TAG, cart(rows), {
      'PUT /api/cart/update': { body: cart([row('0', { quantity: 3 }), ...rows.slice(1)]) },
    })
    const changed = new Set<string | null | undefined>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement
        changed.add(at?.closest('[data-row]')?.getAttribute('data-row'))
      }
    })
    observer.observe(find(element, 'ul'), { subtree: true, childList: true, attributes: true })

    named(rowOf(element, '0'), 'Öka antal, Löparsko 0').click()
    await until(() => find<HTMLInputElement>(rowOf(element, '0'), 'input').value === '3')
    await until(() => !rowOf(element, '0').ariaBusy)

    expect([...changed]).to.deep.equal(['0'])
  })
})
