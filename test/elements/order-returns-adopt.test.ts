import { drawn } from 'drawn-by-server:../drawn/returns.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/order-returns/order-returns-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { CONFIRM, field, press, QUOTE } from './return-fixtures.ts'

define('order-returns')

const NODES = 'form, fieldset, input, select, button, a, p, label, h2, dd'

/** Puts the server's markup on the page, and hydrates it. */
async function adopt(name: string, touch: (place: HTMLElement) => void = () => {}) {
  const place = document.createElement('div')
  place.innerHTML = drawn[name] ?? ''
  touch(place)
  const before = [...place.querySelectorAll(NODES)]
  const element = find<HTMLElement>(place, 'order-returns')
  document.body.append(place)
  await until(() => element.dataset.state === 'ready')
  const isKept = before.every((it, at) => place.querySelectorAll(NODES)[at] === it)
  return { place, element, isKept }
}

describe('order-returns that the server has drawn', () => {
  for (const name of ['choose', 'wrong', 'review', 'done', 'none']) {
    it(`keeps its nodes, asks for nothing, leads to faults and else nowhere: ${name}`, async () => {
      const calls = stubFetch({})
      const { place, isKept } = await adopt(name)

      expect(isKept).to.equal(true)
      expect(calls).to.deep.equal([])
      if (name === 'wrong') await until(() => document.activeElement?.matches('.cs-faults'))
      else expect(place.contains(document.activeElement)).to.equal(false)
      place.remove()
    })
  }

  it('sends what was chosen before the script came, under the key of the mail’s link', async () => {
    const calls = stubFetch({
      [QUOTE]: { body: { refund: '500 kr', refundAmount: 50_000, currency: 'SEK', terms: [] } },
      [CONFIRM]: { body: { returnNumber: 'R2' } },
    })
    const { place, element } = await adopt('choose', (it) => {
      field(it, 'count.r-2').value = '1'
      find<HTMLSelectElement>(it, '[name="reason.r-2"]').value = 'other'
    })

    press(element, 'review')
    await until(() => element.querySelector('[data-act="confirm"]'))
    expect(find<HTMLFormElement>(place, 'form').getAttribute('action')).to.equal(
      '/order/order/return',
    )
    press(element, 'confirm')
    await until(() => element.textContent?.includes('R2'))

    const rows = [{ rowSystemId: 'r-2', quantity: 1, reason: 'other' }]
    expect(calls.map((it) => it.body)).to.deep.equal([
      { orderId: 'order', key: 'k1', rows },
      { orderId: 'order', key: 'k1', rows },
    ])
    place.remove()
  })

  it('goes back to the form from a review that the server has drawn', async () => {
    stubFetch({})
    const { place, element } = await adopt('review')

    press(element, 'edit')
    await until(() => element.querySelector('select'))

    expect(field(element, 'count.r-1').value).to.equal('1')
    expect(find<HTMLSelectElement>(element, 'select').value).to.equal('too-big')
    await until(() => document.activeElement === field(element, 'count.r-1'))
    place.remove()
  })
})
