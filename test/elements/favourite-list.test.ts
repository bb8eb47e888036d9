import { expect } from '@open-wc/testing'
import { define as defineCount } from '../../src/elements/favourite-count/define.ts'
import { define } from '../../src/elements/favourite-list/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { KEY, keepOnDevice } from './favourite-fixtures.ts'
import { answerNoMore, answerWith, asked, forgetAsked } from './page-answers.ts'

define('favourite-list')
defineCount('favourite-count')

const TAG = '<favourite-list listurl="/favourites"></favourite-list>'

beforeEach(async () => {
  forgetAsked()
  await keepOnDevice({ productIds: [] })
})
afterEach(() => {
  answerNoMore()
  localStorage.removeItem(KEY)
})

describe('favourite-list', () => {
  it('shows what the device has marked, as the shop draws it', async () => {
    await keepOnDevice({ productIds: ['b', 'a'] })
    answerWith('<main><div data-favourites="b,a"><p>B</p><p>A</p></div></main>')

    const el = await render(TAG)
    await until(() => el.querySelectorAll('p').length === 2)

    expect(asked).to.deep.equal(['/favourites?ids=b%2Ca'])
    expect(el.ariaBusy).to.equal(null)
    await expect(el).to.be.accessible()
  })

  it('keeps what the server drew where nothing is missing from it', async () => {
    await keepOnDevice({ productIds: ['a'] })
    answerWith(undefined)
    const drawn = '<div data-favourites="a,b"><p>A</p></div>'
    const el = await render(TAG.replace('></', `>${drawn}</`))
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect([asked, el.innerHTML]).to.deep.equal([[], drawn])
  })

  it('brings in what another tab marks, and keeps what loses its mark in sight', async () => {
    answerWith('<div data-favourites="a"><p>A</p></div>')
    const el = await render(TAG.replace('></', '><div data-favourites=""><p>-</p></div></'))

    await keepOnDevice({ productIds: ['a'] })
    await until(() => el.textContent === 'A')
    await keepOnDevice({ productIds: [] })
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect([el.textContent, asked.length]).to.deep.equal(['A', 1])
  })

  it('says that the goods could not be fetched, with the way to them as a page', async () => {
    await keepOnDevice({ productIds: ['a'] })
    answerWith(undefined)
    const el = await render(TAG)
    await until(() => el.querySelector('[role=alert]'))

    expect(find(el, '[role=alert]').textContent).to.contain('kunde inte hämtas')
    const { pathname, search } = find<HTMLAnchorElement>(el, 'a')
    expect(pathname + search).to.equal('/favourites?ids=a')
  })
})

describe('favourite-list, of another site', () => {
  it('takes nothing into the page, and says what is wrong', async () => {
    await keepOnDevice({ productIds: ['a'] })
    answerWith('<div data-favourites="a"><p>A</p></div>')
    const el = await render(
      '<favourite-list listurl="https://elsewhere.example/"></favourite-list>',
    )

    expect([asked, el.dataset.state, el.textContent?.includes('A')]).to.deep.equal([
      [],
      'failed',
      false,
    ])
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
