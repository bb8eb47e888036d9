import { expect, oneEvent } from '@open-wc/testing'
import { define } from '../../src/elements/quick-buy-professional/define.ts'
import { bringGrid } from '../../src/elements/sizes/grid-part.ts'
import '../../src/i18n/texts/register-sv.ts'
import { readList } from '../../src/services/quotation-list.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { cart, forgetCart } from './cart-fixtures.ts'
import { asks, boxes, draw, showsSizesOf, sizeOf, variantOf } from './quick-buy-fixtures.ts'

const TAG = 'quick-buy-professional'
define(TAG)

const BLUE = asks('P:blue')
const LOGGED_OUT = {
  sizeInputComponentData: JSON.stringify([
    sizeOf('41', 'blue', { stockStatusText: '', price: null, availableInStock: null }),
  ]),
  anySizeOfColorInStock: undefined,
  loggedOutText: 'Logga in för att handla',
}

beforeEach(() => {
  forgetCart()
  document.body.classList.add('professional-storefront')
})
afterEach(() => document.body.classList.remove('professional-storefront'))

describe('quick-buy-professional', () => {
  it('shows prices with an asterisk, and stock, to logged-in customers', async () => {
    stubFetch({ [BLUE]: variantOf('blue') })
    const el = await draw(TAG, 'producttype="Master"')
    await showsSizesOf(el, 'blue')

    expect(find(el, '.size-input__price').textContent).to.equal('499 kr*')
    expect(find(el, '.size-input__stock').textContent).to.equal('I lager')
    await expect(el).to.be.accessible()
  })

  it('is a grid of a Master, and a list of an Item, both with the footnote of their asterisk', async () => {
    const named = ['41', '42'].map((it) => sizeOf(it, 'blue', { mastervariant: 'Blå' }))
    const sizeInputComponentData = JSON.stringify(named)
    stubFetch({ [BLUE]: variantOf('blue', { sizeInputComponentData }) })
    await bringGrid()
    const drawn = []
    for (const type of ['Master', 'Item']) {
      const el = await draw(TAG, `producttype="${type}" label="Snabbköp"`)
      await showsSizesOf(el, 'blue')
      drawn.push(el)
    }

    const tables = drawn.map((el) => el.querySelectorAll('table').length)
    expect(tables).to.deep.equal([1, 0])
    for (const el of drawn) {
      expect(el.textContent).to.contain('499 kr*')
      expect(find(el, '.size-input__footnote').textContent).to.equal('* Pris per styck exkl. moms')
      expect(find(el, '[data-act="add"]').textContent).to.equal('Snabbköp')
    }
  })

  for (const type of ['Master', 'Item']) {
    it(`keeps prices and stock back before the login, whatever a shop sends: ${type}`, async () => {
      const answer = { loggedOutText: 'Logga in', loggedOutHref: '/pro/login' }
      stubFetch({ [BLUE]: variantOf('blue', answer) })
      const el = await draw(TAG, `producttype="${type}"`)
      await showsSizesOf(el, 'blue')

      expect(find(el, '.quick-buy__sizes').textContent).not.to.match(/kr|lager|\*/)
    })
  }

  it('does not hold the stock against a business', async () => {
    const calls = stubFetch({ [BLUE]: variantOf('blue'), 'POST /api/cart/add': { body: cart([]) } })
    const el = await draw(TAG)
    await showsSizesOf(el, 'blue')
    const [box] = boxes(el)
    if (!box) throw new Error('There is no box')
    Reflect.set(HTMLInputElement.prototype, 'value', '90', box)
    box.dispatchEvent(new Event('input', { bubbles: true }))

    const added = oneEvent(el, 'courtside:added')
    find(el, '[data-act="add"]').click()
    await added

    expect(calls.at(-1)?.body).to.deep.equal({
      articles: [{ articleNumber: 'blue-41', quantity: 90, fieldId: '41' }],
    })
  })

  it('leads logged-out visitors to the login, without a price or a button', async () => {
    stubFetch({ [BLUE]: variantOf('blue', { ...LOGGED_OUT, loggedOutHref: '/pro/login' }) })
    const el = await draw(TAG)
    await showsSizesOf(el, 'blue')

    const hidden = '.size-input__price, .size-input__stock, [data-act="add"]'
    expect(el.querySelector(hidden)).to.equal(null)
    expect(boxes(el).every((it) => it.disabled)).to.equal(true)
    const link = find(el, 'a')
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal([
      'Logga in för att handla',
      '/pro/login',
    ])
    await expect(el).to.be.accessible()
  })

  for (const href of ['javascript:alert(1)', 'https://evil.example/login', '//evil.example', '']) {
    it(`says so in words alone where the way to the login leads elsewhere: ${href}`, async () => {
      stubFetch({ [BLUE]: variantOf('blue', { ...LOGGED_OUT, loggedOutHref: href }) })
      const el = await draw(TAG)
      await showsSizesOf(el, 'blue')

      expect(el.querySelector('a')).to.equal(null)
      expect(find(el, '.size-input__logged-out').textContent).to.equal('Logga in för att handla')
    })
  }

  it('puts what is sold by quotation in the list of a request, all of it or nothing', async () => {
    localStorage.clear()
    const calls = stubFetch({ [BLUE]: variantOf('blue', { offert: true }) })
    const el = await draw(TAG, 'producttype="Item"')
    await showsSizesOf(el, 'blue')
    const add = find(el, '[data-act="add"]')
    const type = (at: number, text: string) => {
      boxes(el)[at]?.focus()
      typeAtOnce(text)
    }
    expect(add.textContent).to.equal('Lägg i offertlistan')

    add.click()
    await until(() => el.querySelector('[role="alert"]'))
    expect(find(el, '[role="alert"]').textContent).to.equal('Ange antal för minst en vara.')
    type(0, '60')
    type(1, '2')
    await until(() => add.dataset.state === 'neutral')
    const listed = oneEvent(el, 'courtside:quotation-listed')
    add.click()
    const { detail } = await listed
    expect(detail).to.deep.equal({ articleNumber: 'blue-41' })
    await until(() => boxes(el).every((it) => it.value === ''))
    expect(find(el, '.size-input__sum').textContent).to.equal('2 varor i offertlistan')

    type(1, '1')
    type(0, '60')
    await until(() => add.dataset.state === 'neutral')
    add.click()
    await until(() => el.querySelector('[role="alert"]'))
    const rows = readList().rows.map((it) => [it.articleNumber, it.name, it.quantity])
    expect(rows).to.deep.equal([
      ['blue-41', 'Trail 5, 41', 60],
      ['blue-42', 'Trail 5, 42', 2],
    ])
    expect(boxes(el).map((it) => it.value)).to.deep.equal(['60', '1', ''])
    expect(calls.map((it) => it.method)).to.deep.equal(['GET'])
    localStorage.clear()
  })

  it('has words in place of the price of a quotation', async () => {
    stubFetch({ [BLUE]: variantOf('blue', { offert: true }) })
    const el = await draw(TAG, 'producttype="Item"')
    await showsSizesOf(el, 'blue')

    expect(find(el, '.quick-buy__quotation').textContent).to.equal('Pris på offert')
    expect(el.querySelector('.size-input__price, .size-input__stock')).to.equal(null)
  })
})
