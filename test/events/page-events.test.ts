import { expect } from '@open-wc/testing'
import { emit, isCanceled } from '../../src/events/element-events.ts'
import type { FIELDS } from '../../src/events/event-fields.ts'
import type { PageEvents } from '../../src/events/event-map.ts'

const articles = [{ articleNumber: 'A1', quantity: 2 }]

/** One detail of each event, with every possible field. */
const SAMPLES: { readonly [Name in keyof typeof FIELDS]: Required<PageEvents[Name]> } = {
  'courtside:before-add': { articles, orderId: 'O1' },
  'courtside:before-submit': { form: 'login' },
  'courtside:before-navigate': { kind: 'hit', url: '/p/1' },
  'courtside:added': { articles },
  'courtside:add-failed': { articles },
  'courtside:updated': { rowSystemId: 'r1', quantity: 2 },
  'courtside:removed': { rowSystemId: 'r1' },
  'courtside:reordered': { orderId: 'O1' },
  'courtside:ordered': { orderId: 'O1' },
  'courtside:registered': { type: 'B2B' },
  'courtside:list-changed': { list: 'persons' },
  'courtside:favourites-changed': { productId: '7', isMarked: true },
  'courtside:quotation-listed': { articleNumber: 'A1' },
  'courtside:quotation-asked': { number: 'Q1' },
  'courtside:returned': { orderId: 'O1', returnNumber: 'R1' },
  'courtside:searched': { query: 'boll' },
  'courtside:selected': { url: '/p/1' },
  'courtside:cart-changed': { quantity: '2', version: 3 },
}
/** Fields that no event may carry, whoever passes them. */
const FORBIDDEN = {
  price: 9,
  stock: 3,
  maxQuantity: 7,
  email: 'a@b.se',
  userName: 'Anna',
  token: 'x',
}

function heard(name: keyof typeof FIELDS, detail: object): unknown {
  const target = new EventTarget()
  let found: unknown
  target.addEventListener(name, (event) => {
    found = (event as CustomEvent).detail
  })
  const fire = name.includes('before-') ? isCanceled : emit
  ;(fire as (...said: unknown[]) => void)(target, name, detail)
  return found
}

describe('an event of the page', () => {
  for (const [key, sample] of Object.entries(SAMPLES)) {
    const name = key as keyof typeof FIELDS
    it(`(${name}) says all that is allowed, nothing else, and cannot be changed`, () => {
      const more = (it: object) => ({ ...it, ...FORBIDDEN })
      const rows = 'articles' in sample ? { articles: sample.articles.map(more) } : {}

      const detail = heard(name, more({ ...sample, ...rows }))

      expect(detail).to.deep.equal(sample)
      expect(Object.isFrozen(detail)).to.equal(true)
      expect(Object.values(detail as object).every((it) => Object.isFrozen(it))).to.equal(true)
    })
  }

  it('that is cancelable bubbles, and any listener can cancel it', () => {
    const inner = document.createElement('i')
    document.body.append(inner)
    const ask = () => isCanceled(inner, 'courtside:before-add', { articles })

    expect(ask()).to.equal(false)
    addEventListener('courtside:before-add', (event) => event.preventDefault(), { once: true })
    expect(ask()).to.equal(true)
    inner.remove()
  })

  it('that only tells cannot be cancelled', () => {
    let cancelable = true
    const target = new EventTarget()
    target.addEventListener('courtside:cleared', (event) => {
      cancelable = event.cancelable
    })

    emit(target, 'courtside:cleared')

    expect(cancelable).to.equal(false)
  })
})
