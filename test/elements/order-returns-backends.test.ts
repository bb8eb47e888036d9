import { expect } from '@open-wc/testing'
import { svReturns } from '../../src/i18n/texts/returns/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import {
  CONFIRM,
  chooseOne,
  field,
  ORDER,
  press,
  QUOTE,
  ROWS,
  reviewed,
  tag,
} from './return-fixtures.ts'

const BARE = '<order-returns orderid="order" loginurl="/login?returnTo=/x"></order-returns>'
const BOUGHT = ROWS.map((it) => ({ ...it, quantity: 2, returnable: it.quantity }))

const order = (more: object = {}) => ({
  body: { orderId: 'order', orderRows: BOUGHT, returnMessage: 'Till och med fredag.', ...more },
})

describe('order-returns by itself', () => {
  it('loads the order, and offers its remaining items', async () => {
    const fee = { rowSystemId: 'fee', name: 'Avgift', quantity: 1, isFeeRow: true }
    const none = { ...ROWS[0], rowSystemId: 'gone', returnable: 0 }
    stubFetch({ [ORDER]: order({ orderRows: [...BOUGHT, fee, none] }) })
    const element = await render(BARE)
    await until(() => element.querySelector('form'))

    const rows = [...element.querySelectorAll<HTMLInputElement>('[type="number"]')]
    expect(rows.map((it) => [it.name, it.max])).to.deep.equal([
      ['count.r-1', '2'],
      ['count.r-2', '1'],
    ])
    expect(element.textContent).to.include('Till och med fredag.')
    expect(find(element, 'form').hasAttribute('action')).to.equal(false)
  })

  it('says that nothing is left, or why: of an order, and of an empty list', async () => {
    const gone = BOUGHT.map((it) => ({ ...it, returnable: 0 }))
    stubFetch({ [ORDER]: order({ orderRows: gone, returnMessage: 'Tiden har gått ut.' }) })
    const asked = await render(BARE)
    await until(() => asked.textContent?.includes('Tiden har gått ut.'))
    await expect(asked).to.be.accessible()

    const given = await render(tag([]))
    expect(given.textContent).to.equal(svReturns['return.not.nothing'])
  })

  it('leads to the login, and on this site only', async () => {
    stubFetch({ [ORDER]: { status: 401, body: { message: 'x' } } })
    const element = await render(BARE)
    await until(() => element.querySelector('a'))
    expect(find(element, 'a').getAttribute('href')).to.equal('/login?returnTo=/x')
    await expect(element).to.be.accessible()

    const hostile = await render(BARE.replace('/login?returnTo=/x', 'javascript:alert(1)'))
    await until(() => hostile.textContent?.includes(svReturns['return.login']))
    expect(hostile.querySelector('a') === null).to.equal(true)
  })

  it('says what went wrong, and asks again', async () => {
    stubFetch({ [ORDER]: ['reset', { status: 500, body: {} }, order()] })
    const element = await render(BARE)
    for (const _ of [1, 2]) {
      await until(() => element.querySelector('[role="alert"]'))
      await expect(element).to.be.accessible()
      press(element, 'retry')
    }
    await until(() => element.querySelector('form'))
  })

  it('loads, and says so; a visitor who stops it can retry', async () => {
    stubFetch({ [ORDER]: ['hang', order()] })
    const element = await render(BARE)
    expect(find(element, '[role="status"]').textContent).to.equal(svReturns['return.loading'])
    await expect(element).to.be.accessible()
    await until(() => element.querySelector('[data-act="stop"]'))
    press(element, 'stop')
    await until(() => element.querySelector('[data-act="retry"]'))
    press(element, 'retry')
    await until(() => element.querySelector('form'))
  })
})

describe('order-returns on another backend', () => {
  it('takes what it prints of an order: numbers as text, nulls, nothing of ours', async () => {
    const printed = [
      { rowSystemId: 7, name: 'Boll', size: null, color: null, quantity: '2', isFeeRow: null },
    ]
    stubFetch({ [ORDER]: { body: { orderRows: printed } } })
    const element = await render(BARE)
    await until(() => element.querySelector('form'))
    expect(field(element, 'count.7').max).to.equal('2')
    expect(find(element, 'legend').textContent).to.equal('Boll')
  })

  for (const status of [404, 405, 501]) {
    it(`does without a quote that is not there: ${status}`, async () => {
      stubFetch({ [QUOTE]: { status, text: '<h1>No</h1>' }, [CONFIRM]: { status: 204 } })
      const element = await reviewed()
      expect(element.textContent).to.include(svReturns['return.nosum'])

      press(element, 'confirm')
      await until(() => element.textContent?.includes(svReturns['return.done']))

      expect(element.querySelector('a, dl') === null).to.equal(true)
    })
  }

  it('shows text as text, and follows no address that leaves the page by script', async () => {
    const nasty = '<img src=x onerror=alert(1)>'
    const made = { returnNumber: nasty, message: nasty, labelUrl: 'javascript:alert(1)' }
    stubFetch({ [QUOTE]: { body: { refund: nasty, terms: [nasty] } }, [CONFIRM]: { body: made } })
    const element = await render(tag([{ ...ROWS[0], name: nasty }]))
    chooseOne(element)
    press(element, 'review')
    await until(() => element.querySelector('[data-act="confirm"]'))
    press(element, 'confirm')
    await until(() => element.textContent?.includes(svReturns['return.done']))

    expect(element.querySelector('img, a') === null).to.equal(true)
  })

  it('keeps the server’s markup where the list cannot be read', async () => {
    const html = `<order-returns orderid="order" rows="[{">Skriv till oss.</order-returns>`
    const element = await render(html)
    expect(element.textContent).to.equal('Skriv till oss.')
  })
})
