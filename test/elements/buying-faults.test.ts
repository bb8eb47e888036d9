import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import fc from 'fast-check'
import { define } from '../../src/elements/buy-button/buy-button-view.tsx'
import { define as defineTable } from '../../src/elements/cart-table/cart-table-view.tsx'
import { define as defineSizes } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { cart, forgetCart, named, open, row, rowOf } from './cart-fixtures.ts'
import { boxes, sizeOf } from './quick-buy-fixtures.ts'

define('buy-button')
defineTable('cart-table')
defineSizes('size-input')

const ADD = 'POST /api/cart/add'
/** Long enough for a button to have shown a failure. */
const FEEDBACK_MS = 5000
const UPDATE = 'PUT /api/cart/update'
const ENDED = { status: 401, body: { message: 'Logga in igen.' } }
const button = (el: Element) => find<HTMLButtonElement>(el, 'button')
const stateOf = (el: Element) => button(el).dataset.state
const alertOf = (el: Element) => el.querySelector('[role=alert]')?.textContent

beforeEach(forgetCart)

/** A shop that adds articles, and loses its first answers. */
function forgetfulShop(lost: number) {
  const shop = { pieces: 0, asked: 0, known: new Set<string>() }
  const add: StubbedResponse = ({ headers }) => {
    const key = headers.get('idempotency-key') ?? ''
    if (!shop.known.has(key)) shop.pieces += 1
    shop.known.add(key)
    shop.asked += 1
    return shop.asked > lost ? { body: here() } : 'reset'
  }
  const here = () =>
    cart(shop.pieces > 0 ? [row('r1', { articleNumber: 'A1', quantity: shop.pieces })] : [])
  stubFetch({ [ADD]: add, 'GET /api/cart': () => ({ body: here() }) })
  return shop
}

describe('buying, when answers are lost', () => {
  it('adds once, however often it is tried again', async () => {
    const shop = forgetfulShop(2)
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    for (let attempt = 0; attempt < 2; attempt += 1) {
      button(el).click()
      await until(() => stateOf(el) === 'error')
      expect(alertOf(el)).to.not.equal('')
      await until(() => stateOf(el) === 'neutral')
    }
    button(el).click()
    await until(() => stateOf(el) === 'success')

    expect([shop.asked, shop.pieces]).to.deep.equal([3, 1])
  }).timeout(20_000)

  it('adds once for Enter and a press at the same moment', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [ADD]: held })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')
    button(el).focus()

    await sendKeys({ press: 'Enter' })
    button(el).click()
    button(el).click()
    give({ body: cart([row('r1', { articleNumber: 'A1' })]) })
    await until(() => stateOf(el) === 'success')

    expect(calls.length).to.equal(1)
  })
})

describe('buying, when the button is moved during the request', () => {
  it('goes on where it was moved, begins anew in a copy, and is nobody’s where it was removed', async () => {
    const said: unknown[] = []
    const { error, warn } = console
    const listen = (...words: unknown[]) => void said.push(words)
    Object.assign(console, { error: listen, warn: listen })
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [ADD]: held })
    const place = await render('<div></div>')
    const moved = await render('<buy-button articlenumber="A1"></buy-button>')
    const removed = await render('<buy-button articlenumber="A2"></buy-button>')
    for (const it of [moved, removed]) button(it).click()
    await until(() => calls.length === 1)

    const copy = moved.cloneNode(true) as HTMLElement
    place.append(moved, copy)
    removed.remove()
    await until(() => copy.dataset.state === 'ready')
    expect([stateOf(moved), stateOf(copy)]).to.deep.equal(['loading', 'neutral'])
    give({ body: cart([row('r1', { articleNumber: 'A1' })]) })
    await until(() => stateOf(moved) === 'success')
    place.append(removed)
    await until(() => removed.dataset.state === 'ready')

    Object.assign(console, { error, warn })
    expect([stateOf(removed), stateOf(copy), said]).to.deep.equal(['neutral', 'neutral', []])
  })
})

describe('buying, when the session has ended', () => {
  it('says so beside the button, and works again after that', async () => {
    stubFetch({ [ADD]: [ENDED, { body: cart([row('r1', { articleNumber: 'A1' })]) }] })
    const el = await render('<buy-button articlenumber="A1"></buy-button>')

    button(el).click()
    await until(() => alertOf(el) && stateOf(el) === 'neutral')
    expect(alertOf(el)).to.equal('Logga in igen.')

    button(el).click()
    await until(() => stateOf(el) === 'success')
    expect(alertOf(el)).to.equal(undefined)
  })

  it('keeps the rows of the cart, says so, and shows no empty cart', async () => {
    const shown = cart([row('1'), row('2')])
    const { element } = await open('<cart-table></cart-table>', shown, {
      'GET /api/cart': [{ body: shown }, ENDED],
      [UPDATE]: ENDED,
    })

    named(rowOf(element, '1'), 'Öka antal, Löparsko 1').click()
    await until(() => element.textContent?.includes('Logga in igen.'))
    await until(() => !rowOf(element, '1').ariaBusy)

    expect(element.querySelectorAll('[data-row]').length).to.equal(2)
    expect(find<HTMLInputElement>(rowOf(element, '1'), 'input').value).to.equal('2')
  })
})

const MARKUP = [
  '<img src=x onerror="window.__xss = 1">',
  '<script>window.__xss = 1</script>',
  '&lt;b&gt;',
  '{x} {n, plural, one {#}}',
]
const said = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ minLength: 1, maxLength: 40 }))
const fieldId = fc.oneof(
  fc.constantFrom('40', '41', 'A-40', 'A-41', '__proto__', 'constructor', 'toString', '"]'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const refusal = fc.record({
  errorsList: fc.dictionary(
    fieldId.map((it) => `articleSizeInputField${it}`),
    said,
    { maxKeys: 12 },
  ),
  articles: fc.array(said, { maxLength: 3 }),
})

describe('buying, when the shop refuses in words of any kind', () => {
  it('shows them as text, and keeps what was typed', async function () {
    this.timeout(60_000)
    let errors: object = {}
    const calls = stubFetch({
      [ADD]: () => ({ status: 400, body: { message: 'Nej tack.', errors } }),
    })
    const fields = JSON.stringify([sizeOf('40', 'A'), sizeOf('41', 'A')])
    const el = await render(
      `<size-input data-layout="boxes" sizeinputfields='${fields}' productid="1"></size-input>`,
    )
    boxes(el)[0]?.focus()
    await sendKeys({ type: '2' })
    const tags = () => new Set([...el.querySelectorAll('*')].map((it) => it.localName))
    const known = [...tags(), 'p', 'div', 'svg', 'path', 'span']

    const clock = fakeClock()
    after(clock.stop)

    await fc.assert(
      fc.asyncProperty(refusal, async (next) => {
        errors = next
        find(el, 'form').querySelector('button')?.click()
        await drawn(clock, () => calls.length === 1)
        await clock.pass(FEEDBACK_MS)
        await drawn(clock, () => stateOf(el) === 'neutral')
        calls.length = 0

        expect(el.querySelector('.cs-error')?.textContent).to.not.equal(undefined)
        expect([...tags()].filter((it) => !known.includes(it))).to.deep.equal([])
        expect(boxes(el).map((it) => it.value)).to.deep.equal(['2', ''])
      }),
      { numRuns: 15, endOnFailure: true },
    )
    expect([Reflect.get(globalThis, '__xss'), Reflect.get({}, 'polluted')]).to.deep.equal([
      undefined,
      undefined,
    ])
  })
})
