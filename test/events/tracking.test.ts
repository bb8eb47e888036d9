import { expect } from '@open-wc/testing'
import type { Cart } from '../../src/contract/cart.ts'
import { shopEvents } from '../../src/events/shop-events.ts'
import { track } from '../../src/events/tracking/track-ga4.ts'
import { find, render, until } from '../helpers/render.tsx'

interface Entry {
  readonly event?: string
  readonly ecommerce?: { readonly [field: string]: unknown } | null
  readonly eventCallback?: () => void
}

const page = window as unknown as { dataLayer?: unknown }
const visit = {
  consent: undefined as boolean | undefined,
  importFile: () => Promise.reject(new Error('Nothing is timed here')),
}

let layer: Entry[]

const row = (articleNumber: string, quantity: number, more = {}) => ({
  rowSystemId: `r-${articleNumber}`,
  articleNumber,
  name: `Vara ${articleNumber}`,
  quantity,
  isQuotation: false,
  isFeeRow: false,
  isServiceRow: false,
  isFreeGift: false,
  ...more,
})
const priced = (articleNumber: string, quantity: number) =>
  row(articleNumber, quantity, { priceAmount: 10_050, size: '42' })
const cartOf = (...orderRows: ReturnType<typeof row>[]): Cart => ({
  quantity: '1',
  currency: 'SEK',
  includesVat: true,
  showInfo: false,
  errors: {},
  hasQuotationProductInCart: false,
  isAuthenticated: false,
  orderRows,
  version: 1,
})
const names = () => layer.map((it) => it.event).filter(Boolean)
const said = (name: string) => layer.find((it) => it.event === name)?.ecommerce
const answer = (measurement: boolean) => {
  visit.consent = measurement
  document.dispatchEvent(new CustomEvent('courtside:consent', { detail: { measurement } }))
}
const itemsOf = ({ ecommerce }: Entry) =>
  (ecommerce?.items ?? []) as { item_id: string; quantity: number }[]
const add = (articleNumber: string) =>
  shopEvents.emit('cart:added', [{ articleNumber, quantity: 2 }], cartOf(priced(articleNumber, 5)))
const added = () =>
  layer.filter((it) => it.event === 'add_to_cart').map((it) => itemsOf(it)[0]?.item_id)

beforeEach(() => {
  localStorage.clear()
  layer = []
  page.dataLayer = layer
})
after(() => {
  localStorage.clear()
  Reflect.deleteProperty(page, 'dataLayer')
})

describe('what happens on a page', () => {
  it('waits for an answer, is dropped by a no, and sent by a yes', async () => {
    add('BEFORE-NO')
    answer(false)
    add('AFTER-NO')
    answer(true)
    add('AFTER-YES')
    expect(layer).to.deep.equal([])
    await track(visit)

    expect(added()).to.deep.equal(['AFTER-YES'])
  })

  it('is sent at once from then on, with what it is worth', async () => {
    add('A1')

    expect(layer).to.deep.equal([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'SEK',
          value: 201,
          items: [
            {
              item_id: 'A1',
              item_name: 'Vara A1',
              item_variant: '42',
              price: 100.5,
              quantity: 2,
            },
          ],
        },
      },
    ])
    await until(() => localStorage.getItem('courtside.sent')?.includes('add_to_cart:'))
  })

  it('says neither price nor value where the visitor sees none', () => {
    shopEvents.emit('cart:added', [{ articleNumber: 'Q', quantity: 1 }], cartOf(row('Q', 1)))

    expect(said('add_to_cart')).to.deep.equal({
      items: [{ item_id: 'Q', item_name: 'Vara Q', quantity: 1 }],
    })
  })

  it('is a difference where a quantity changes', () => {
    const change = { rowSystemId: 'r', row: priced('A1', 2), currency: 'SEK' }
    shopEvents.emit('cart:updated', { ...change, from: 2, to: 5 })
    shopEvents.emit('cart:updated', { ...change, from: 5, to: 1 })
    shopEvents.emit('cart:removed', { ...change, from: 1, to: 0 })
    shopEvents.emit('cart:cleared', cartOf(priced('A2', 4)))
    const quantities = layer.flatMap((it) =>
      it.event ? [[it.event, itemsOf(it)[0]?.quantity]] : [],
    )

    expect(quantities).to.deep.equal([
      ['add_to_cart', 3],
      ['remove_from_cart', 4],
      ['remove_from_cart', 1],
      ['remove_from_cart', 4],
    ])
  })

  it('is reported once for a checkout, however often it is chosen', async () => {
    const cart = cartOf(priced('A1', 1), row('fee', 1, { isFeeRow: true }))
    const choice = { checkout: 'one', kind: 'delivery', method: 'home', cart } as const
    for (const it of [choice, choice, { ...choice, method: 'pickup' }]) {
      shopEvents.emit('checkout:chosen', it)
    }
    await until(() => names().length === 2)
    shopEvents.emit('checkout:chosen', { ...choice, kind: 'payment', method: 'card' })
    await until(() => names().length === 3)

    expect(names()).to.deep.equal(['add_shipping_info', 'add_shipping_info', 'add_payment_info'])
    expect(said('add_payment_info')?.payment_type).to.equal('card')
    expect(itemsOf(layer.at(-1) ?? {}).length).to.equal(1)
    await until(() => localStorage.getItem('courtside.sent')?.includes('card'))
  })

  it('is reported once when the page is left, if a choice still waits for another tab', async () => {
    let release = () => {}
    await new Promise<void>((isHeld) => {
      void navigator.locks.request('courtside.sent', () => {
        isHeld()
        return new Promise<void>((done) => {
          release = done
        })
      })
    })
    const cart = cartOf(priced('A1', 1))
    const choice = { checkout: 'left', method: 'prepay', cart } as const
    shopEvents.emit('checkout:chosen', { ...choice, kind: 'delivery' })
    shopEvents.emit('checkout:chosen', { ...choice, kind: 'payment' })
    expect(names()).to.deep.equal([])
    dispatchEvent(new Event('pagehide'))
    expect(names()).to.deep.equal(['add_shipping_info', 'add_payment_info'])
    release()
    await navigator.locks.request('courtside.sent', () => {})

    expect(names().length).to.equal(2)
  })

  it('waits for a tag manager that throws, in its order', () => {
    page.dataLayer = Object.freeze([])
    add('FIRST')
    page.dataLayer = layer
    add('SECOND')

    expect(added()).to.deep.equal(['FIRST', 'SECOND'])
  })

  it('is not reported after a refusal', () => {
    answer(false)
    add('NO')
    answer(true)
    add('YES')

    expect(added()).to.deep.equal(['YES'])
  })
})

describe('a list of products', () => {
  const LIST = `<section aria-labelledby="shelf"><h2 id="shelf">Nytt</h2><ul>
    <li><a href="#one" data-item='{"item_id":"A1","item_name":"Ett","price":10}'>Ett</a></li>
    <li><a href="#two" data-item='{"item_id":"A2","item_name":"Två"}'><b>Två</b></a></li>
  </ul></section>`

  it('is reported once when it becomes visible, also if it is drawn later', async () => {
    await render(LIST)
    await until(() => names().length === 1)

    expect(said('view_item_list')).to.deep.equal({
      item_list_id: 'shelf',
      item_list_name: 'Nytt',
      items: [
        { item_id: 'A1', item_name: 'Ett', price: 10, index: 0 },
        { item_id: 'A2', item_name: 'Två', index: 1 },
      ],
    })
  })

  it('tells which of it was chosen, and holds nobody back without a tag manager', async () => {
    const place = await render(LIST)
    find(place, 'b').click()

    expect(said('select_item')).to.deep.equal({
      item_list_id: 'shelf',
      item_list_name: 'Nytt',
      items: [{ item_id: 'A2', item_name: 'Två', index: 1 }],
    })
    await until(() => location.hash === '#two')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('is not watched after a refusal, and is reported after the next consent', async () => {
    answer(false)
    const place = await render(LIST)
    find(place, 'b').click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(names()).to.deep.equal([])

    answer(true)
    await until(() => names().length === 1)
    find(place, 'b').click()

    expect(names()).to.deep.equal(['view_item_list', 'select_item'])
    history.replaceState(null, '', location.pathname + location.search)
  })
})
