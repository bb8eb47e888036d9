import { drawn } from 'drawn-by-server:../drawn/reorder.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/reorder-button/reorder-button-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, row } from './cart-fixtures.ts'

define('reorder-button')
beforeEach(forgetCart)

describe('reorder-button that the server has drawn', () => {
  it('keeps the nodes of the server, its form and what it says', async () => {
    const place = document.createElement('div')
    place.innerHTML = drawn.button ?? ''
    const before = [...place.querySelectorAll('form, input, button')]
    const element = find<HTMLElement>(place, 'reorder-button')

    document.body.append(place)
    await until(() => element.dataset.state === 'ready')

    expect([...place.querySelectorAll('form, input, button')]).to.deep.equal(before)
    expect(find<HTMLFormElement>(place, 'form').getAttribute('action')).to.equal('/cart/reorder')
    expect(find(place, 'button').textContent).to.equal('Köp igen')
    place.remove()
  })

  it('buys in place, and posts no form', async () => {
    const calls = stubFetch({ 'POST /api/cart/reorder': { body: cart([row('r1')]) } })
    const place = await render(drawn.button ?? '')
    const button = find<HTMLButtonElement>(place.parentElement ?? place, 'button')

    button.click()
    await until(() => button.dataset.state === 'success')

    expect(calls.map(({ body }) => body)).to.deep.equal([{ orderId: 'O1' }])
  })
})
