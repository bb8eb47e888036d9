import { expect } from '@open-wc/testing'
import { define as defineQuickBuy } from '../../src/elements/quick-buy/define.ts'
import { define as defineProfessional } from '../../src/elements/quick-buy-professional/define.ts'
import sheet from '../../src/elements/size-input/size-input.css'
import { define as defineSizes } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import base from '../../src/ui/base.css'
import { listen } from '../helpers/announcements.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { forgetCart } from './cart-fixtures.ts'
import { listenToWarnings } from './element-fixtures.tsx'
import { boxes, shownArticles } from './quick-buy-fixtures.ts'
import { PRODUCTS, sells, trail } from './sized-product-fixtures.ts'

defineSizes('size-input')
defineQuickBuy('quick-buy')
defineProfessional('quick-buy-professional')

const TAGS = ['size-input', 'quick-buy', 'quick-buy-professional']
const LINK = '<a href="/p/trail">Välj storlek</a>'
const FAILED: StubbedResponse = { status: 500, body: { message: 'genericerror' } }

const draw = (tag: string, inside = '', id = '1042') =>
  render(`<${tag} productid="${id}">${inside}</${tag}>`)
const hasSizes = (el: Element) => until(() => shownArticles(el)[0] === 'blue-41')
const alertOf = (el: Element) => el.querySelector('[role=alert]')?.textContent ?? ''
const retry = (el: Element) => find<HTMLButtonElement>(el, '[data-act="retry"]')
const isBusy = (el: Element) => el.querySelector('[aria-busy="true"]') !== null
/** Long enough for an automatic retry. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

beforeEach(forgetCart)

describe('a tag whose product is still to come', () => {
  for (const tag of TAGS) {
    it(`keeps what the server wrote, and the focus in it: ${tag}`, async () => {
      const { answer, give } = deferredResponse()
      stubFetch({ [PRODUCTS]: answer })
      const place = await render(`<div><${tag} productid="1042">${LINK}</${tag}></div>`)
      const el = find(place, tag)
      await until(() => isBusy(el))
      const link = find<HTMLAnchorElement>(el, 'a')
      link.focus()

      expect([el.textContent, alertOf(el)]).to.deep.equal(['Välj storlek', ''])
      give(sells(trail()))
      await hasSizes(el)

      expect([el.querySelector('a'), isBusy(el)]).to.deep.equal([null, false])
      expect(el.contains(document.activeElement)).to.equal(true)
    })
  }

  it('keeps room where nothing stands in it, and says that sizes are on their way', async () => {
    const said = listen()
    const style = document.createElement('style')
    style.textContent = base + sheet
    document.head.append(style)
    stubFetch({ [PRODUCTS]: 'hang' })
    const el = await draw('size-input', '<p><br></p>')
    await until(() => isBusy(el))

    expect(el.textContent).to.equal('Hämtar storlekar …')
    const { height } = el.getBoundingClientRect()
    style.remove()
    expect(height).to.be.above(100)
    await until(() => said.includes('Hämtar storlekar …'))
  })

  it('can be stopped after a while, and retried', async () => {
    stubFetch({ [PRODUCTS]: ['hang', sells(trail())] })
    const place = await render('<div></div>')
    const clock = fakeClock()
    try {
      place.innerHTML = '<size-input productid="1042"></size-input>'
      await drawn(clock, () => isBusy(place))
      await clock.pass(5000)
      await drawn(clock, () => place.querySelector('[data-act="stop"]'))
      find(place, '[data-act="stop"]').click()
      await drawn(clock, () => alertOf(place) && !isBusy(place))
    } finally {
      clock.stop()
    }

    retry(place).click()
    await hasSizes(place)
  })

  it('shows the product that was requested last', async () => {
    const { answer, give } = deferredResponse()
    const calls = stubFetch({
      [`${PRODUCTS}?products=7`]: answer,
      [PRODUCTS]: sells(trail()),
    })
    const el = await draw('size-input', '', '7')
    await until(() => calls.length === 1)
    el.setAttribute('productid', '1042')
    await hasSizes(el)
    give(sells(trail({ productId: '7', variants: [] })))
    await aWhile()

    expect([shownArticles(el)[0], calls.length]).to.deep.equal(['blue-41', 2])
  })
})

describe('a tag that is given another product', () => {
  for (const tag of TAGS) {
    it(`begins afresh, whatever was chosen of the one before: ${tag}`, async () => {
      const calls = stubFetch({ [PRODUCTS]: sells(trail(), trail({ productId: '7' })) })
      const el = await draw(tag)
      await hasSizes(el)
      boxes(el)[0]?.click()
      await until(() => boxes(el)[0]?.checked)

      el.setAttribute('productid', '7')
      await until(() => calls.length === 2 && shownArticles(el)[0] === 'blue-41')

      expect(boxes(el).some((it) => it.checked)).to.equal(false)
    })
  }
})

describe('a tag whose product does not come', () => {
  for (const tag of TAGS) {
    for (const [about, failure] of [
      ['an error of the shop', FAILED],
      ['no net', 'reset'],
    ] as const) {
      it(`says so after ${about}, and asks again at a press: ${tag}`, async () => {
        const calls = stubFetch({ [PRODUCTS]: [failure, failure, sells(trail())] })
        const el = await draw(tag, LINK)
        await until(() => alertOf(el))
        await expect(el).to.be.accessible()
        retry(el).focus()
        retry(el).click()
        await until(() => calls.length === 2 && !isBusy(el))

        expect(find(el, 'a').textContent).to.equal('Välj storlek')
        expect(document.activeElement).to.equal(retry(el))
        retry(el).click()
        await hasSizes(el)

        expect([alertOf(el), el.contains(document.activeElement)]).to.deep.equal(['', true])
        expect(calls.length).to.equal(3)
      })
    }

    for (const [about, answer] of [
      ['a backend without the call', { status: 404, body: { message: 'request.notfound' } }],
      ['a product that is not sold', { body: [] }],
      ['a product without sizes', sells(trail({ variants: [] }))],
    ] as const) {
      it(`keeps what the server wrote with ${about}: ${tag}`, async () => {
        const { stop, messages } = listenToWarnings()
        const calls = stubFetch({ [PRODUCTS]: answer })
        const [el, empty] = await Promise.all([draw(tag, LINK), draw(tag)])
        await until(() => alertOf(empty))
        await aWhile()
        stop()

        expect([el.textContent, alertOf(el), isBusy(el)]).to.deep.equal(['Välj storlek', '', false])
        expect(alertOf(empty)).to.equal('Den här delen kunde inte visas. Ladda om sidan.')
        expect(calls.length).to.equal(1)
        const said = `courtside: <${tag}> attribute "productid": the shop answers no product of this id`
        expect(messages).to.deep.equal([said, said])
      })
    }

    it(`reports what is missing if it has neither sizes nor a product: ${tag}`, async () => {
      const { stop, messages } = listenToWarnings()
      const calls = stubFetch({ [PRODUCTS]: sells(trail()) })
      const none = await render(`<${tag}></${tag}>`)
      const empty = await draw(tag, LINK, '')
      await until(() => messages.length === 2)
      const before = [none, empty].map((it) => it.textContent)
      empty.setAttribute('productid', '1042')
      await hasSizes(empty)
      stop()

      expect(before).to.deep.equal([
        'Den här delen kunde inte visas. Ladda om sidan.',
        'Välj storlek',
      ])
      const data = tag === 'size-input' ? 'sizeinputfields' : 'variants'
      const said = `courtside: <${tag}> attribute "${data}": missing, expected JSON`
      expect([messages, calls.length]).to.deep.equal([[said, said], 1])
    })
  }
})

describe('a tag whose product has changed', () => {
  const changeCart = () => document.dispatchEvent(new CustomEvent('courtside:cart-changed'))
  const soldOut = () => {
    const [blue, clay] = trail().variants ?? []
    const sizes = blue?.sizes?.map((it) => ({ ...it, inStock: it.size !== '42' }))
    return trail({ variants: [{ ...blue, sizes }, clay] as ReturnType<typeof trail>['variants'] })
  }

  for (const tag of TAGS) {
    it(`shows it when the cart has changed, and keeps what is chosen: ${tag}`, async () => {
      const calls = stubFetch({ [PRODUCTS]: [sells(trail()), sells(soldOut())] })
      const el = await draw(tag)
      await hasSizes(el)
      boxes(el)[0]?.click()
      await until(() => boxes(el)[0]?.checked)
      boxes(el)[0]?.focus()

      changeCart()
      await until(() => boxes(el)[1]?.disabled)

      expect([boxes(el)[0]?.checked, document.activeElement === boxes(el)[0]]).to.deep.equal([
        true,
        true,
      ])
      expect([isBusy(el), calls.length]).to.deep.equal([false, 2])
    })

    it(`keeps it while the shop cannot be reached, and removes a product that is no longer sold: ${tag}`, async () => {
      const { stop, messages } = listenToWarnings()
      const calls = stubFetch({ [PRODUCTS]: [sells(trail()), FAILED, { body: [] }] })
      const el = await draw(tag, LINK)
      await hasSizes(el)
      changeCart()
      await until(() => calls.length === 2)
      await aWhile()
      const kept = [shownArticles(el)[0], alertOf(el)]

      changeCart()
      await until(() => el.textContent === 'Välj storlek' && messages.length === 1)
      stop()

      expect(kept).to.deep.equal(['blue-41', ''])
    })
  }
})
