import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/seen-list/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { CONSENT_COOKIE } from '../../src/model/consent.ts'
import { find, render, until } from '../helpers/render.tsx'
import { listenToWarnings } from './element-fixtures.tsx'
import { answerNoMore, answerWith, asked, forgetAsked } from './page-answers.ts'

define('seen-list')

const KEY = 'courtside.seen'
const PAGE = '<seen-list listurl="/recently-viewed"></seen-list>'
const row = (more = '') => PAGE.replace('></', ` most="4" ${more}><div data-seen></div></`)
const CARDS =
  '<section data-seen="" aria-labelledby="t"><h2 id="t">Senast visade</h2><ul><li>B</li></ul>' +
  '<form action="/recently-viewed"><button>Rensa</button></form></section>'
const EMPTY = '<section data-seen=""><h1>Senast visade</h1><p>Inget</p></section>'

const answer = (preferences: boolean) =>
  document.dispatchEvent(
    new CustomEvent('courtside:consent', {
      bubbles: true,
      detail: { measurement: false, marketing: false, preferences },
    }),
  )
const say = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the question does
  document.cookie = `${CONSENT_COOKIE}=${value}; path=/; max-age=${value ? 60 : 0}`
}
const keep = (...productIds: string[]) =>
  localStorage.setItem(KEY, JSON.stringify({ productIds, owner: '', readAt: 0 }))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').productIds
const rest = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  forgetAsked()
  localStorage.removeItem(KEY)
  say('preferences')
})
afterEach(() => {
  answerNoMore()
  localStorage.removeItem(KEY)
  say('')
})

describe('seen-list, in a row', () => {
  it('remembers the product of the page, and shows those before it as the shop draws them', async () => {
    keep('b', 'a', 'c')
    answerWith(CARDS)
    const el = await render(row('productid="a"'))
    await until(() => el.querySelector('li'))

    expect([kept(), asked]).to.deep.equal([['a', 'b', 'c'], ['/recently-viewed?ids=b%2Cc&most=4']])
    await expect(el).to.be.accessible()
  })

  it('remembers the last twelve', async () => {
    const before = Array.from({ length: 12 }, (_, at) => `p${at}`)
    keep(...before)
    answerWith(CARDS)
    await render(row('productid="new"'))
    await until(() => kept().length === 12 && kept()[0] === 'new')

    expect(kept()).to.deep.equal(['new', ...before.slice(0, 11)])
  })

  it('asks for nothing and shows nothing where there is nothing else', async () => {
    keep('a')
    answerWith(CARDS)
    const el = await render(row('productid="a"'))
    await rest()

    expect([asked, el.textContent, kept()]).to.deep.equal([[], '', ['a']])
  })

  it('shows nothing where none of them is to be had', async () => {
    keep('gone')
    answerWith(EMPTY)
    const el = await render(row())
    await until(() => asked.length === 1)
    await rest()

    expect(el.textContent).to.equal('')
  })

  it('says nothing else than that goods could not be fetched, with the way to them', async () => {
    keep('b')
    answerWith(undefined)
    const el = await render(PAGE)
    await until(() => el.querySelector('[role=alert]'))

    expect(find(el, '[role=alert]').textContent).to.contain('kunde inte hämtas')
  })

  it('takes nothing of another site', async () => {
    keep('b')
    answerWith(CARDS)
    const el = await render('<seen-list listurl="https://elsewhere.example/" most="4"></seen-list>')

    expect([asked, el.dataset.state]).to.deep.equal([[], 'failed'])
  })

  for (const [attribute, bad, good, problem] of [
    ['listurl', 'https://elsewhere.example/', '/seen', 'expected an address of this site'],
    ['listurl', '', '/seen', 'missing, expected a value'],
    ['most', 'four', '4', 'expected a number'],
  ] as const) {
    it(`warns once of ${attribute}="${bad}", and again once it was good`, async () => {
      answerWith(CARDS)
      const warnings = listenToWarnings()
      const el = await render(row(`productid="a"`))
      el.setAttribute(attribute, bad)
      el.setAttribute('productid', 'b')
      const { parentElement } = el
      el.remove()
      await rest()
      parentElement?.append(el)
      await rest()
      const first = [...warnings.messages]
      el.setAttribute(attribute, good)
      el.setAttribute(attribute, bad)
      warnings.stop()

      const message = `courtside: <seen-list> attribute "${attribute}": ${problem}`
      expect([first, warnings.messages]).to.deep.equal([[message], [message, message]])
    })
  }
})

describe('seen-list, on a page of its own', () => {
  const drawn = (ids: string) => `<section data-seen="${ids}"><p>${ids}</p></section>`

  it('keeps what the server drew of the account where that is all there is', async () => {
    keep('b', 'a')
    answerWith(CARDS)
    const el = await render(PAGE.replace('></', `>${drawn('b,a')}</`))
    await rest()

    expect([asked, el.innerHTML]).to.deep.equal([[], drawn('b,a')])
  })

  it('keeps it on a device that may remember nothing, too', async () => {
    say('none')
    answerWith(CARDS)
    const el = await render(PAGE.replace('></', `>${drawn('b,a')}</`))
    await rest()

    expect([asked, el.innerHTML]).to.deep.equal([[], drawn('b,a')])
  })

  it('brings what the device keeps in the place of what waits', async () => {
    keep('b')
    answerWith(CARDS)
    const el = await render(PAGE.replace('></', `>${drawn('waits')}</`))
    await until(() => el.querySelector('li'))

    expect(asked).to.deep.equal(['/recently-viewed?ids=b'])
  })
})

describe('seen-list and consent', () => {
  for (const cookie of ['', 'none', 'measurement.marketing']) {
    it(`keeps nothing after "${cookie}"`, async () => {
      say(cookie)
      answerWith(CARDS)
      const el = await render(row('productid="a"'))
      await rest()

      expect([asked, el.textContent, localStorage.getItem(KEY)]).to.deep.equal([[], '', null])
    })
  }

  it('forgets what was kept once a form without script has taken the no', async () => {
    keep('a')
    say('none')
    await render(row())

    expect(localStorage.getItem(KEY)).to.equal(null)
  })

  it('remembers from a yes in the page on', async () => {
    say('')
    answerWith(CARDS)
    await render(row('productid="a"'))
    answer(true)
    await until(() => kept())

    expect(kept()).to.deep.equal(['a'])
  })

  it('shows and keeps nothing more from a no on', async () => {
    keep('b')
    answerWith(CARDS)
    const el = await render(row('productid="a"'))
    await until(() => el.querySelector('li'))
    answer(false)
    await until(() => el.textContent === '')

    expect(localStorage.getItem(KEY)).to.equal(null)
  })
})

describe('seen-list, cleared', () => {
  it('forgets all of it in place, says so, and takes the focus', async () => {
    keep('b', 'a')
    answerWith(CARDS)
    const el = await render(row())
    await until(() => el.querySelector('li'))
    find<HTMLButtonElement>(el, 'button').click()
    await until(() => el.querySelector('[role=status]'))

    const said = find(el, '[role=status]')
    expect([said.textContent, document.activeElement === said]).to.deep.equal([
      'Listan är rensad.',
      true,
    ])
    expect([localStorage.getItem(KEY), el.querySelector('li')]).to.deep.equal([null, null])
    await expect(el).to.be.accessible()
  })

  it('shows a page of its own as the shop draws it without any', async () => {
    keep('b')
    answerWith(CARDS)
    const el = await render(PAGE)
    await until(() => el.querySelector('li'))
    answerWith(EMPTY)
    find<HTMLButtonElement>(el, 'button').click()
    await until(() => el.querySelector('[role=status]'))

    expect([asked.at(-1), el.querySelector('h1')?.textContent]).to.deep.equal([
      '/recently-viewed?ids=',
      'Senast visade',
    ])
  })
})
