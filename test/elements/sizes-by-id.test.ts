import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define as defineQuickBuy } from '../../src/elements/quick-buy/define.ts'
import { define as defineProfessional } from '../../src/elements/quick-buy-professional/define.ts'
import { define as defineSizes, mount } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard } from './cart-fixtures.ts'
import { boxes, marked, radio, shownArticles } from './quick-buy-fixtures.ts'
import { grid, PRODUCTS, sells, trail } from './sized-product-fixtures.ts'

defineSizes('size-input')
defineQuickBuy('quick-buy')
defineProfessional('quick-buy-professional')

const TAGS = ['size-input', 'quick-buy', 'quick-buy-professional']
const BLUE = ['blue-41', 'blue-42', 'blue-43']
const CLAY = ['clay-41', 'clay-42', 'clay-43']

const draw = (tag: string, attributes = '', inside = '') =>
  render(`<${tag} productid="1042" ${attributes}>${inside}</${tag}>`)
const shows = (el: Element, articles: readonly string[]) =>
  until(() => shownArticles(el).join() === articles.join())
const button = (el: Element) => find<HTMLButtonElement>(el, '[data-act="add"]')
const asProfessional = () => document.body.classList.add('professional-storefront')

beforeEach(forgetCart)
afterEach(() => document.body.classList.remove('professional-storefront'))

describe('tags that are given the id of a product alone', () => {
  for (const tag of TAGS) {
    it(`buy a size of it, by keyboard alone: ${tag}`, async () => {
      const calls = stubFetch({
        [PRODUCTS]: sells(trail()),
        'POST /api/cart/add': { body: cart([]) },
      })
      const el = await draw(tag)
      await shows(el, BLUE)
      await expect(el).to.be.accessible()

      boxes(el)[0]?.focus()
      await sendKeys({ press: ' ' })
      const added = oneEvent(el, 'courtside:added')
      await sendKeys({ press: 'Enter' })
      await added

      const [question, ...others] = calls
      expect(question?.path).to.equal('/api/products?products=1042')
      // On a slow machine the question is asked again before the press.
      const addition = others.find((it) => it.path === '/api/cart/add')
      expect(addition?.body).to.deep.equal({
        articles: [{ articleNumber: 'blue-41', quantity: 1, fieldId: 'blue-41' }],
      })
      await heard('Trail 5, 41, 1 st ligger i varukorgen.')
    })
  }

  it('ask in one call for all that come to life together', async () => {
    const calls = stubFetch({ [PRODUCTS]: sells(trail(), trail({ productId: '7' })) })
    const place = await render(
      `<div>${TAGS.map((it) => `<${it} productid="1042"></${it}>`).join('')}
        <quick-buy productid="7"></quick-buy>
        <div data-courtside="size-input" data-productid="7"></div></div>`,
    )
    const undo = mount(find(place, '[data-courtside]'))

    await until(() => [...place.children].every((it) => shownArticles(it).join() === BLUE.join()))
    undo()

    expect(calls.map((it) => it.path)).to.deep.equal(['/api/products?products=1042,7'])
  })

  it('offer the colours, and go from one to the other without asking', async () => {
    const calls = stubFetch({ [PRODUCTS]: sells(trail()) })
    const el = await draw('quick-buy')
    await shows(el, BLUE)
    boxes(el)[1]?.click()
    await until(() => boxes(el)[1]?.checked)

    radio(el, 'clay-41').click()
    await shows(el, CLAY)

    expect([marked(el), boxes(el)[1]?.checked, calls.length]).to.deep.equal(['clay-41', true, 1])
    await heard('Storlekar i Röd visas.')
    el.setAttribute('variantid', 'blue-42')
    await shows(el, BLUE)
  })

  it('offer no colour where the product has none', async () => {
    const [plain] = trail().variants ?? []
    const variants = plain && [{ ...plain, Color: '' }]
    stubFetch({ [PRODUCTS]: sells(trail({ ...(variants && { variants }) })) })
    const el = await draw('quick-buy')
    await shows(el, BLUE)

    expect(el.querySelector('fieldset.quick-buy__colours')).to.equal(null)
  })

  it('let what the page says stand', async () => {
    stubFetch({ [PRODUCTS]: sells(trail({ loggedOutText: 'Logga in', loggedOutHref: '/login' })) })
    const colour = await draw('quick-buy', 'variantid="clay-42" label="Snabbköp"')
    const sizes = await draw(
      'size-input',
      'productname="Min sko" loggedouttext="Bara för medlemmar" loggedouthref="/member"',
    )
    const own = `[{"fieldId":"1","size":"S","articleNumber":"OWN-S"}]`
    const given = await draw('size-input', `sizeinputfields='${own}'`)
    await shows(colour, CLAY)
    await shows(sizes, BLUE)

    const link = find<HTMLAnchorElement>(sizes, '.size-input__foot a')
    expect([link.textContent, link.pathname]).to.deep.equal(['Bara för medlemmar', '/member'])
    expect(shownArticles(given)).to.deep.equal(['OWN-S'])
  })

  it('are on quotation where the product is', async () => {
    stubFetch({ [PRODUCTS]: sells(trail({ isQuotation: true })) })
    const sizes = await draw('size-input')
    const colour = await draw('quick-buy')
    await shows(sizes, BLUE)
    await shows(colour, BLUE)

    const words = [sizes, colour].map((it) => button(it).textContent)
    expect(new Set(words)).to.deep.equal(new Set(['Lägg i offertlistan']))
    expect(find(colour, '.quick-buy__quotation').textContent).to.equal('Pris på offert')
  })

  it('are a grid where companies buy several colours at once, and a list of each with quick-buy', async () => {
    asProfessional()
    stubFetch({ [PRODUCTS]: sells(grid()) })
    const sizes = await draw('size-input')
    const colour = await draw('quick-buy-professional')
    const first: (string | undefined)[] = []
    const seen = new MutationObserver(() => {
      const drawn = sizes.querySelector('.size-input__box')
      if (drawn) first.push(drawn.closest('table')?.tagName)
    })
    seen.observe(sizes, { childList: true, subtree: true })
    await shows(sizes, [...BLUE, ...CLAY])
    await shows(colour, BLUE)
    seen.disconnect()

    const rows = [...sizes.querySelectorAll('tbody th')].map((it) => it.textContent?.slice(0, 3))
    expect([rows, first[0]]).to.deep.equal([['Blå', 'Röd'], 'TABLE'])
    expect(colour.querySelector('table')).to.equal(null)
  })

  it('lead visitors who may not see prices to the login, and nowhere else', async () => {
    asProfessional()
    const loggedOutText = 'Logga in för att handla'
    const home = trail({ loggedOutText, loggedOutHref: '/pro/login?returnUrl=%2Fpro%2Fp%2Ftrail' })
    const away = trail({ productId: '7', loggedOutText, loggedOutHref: 'https://evil.example/' })
    stubFetch({ [PRODUCTS]: sells(home, away) })
    const el = await draw('size-input')
    const hostile = await render('<size-input productid="7"></size-input>')
    await shows(el, BLUE)
    await shows(hostile, BLUE)

    const link = find<HTMLAnchorElement>(el, '.size-input__foot a')
    expect([link.textContent, link.pathname]).to.deep.equal([loggedOutText, '/pro/login'])
    expect([hostile.querySelector('a'), hostile.querySelector('[data-act="add"]')]).to.deep.equal([
      null,
      null,
    ])
  })
})
