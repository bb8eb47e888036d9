import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { svReturns } from '../../src/i18n/texts/returns/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import {
  CONFIRM,
  chooseOne,
  field,
  MADE,
  press,
  QUOTE,
  QUOTED,
  ROWS,
  reviewed,
  tag,
} from './return-fixtures.ts'

const ONE = [{ rowSystemId: 'r-1', quantity: 1, reason: 'too-small' }]

describe('order-returns', () => {
  it('takes rows, shows what comes back, announces it, and gives number and label', async () => {
    const calls = stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: MADE })
    const element = await reviewed('orderkey="k1" orderurl="/order/order?key=k1"')

    const title = find(element, 'h2')
    await until(() => document.activeElement === title)
    const said = element.textContent ?? ''
    expect(said).to.include('1 × Löparsko Åska, 42, Blå: för liten')
    expect(said).to.include('1 000 kr')
    expect(said).to.include('Vi betalar frakten.')
    setTimeout(() => press(element, 'confirm'))
    const { detail } = await oneEvent(element, 'courtside:returned')

    expect(detail).to.deep.equal({ orderId: 'order', returnNumber: 'R261122-AAAAAA' })
    expect(calls.map(({ path, body }) => [path, body])).to.deep.equal([
      ['/api/returns/quote', { orderId: 'order', key: 'k1', rows: ONE }],
      ['/api/returns', { orderId: 'order', key: 'k1', rows: ONE }],
    ])
    await until(() => document.activeElement === find(element, 'h2'))
    expect(find(element, 'h2').textContent).to.equal(svReturns['return.done'])
    expect(element.textContent).to.include('R261122-AAAAAA')
    const links = [...element.querySelectorAll('a')].map((it) => it.getAttribute('href'))
    expect(links).to.deep.equal(['/order/order/returns/R261122-AAAAAA', '/order/order?key=k1'])
  })

  it('says what has to be mended beside its box, and leads there', async () => {
    const calls = stubFetch({})
    const element = await render(tag())

    press(element, 'review')
    await until(() => element.querySelector('[role="alert"]'))
    expect(find(element, '[role="alert"]').textContent).to.include(svReturns['return.nothing'])
    for (const [count, words] of [
      ['3', 'från 0 till 2'],
      ['-1', 'från 0 till 2'],
      ['1', svReturns['return.reason.error']],
    ] as const) {
      chooseOne(element, count, '')
      press(element, 'review')
      await until(() => element.querySelector('.cs-field .cs-error')?.textContent?.includes(words))
      await until(() => document.activeElement === find(element, '.cs-faults'))
      find(element, '.cs-faults a').click()
      const wrong = find(element, '[aria-invalid="true"]')
      expect(document.activeElement === wrong).to.equal(true)
      expect(field(element, 'count.r-1').value).to.equal(count)
    }
    expect(calls).to.deep.equal([])
  })

  it('goes back by its button and by the browser’s Back, and keeps what was chosen', async () => {
    stubFetch({ [QUOTE]: QUOTED })
    const element = await reviewed()

    press(element, 'edit')
    await until(() => element.querySelector('[name="count.r-1"]'))
    expect(field(element, 'count.r-1').value).to.equal('1')
    await until(() => !history.state?.courtsideOverlay)
    press(element, 'review')
    await until(() => element.querySelector('[data-act="confirm"]'))
    await until(() => history.state?.courtsideOverlay)
    history.back()
    await until(() => element.querySelector('[name="count.r-1"]'))

    expect(field(element, 'count.r-1').value).to.equal('1')
    expect(find<HTMLSelectElement>(element, 'select').value).to.equal('too-small')
  })

  it('announces once, however often it is pressed', async () => {
    const { answer, give } = deferredResponse()
    const calls = stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: answer })
    const element = await reviewed()

    press(element, 'confirm')
    press(element, 'confirm')
    await until(() => find(element, '[data-act="confirm"]').dataset.state === 'loading')
    press(element, 'edit')
    give(MADE)
    await until(() => element.textContent?.includes('R261122'))

    expect(calls.length).to.equal(2)
  })

  it('tries again under the same key after an answer that was lost', async () => {
    const calls = stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: ['reset', MADE] })
    const element = await reviewed()

    press(element, 'confirm')
    await until(() => element.querySelector('[role="alert"]'))
    press(element, 'edit')
    await until(() => element.querySelector('[name="count.r-1"]'))
    await until(() => !history.state?.courtsideOverlay)
    press(element, 'review')
    await until(() => element.querySelector('[data-act="confirm"]'))
    press(element, 'confirm')
    await until(() => element.textContent?.includes('R261122'))

    const keys = calls
      .filter(({ path }) => path === '/api/returns')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).to.equal(2)
    expect(keys[0]).to.equal(keys[1])
    expect(keys[0]).to.match(/\w/)
  })

  it('says beside a row what another tab has left of it', async () => {
    const words = 'Du kan skicka tillbaka högst 1 av den här varan.'
    const modelState = { 'rows-0-quantity': [words] }
    const body = { message: words, modelState }
    stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: { status: 422, body } })
    const element = await reviewed()

    press(element, 'confirm')
    await until(() => element.querySelector('.cs-field .cs-error'))

    expect(find(element, '.cs-field .cs-error').textContent).to.equal(words)
    await until(() => document.activeElement === find(element, '.cs-faults'))
    expect(field(element, 'count.r-1').getAttribute('aria-invalid')).to.equal('true')
  })

  it('shows why it is refused as a whole, and stays where it is', async () => {
    const body = { message: 'Tiden har gått ut.' }
    stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: { status: 422, body } })
    const element = await reviewed()

    press(element, 'confirm')
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[role="alert"]').textContent).to.include('Tiden har gått ut.')
    expect(find(element, 'h2').textContent).to.equal(svReturns['return.check'])
  })

  it('offers to wait no longer where the answer takes long', async () => {
    stubFetch({ [QUOTE]: 'hang' })
    const element = await render(tag())
    chooseOne(element)
    press(element, 'review')
    await until(() => element.querySelector('[data-act="stop"]'))

    press(element, 'stop')
    await until(() => element.querySelector('[role="alert"]'))

    expect(find(element, '[data-act="review"]').dataset.state).to.equal('idle')
    expect(field(element, 'count.r-1').value).to.equal('1')
  })

  it('is filled in and sent by the keyboard alone', async () => {
    stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: MADE })
    const element = await render(tag())
    field(element, 'count.r-1').focus()
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'ArrowDown' })
    field(element, 'count.r-1').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => element.querySelector('[data-act="confirm"]'))
    await until(() => document.activeElement === find(element, 'h2'))
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => element.textContent?.includes('R261122'))
  })

  it('is accessible in every step', async () => {
    stubFetch({ [QUOTE]: QUOTED, [CONFIRM]: MADE })
    const element = await render(tag())
    await expect(element).to.be.accessible()
    press(element, 'review')
    await until(() => element.querySelector('[role="alert"]'))
    await expect(element).to.be.accessible()
    chooseOne(element)
    press(element, 'review')
    await until(() => element.querySelector('[data-act="confirm"]'))
    await expect(element).to.be.accessible()
    press(element, 'confirm')
    await until(() => element.textContent?.includes('R261122'))
    await expect(element).to.be.accessible()
  })

  it('begins again with other rows', async () => {
    stubFetch({})
    const element = await render(tag())
    element.setAttribute('rows', JSON.stringify([{ ...ROWS[1], quantity: '3' }]))
    await until(() => element.querySelectorAll('fieldset').length === 1)
    expect(field(element, 'count.r-2').max).to.equal('3')
  })
})
