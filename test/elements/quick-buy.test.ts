import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/quick-buy/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard } from './cart-fixtures.ts'
import {
  asks,
  boxes,
  draw,
  marked,
  radio,
  shownArticles,
  showsSizesOf,
  sizeOf,
  sizesArea,
  variantOf,
} from './quick-buy-fixtures.ts'

define('quick-buy')

const [BLUE, CLAY, MOSS] = ['P:blue', 'P:clay', 'P:moss'].map(asks) as [string, string, string]
const button = (el: Element) => find<HTMLButtonElement>(el, '[data-act="add"]')
const alertOf = (el: Element) => el.querySelector('.quick-buy__failure')?.textContent
const all = () => ({
  [BLUE]: variantOf('blue'),
  [CLAY]: variantOf('clay'),
  [MOSS]: variantOf('moss'),
})

beforeEach(forgetCart)

describe('quick-buy', () => {
  it('is accessible: colours as radio buttons with names, and the sizes of the chosen one', async () => {
    stubFetch(all())
    const el = await draw('quick-buy', 'variantid="P:clay"')
    await showsSizesOf(el, 'clay')

    await expect(el).to.be.accessible()
    const names = [...el.querySelectorAll('.quick-buy__colour')].map((it) => it.textContent)
    expect([names, marked(el)]).to.deep.equal([['Blå', 'Röd', 'Grön'], 'P:clay'])
    expect(find(el, 'legend').textContent).to.equal('Välj färg')
    expect(el.querySelectorAll('.quick-buy__swatch').length).to.equal(1)
  })

  it('buys sizes of the chosen colour, by keyboard alone', async () => {
    const body = cart([])
    const calls = stubFetch({ ...all(), 'POST /api/cart/add': { body } })
    const el = await draw('quick-buy', 'label="Snabbköp"')
    await showsSizesOf(el, 'blue')
    const label = button(el).textContent
    radio(el, 'P:blue').focus()
    await sendKeys({ press: 'ArrowDown' })
    await showsSizesOf(el, 'clay')
    await heard('Storlekar i Röd visas.')

    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: ' ' })
    await until(() => find(el, '.size-chosen output').textContent === '1')
    const added = oneEvent(el, 'courtside:added')
    await sendKeys({ press: 'Enter' })
    await added

    expect(calls.at(-1)?.body).to.deep.equal({
      articles: [{ articleNumber: 'clay-41', quantity: 1, fieldId: '41' }],
    })
    await heard('Trail 5, 41, 1 st ligger i varukorgen.')
    expect(label).to.equal('Snabbköp')
  })

  it('calls off an older question, and an older answer never wins', async () => {
    const [blue, clay, moss] = [deferredResponse(), deferredResponse(), deferredResponse()]
    stubFetch({ [BLUE]: blue.answer, [CLAY]: clay.answer, [MOSS]: moss.answer })
    const signals: AbortSignal[] = []
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      if (init?.signal) signals.push(init.signal)
      return fetch(input, init)
    }
    const el = await draw('quick-buy')
    await until(() => signals.length === 1)
    radio(el, 'P:clay').click()
    await until(() => signals.length === 2)
    radio(el, 'P:moss').click()
    await until(() => signals.length === 3)

    moss.give(variantOf('moss'))
    await showsSizesOf(el, 'moss')
    clay.give(variantOf('clay'))
    blue.give(variantOf('blue'))
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(signals.map((it) => it.aborted)).to.deep.equal([true, true, false])
    expect([shownArticles(el)[0], marked(el)]).to.deep.equal(['moss-41', 'P:moss'])
  })

  it('dims the old sizes meanwhile, and nobody can buy them', async () => {
    const { answer: held, give } = deferredResponse()
    stubFetch({ ...all(), [CLAY]: held })
    const el = await draw('quick-buy')
    await showsSizesOf(el, 'blue')

    radio(el, 'P:clay').click()
    await until(() => sizesArea(el).dataset.state === 'loading')

    const area = sizesArea(el)
    expect([area.inert, area.ariaBusy, shownArticles(el)[0]]).to.deep.equal([
      true,
      'true',
      'blue-41',
    ])
    give(variantOf('clay'))
    await showsSizesOf(el, 'clay')
    expect(area.inert).to.equal(false)
  })

  it('keeps the chosen sizes that another colour has, and gives up the others', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ ...all(), [CLAY]: held })
    const el = await draw('quick-buy')
    await showsSizesOf(el, 'blue')
    const typed = () => boxes(el).map((it) => it.checked)
    boxes(el)[0]?.click()
    boxes(el)[1]?.click()
    await until(() => el.querySelectorAll('.size-chosen output').length === 2)

    radio(el, 'P:clay').click()
    await until(() => calls.length === 2)
    const whileAsking = typed()
    radio(el, 'P:blue').click()
    await showsSizesOf(el, 'blue')
    const backAgain = [typed(), calls.length]
    radio(el, 'P:clay').click()
    await until(() => calls.length === 3)
    const sizes = [sizeOf('41', 'clay', { inStock: false }), sizeOf('42', 'clay')]
    give(variantOf('clay', { sizeInputComponentData: JSON.stringify(sizes) }))
    await showsSizesOf(el, 'clay')

    const both = [true, true, false]
    expect([whileAsking, backAgain]).to.deep.equal([both, [both, 2]])
    expect(typed()).to.deep.equal([false, true])
  })

  it('keeps the sizes of the old colour when the new one fails, with what was typed, and tries again', async () => {
    stubFetch({ ...all(), [CLAY]: ['reset', variantOf('clay')] })
    const el = await draw('quick-buy')
    await showsSizesOf(el, 'blue')
    boxes(el)[0]?.click()

    radio(el, 'P:clay').click()
    await until(() => alertOf(el))
    const kept = [marked(el), shownArticles(el)[0], boxes(el)[0]?.checked, sizesArea(el).inert]
    await expect(el).to.be.accessible()
    const said = alertOf(el)
    find(el, '[data-act="retry"]').click()
    await showsSizesOf(el, 'clay')

    expect(kept).to.deep.equal(['P:blue', 'blue-41', true, false])
    expect(said).to.contain('Storlekarna i Röd kunde inte hämtas.')
    expect([alertOf(el), marked(el)]).to.deep.equal([undefined, 'P:clay'])
  })

  for (const [what, failing] of Object.entries({
    'no JSON': { text: '<html>' },
    'sizes that are no JSON': { body: { sizeInputComponentData: '[{' } },
    'sizes of another shape': { body: { sizeInputComponentData: '{"__proto__":[]}' } },
    'an unknown variant': { status: 404, body: { message: 'Det finns inget på den adressen.' } },
    'a mistake of the shop': { status: 500, text: '<h1>500</h1>' },
  })) {
    it(`says that it failed, and can be retried: ${what}`, async () => {
      stubFetch({ ...all(), [BLUE]: [failing, variantOf('blue')] })
      const el = await draw('quick-buy')
      await until(() => alertOf(el))

      find(el, '[data-act="retry"]').click()

      await showsSizesOf(el, 'blue')
      expect(alertOf(el)).to.equal(undefined)
    })
  }

  it('is off, and says so, when no size of the colour is in stock', async () => {
    stubFetch({ ...all(), [BLUE]: variantOf('blue', { anySizeOfColorInStock: false }) })
    const el = await draw('quick-buy')
    await showsSizesOf(el, 'blue')

    expect([button(el).disabled, button(el).textContent]).to.deep.equal([true, 'Slut i lager'])
  })

  it('encodes ids of every kind', async () => {
    const ids = ['../../x', 'a?b&c=d#e', 'å ä', '\ud800']
    const calls = stubFetch({ 'GET /api/quickbuy/activevariant': variantOf('any') })

    for (const VariantId of ids) {
      const el = await draw('quick-buy', '', [{ VariantId, Color: 'X' }])
      await showsSizesOf(el, 'any')
    }

    const asked = calls.map((it) => new URL(it.path, location.href))
    expect(asked.map((it) => it.pathname)).to.deep.equal(
      ids.map(() => '/api/quickbuy/activevariant'),
    )
    expect(asked.map((it) => [...it.searchParams.entries()].join())).to.deep.equal(
      ['../../x', 'a?b&c=d#e', 'å ä', '\ufffd'].map((it) => `variantid,${it}`),
    )
  })

  it('asks for nothing by an id of two megabytes', async () => {
    const { warn } = console
    console.warn = () => {}
    const calls = stubFetch({})

    const el = await draw('quick-buy', '', [{ VariantId: 'x'.repeat(2_000_000), Color: 'X' }])
    console.warn = warn

    expect([el.dataset.state, calls]).to.deep.equal(['failed', []])
  })

  it('follows its attributes', async () => {
    stubFetch(all())
    const el = await draw('quick-buy')
    await showsSizesOf(el, 'blue')

    el.setAttribute('variantid', 'P:moss')
    await showsSizesOf(el, 'moss')
    el.setAttribute('variants', JSON.stringify([{ VariantId: 'P:clay', Color: 'Röd' }]))

    await showsSizesOf(el, 'clay')
  })
})
