import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { draw } from '../../src/elements/reorder-button/plain.ts'
import { define } from '../../src/elements/reorder-button/reorder-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svCore } from '../../src/i18n/texts/core/sv.ts'
import { loadCart } from '../../src/state/cart/state.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard, row, texts } from './cart-fixtures.ts'
import { listenToWarnings } from './element-fixtures.tsx'

define('reorder-button')

const REORDER = 'POST /api/cart/reorder'
const TAG = '<reorder-button orderid="O1"></reorder-button>'
const MISSING = [
  { articleNumber: 'A9', name: 'Boll <b>', reason: 'Slut i lager' },
  { articleNumber: 'A8', name: 'Sko', reason: 'Varan går inte att köpa just nu.' },
]
const whole = () => ({ body: cart([row('r1')]) })
const partly = () => ({ body: cart([row('r1')], { notAdded: MISSING }) })
const button = (el: Element) => find<HTMLButtonElement>(el, 'button')
const stateOf = (el: Element) => button(el).dataset.state
const alertOf = (el: Element) => el.querySelector('[role=alert]')?.textContent

beforeEach(forgetCart)

describe('reorder-button', () => {
  it('puts a past order in the cart, and tells the page', async () => {
    const calls = stubFetch({ [REORDER]: whole() })
    const el = await render(TAG)
    expect(button(el).textContent).to.equal('Köp igen')

    setTimeout(() => button(el).click())
    const { detail } = await oneEvent(document, 'courtside:reordered')

    expect(detail).to.deep.equal({ orderId: 'O1' })
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).to.deep.equal([
      { method: 'POST', path: '/api/cart/reorder', body: { orderId: 'O1' } },
    ])
    await heard('Varorna ligger i varukorgen')
    await until(() => stateOf(el) === 'success')
    expect(alertOf(el)).to.equal(undefined)
  })

  it('works by keyboard, sends one request however often it is pressed, and keeps the focus', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [REORDER]: held })
    const el = await render(TAG)
    button(el).focus()

    for (let press = 0; press < 4; press += 1) await sendKeys({ press: 'Enter' })
    await until(() => stateOf(el) === 'loading')
    give(whole())
    await until(() => stateOf(el) === 'success')

    expect(calls.length).to.equal(1)
    expect(document.activeElement).to.equal(button(el))
  })

  it('names what could not be added, by article and reason, and does not claim that all is in', async () => {
    stubFetch({ 'GET /api/cart': { body: cart([]) }, [REORDER]: partly() })
    await loadCart()
    const el = await render(TAG)

    button(el).click()
    await until(() => alertOf(el) && stateOf(el) === 'neutral')

    expect(find(el, '.cs-error').textContent).to.equal('2 varor kunde inte läggas i:')
    expect(texts(el, 'li')).to.deep.equal([
      'Boll <b> (A9): Slut i lager',
      'Sko (A8): Varan går inte att köpa just nu.',
    ])
    expect(find(el, `#${button(el).getAttribute('aria-describedby')}`)).to.exist
    expect(find(el, '.reorder-button__rest').textContent).to.equal('Resten ligger i varukorgen.')
  })

  it('names the prices that have changed since the order, all of which is in the cart', async () => {
    const repriced = [{ articleNumber: 'A1', name: 'Boll <b>', reason: 'Priset är ändrat.' }]
    stubFetch({ [REORDER]: { body: cart([row('r1')], { repriced }) } })
    const el = await render(TAG)

    button(el).click()
    await until(() => stateOf(el) === 'success')

    expect(find(el, '[role=status] p').textContent).to.equal('Nya priser:')
    expect(texts(el, 'li')).to.deep.equal(['Boll <b> (A1): Priset är ändrat.'])
    expect(alertOf(el)).to.equal(undefined)
    await expect(el).to.be.accessible()
  })

  it('says that an order is unknown, as the shop words it, and forgets it at the next try', async () => {
    stubFetch({
      [REORDER]: [{ status: 404, body: { message: 'Beställningen finns inte.' } }, whole()],
    })
    const el = await render(TAG)

    button(el).click()
    await until(() => alertOf(el) && stateOf(el) === 'neutral')
    const said = alertOf(el)
    button(el).click()
    await until(() => stateOf(el) === 'success')

    expect([said, alertOf(el)]).to.deep.equal(['Beställningen finns inte.', undefined])
  })

  it('orders nothing again where the browser takes no cookies, and says so', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body: cart([]) }, [REORDER]: whole() })
    const el = await render(TAG)
    Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true })
    try {
      button(el).click()
      await until(() => alertOf(el))
    } finally {
      Reflect.deleteProperty(navigator, 'cookieEnabled')
    }

    expect(alertOf(el)).to.equal(svCore['error.cookies'])
    expect(calls.filter((it) => it.method === 'POST')).to.deep.equal([])
  })

  it('repeats an order whose answer was lost under the same key', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body: cart([]) }, [REORDER]: ['cut', whole()] })
    const el = await render(TAG)

    button(el).click()
    await until(() => stateOf(el) === 'error')
    expect(alertOf(el)).to.not.equal('')
    await until(() => stateOf(el) === 'neutral')
    button(el).click()
    await until(() => stateOf(el) === 'success')

    const keys = calls
      .filter((it) => it.method === 'POST')
      .map((it) => it.headers.get('idempotency-key'))
    expect(keys.length).to.equal(2)
    expect(keys[0]).to.equal(keys[1])
  })

  it('drops its messages about one order when it stands for another', async () => {
    stubFetch({ [REORDER]: partly() })
    const el = await render(TAG)
    button(el).click()
    await until(() => alertOf(el))

    el.setAttribute('orderid', 'O2')

    await until(() => alertOf(el) === undefined && stateOf(el) === 'neutral')
  })

  it('is accessible, also with something to say', async () => {
    stubFetch({ [REORDER]: partly() })
    const el = await render(TAG)
    await expect(el).to.be.accessible()

    button(el).click()
    await until(() => alertOf(el))

    await expect(el).to.be.accessible()
  })
})

describe('a reorder-button is drawn', () => {
  for (const attributes of ['', 'title="K&#246;p <b>"']) {
    it(`without React and with it alike: ${attributes}`, async () => {
      const el = await render(`<reorder-button orderid="O1" ${attributes}></reorder-button>`)
      const host = el.cloneNode() as HTMLElement

      draw(host)

      const [plain, drawn] = [host, el].map((it) => button(it))
      expect(plain?.isEqualNode(drawn ?? null)).to.equal(true)
    })
  }

  it('on a plain element too', () => {
    const host = document.createElement('div')
    Object.assign(host.dataset, { courtside: 'reorder-button', orderid: 'O1', title: 'Igen' })

    draw(host)

    expect(host.textContent).to.equal('Igen')
  })

  it('not at all without an order, and says so', () => {
    const warnings = listenToWarnings()
    const host = document.createElement('reorder-button')

    draw(host)
    warnings.stop()

    expect([host.innerHTML, warnings.messages]).to.deep.equal([
      '',
      ['courtside: <reorder-button> attribute "orderid": missing, expected a value'],
    ])
  })
})
