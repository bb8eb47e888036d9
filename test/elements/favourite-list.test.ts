import { expect } from '@open-wc/testing'
import { define as defineHeart } from '../../src/elements/favourites/favourites-view.tsx'
import { define } from '../../src/elements/visitor-lists/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { KEY, keepOnDevice, keptOnDevice } from './favourite-fixtures.ts'
import { sellProducts } from './product-fixtures.ts'

define('favourite-list')
defineHeart('favourite-button')
defineHeart('favourite-count')

const CALL = 'GET /api/products'
const TAG = '<favourite-list listurl="/favourites"></favourite-list>'
const holding = (html: string) => TAG.replace('></', `>${html}</`)
const rest = () => new Promise((resolve) => setTimeout(resolve, 50))
const namesOf = (el: Element) =>
  [...el.querySelectorAll('.product-card__name')].map((it) => it.textContent)
const pressed = (el: Element) => el.querySelectorAll('[aria-pressed="true"]').length

beforeEach(() => keepOnDevice({ productIds: [] }))
afterEach(async () => {
  // The last request must not reach the next test.
  await rest()
  localStorage.removeItem(KEY)
})

describe('favourite-list', () => {
  it('shows what the device has marked as cards with their hearts, by one call', async () => {
    await keepOnDevice({ productIds: ['b', 'a'] })
    const calls = stubFetch({ [CALL]: sellProducts() })

    const el = await render(TAG)
    await until(() => namesOf(el).length === 2)

    expect(calls.map((it) => it.path)).to.deep.equal(['/api/products?products=a,b'])
    expect([namesOf(el), pressed(el), el.ariaBusy]).to.deep.equal([['Boll b', 'Boll a'], 2, null])
    await expect(el).to.be.accessible()
  })

  it('follows what the products cost', async () => {
    await keepOnDevice({ productIds: ['a'] })
    let price = '499 kr'
    stubFetch({ [CALL]: sellProducts(() => ({ price })) })
    const el = await render(TAG)
    await until(() => el.textContent?.includes('499 kr'))
    price = '399 kr'
    document.dispatchEvent(new CustomEvent('courtside:cart-changed', { bubbles: true }))

    await until(() => el.textContent?.includes('399 kr'))
  })

  it('keeps what the server drew where nothing is missing from it', async () => {
    await keepOnDevice({ productIds: ['a'] })
    const calls = stubFetch({})
    const drawn = '<div data-favourites="a,b"><p>A</p></div>'
    const el = await render(holding(drawn))
    await rest()

    expect([calls.length, el.innerHTML]).to.deep.equal([0, drawn])
  })

  it('brings in what another tab marks, and keeps what loses its mark in sight', async () => {
    const calls = stubFetch({ [CALL]: sellProducts() })
    const el = await render(holding('<div data-favourites=""><p>-</p></div>'))

    await keepOnDevice({ productIds: ['a'] })
    await until(() => namesOf(el).join() === 'Boll a')
    await keepOnDevice({ productIds: [] })
    await rest()

    expect([namesOf(el), pressed(el), calls.length]).to.deep.equal([['Boll a'], 0, 1])
    expect(el.textContent).not.to.contain('-')
  })

  it('keeps the server’s text about unavailable products', async () => {
    await keepOnDevice({ productIds: ['gone'] })
    stubFetch({ [CALL]: sellProducts((name) => (name === 'gone' ? undefined : {})) })
    const gone = '<section><h2>Går inte att köpa här</h2><p>Thunder</p></section>'
    const el = await render(holding(`<div data-favourites="gone"></div>${gone}`))
    await keepOnDevice({ productIds: ['a', 'gone'] })
    await until(() => namesOf(el).length === 1)

    expect(el.querySelectorAll('section').length).to.equal(1)
    expect(el.textContent).to.contain('Thunder')
  })

  it('says what the shop sells none of, with a way to take its mark away', async () => {
    await keepOnDevice({ productIds: ['a', 'gone'] })
    stubFetch({ [CALL]: sellProducts((name) => (name === 'gone' ? undefined : {})) })
    const el = await render(TAG)
    await until(() => el.querySelector('section button'))

    expect(find(el, 'section').textContent).to.contain('En vara som inte säljs här')
    await expect(el).to.be.accessible()
    find<HTMLButtonElement>(el, 'section button').click()
    await until(() => keptOnDevice().join() === 'a')
    expect(find(el, 'section button').getAttribute('aria-pressed')).to.equal('false')
  })

  it('says that there are none, as the page does where it says so', async () => {
    const calls = stubFetch({})
    const plain = await render(TAG)
    await until(() => plain.textContent?.includes('Du har inga favoriter än.'))
    const way = '<template><a href="/search">Se sortimentet</a></template>'
    const own = await render(holding(`<p>Hämtar</p>${way}`))
    await until(() => own.querySelector('a'))

    expect([own.textContent, calls.length]).to.deep.equal(['Se sortimentet', 0])
    await expect(plain).to.be.accessible()
  })

  it('says that the products could not be loaded, with a link to their page, until they arrive', async () => {
    await keepOnDevice({ productIds: ['a'] })
    stubFetch({ [CALL]: ['reset', sellProducts()] })
    const el = await render(TAG)
    await until(() => el.querySelector('[role=alert]'))

    expect(el.textContent).to.match(/^Favoriterna kunde inte hämtas. Försök igen$/)
    expect(find<HTMLAnchorElement>(el, 'a').getAttribute('href')).to.equal('/favourites')
    dispatchEvent(new Event('online'))
    await until(() => namesOf(el).length === 1)
    expect(el.querySelector('[role=alert]')).to.equal(null)
  })

  it('asks for nothing where it has no address to lead to, and says what is wrong', async () => {
    await keepOnDevice({ productIds: ['a'] })
    const calls = stubFetch({})
    const el = await render('<favourite-list listurl="javascript:alert(1)"></favourite-list>')
    await rest()

    expect([calls.length, el.dataset.state, el.querySelector('a')]).to.deep.equal([
      0,
      'failed',
      null,
    ])
  })

  it('shows them on a page of another site, whose shop the address is of', async () => {
    await keepOnDevice({ productIds: ['a'] })
    stubFetch({ [CALL]: sellProducts() })
    const el = await render('<favourite-list listurl="https://shop.example/f"></favourite-list>')

    await until(() => namesOf(el).length === 1)
  })
})

describe('favourite-count', () => {
  const COUNT = '<favourite-count listurl="/favourites"></favourite-count>'

  it('is the way to the favourites with their number, and hidden while there are none', async () => {
    const el = await render(COUNT)
    const link = find<HTMLAnchorElement>(el, 'a')
    expect(link.hidden).to.equal(true)

    await keepOnDevice({ productIds: ['a', 'b'] })

    expect([link.hidden, link.textContent, link.getAttribute('href')]).to.deep.equal([
      false,
      'Favoriter 2',
      '/favourites',
    ])
    await expect(el).to.be.accessible()
  })

  it('tells the server of the next page by a cookie', async () => {
    await render(COUNT)

    await keepOnDevice({ productIds: ['a', 'b'] })
    expect(document.cookie).to.contain('courtside_favourites=2')
    await keepOnDevice({ productIds: [] })
    expect(document.cookie).not.to.contain('courtside_favourites')
  })

  it('shows the hearts of the page as they stand, before anybody comes near them', async () => {
    await keepOnDevice({ productIds: ['trail'] })
    const heart = await render(
      '<favourite-button productid="trail" name="Trail 5"></favourite-button>',
    )
    await render(COUNT)

    await until(() => heart.querySelector('[aria-pressed="true"]'))
  })
})
