import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/visitor-lists/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { CONSENT_COOKIE } from '../../src/model/consent.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type Call, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { listenToWarnings } from './element-fixtures.tsx'
import { sellProducts } from './product-fixtures.ts'

define('seen-list')

const KEY = 'courtside.seen'
const PAGE = '<seen-list listurl="/recently-viewed"></seen-list>'
const row = (more = '') => PAGE.replace('></', ` most="4" ${more}><div data-seen></div></`)
const CARDS = sellProducts()
const NONE = { body: [] }
let calls: readonly Call[] = []
const answerWith = (answer: StubbedResponse) => {
  calls = stubFetch({ 'GET /api/products': answer })
}
const asked = () => calls.map((it) => it.path)
const namesOf = (el: Element) =>
  [...el.querySelectorAll('.product-card__name')].map((it) => it.textContent)

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
  answerWith(CARDS)
  localStorage.removeItem(KEY)
  say('preferences')
})
afterEach(async () => {
  // The last request must not reach the next test.
  await rest()
  localStorage.removeItem(KEY)
  say('')
})

describe('seen-list, in a row', () => {
  it('remembers the product of the page, and shows those before it as cards', async () => {
    keep('b', 'a', 'c')
    const el = await render(row('productid="a"'))
    await until(() => el.querySelector('li'))

    expect([kept(), asked()]).to.deep.equal([['a', 'b', 'c'], ['/api/products?products=b,c']])
    expect([
      namesOf(el),
      find(el, 'h2').textContent,
      el.querySelector('h1, a[href="/recently-viewed"]'),
    ]).to.deep.equal([['Boll b', 'Boll c'], 'Senast visade', null])
    await expect(el).to.be.accessible()
  })

  it('shows the requested number of available products, with a link to the rest', async () => {
    keep('gone', 'b', 'c', 'd', 'e', 'f')
    answerWith(sellProducts((name) => (name === 'gone' ? undefined : {})))
    const el = await render(row())
    await until(() => el.querySelector('li'))

    expect(namesOf(el)).to.deep.equal(['Boll b', 'Boll c', 'Boll d', 'Boll e'])
    expect(find(el, 'a[href="/recently-viewed"]').textContent).to.equal('Visa alla')
  })

  it('has no way to the rest where there is none', async () => {
    keep('gone', 'b', 'c', 'd', 'e')
    answerWith(sellProducts((name) => (name === 'gone' ? undefined : {})))
    const el = await render(row())
    await until(() => el.querySelectorAll('li').length === 4)

    expect(el.querySelector('a[href="/recently-viewed"]')).to.equal(null)
  })

  it('says of its cards what is measured', async () => {
    keep('b')
    const el = await render(row())
    await until(() => el.querySelector('li'))

    expect(JSON.parse(find(el, 'a[data-item]').dataset.item ?? '')).to.deep.equal({
      item_id: 'b',
      item_name: 'Boll b',
      item_brand: 'Banan',
    })
  })

  it('remembers the last twelve', async () => {
    const before = Array.from({ length: 12 }, (_, at) => `p${at}`)
    keep(...before)
    await render(row('productid="new"'))
    await until(() => kept().length === 12 && kept()[0] === 'new')

    expect(kept()).to.deep.equal(['new', ...before.slice(0, 11)])
  })

  it('asks for nothing and shows nothing where there is nothing else', async () => {
    keep('a')
    const el = await render(row('productid="a"'))
    await rest()

    expect([asked(), el.textContent, kept()]).to.deep.equal([[], '', ['a']])
  })

  it('shows nothing where none of them is to be had', async () => {
    keep('gone')
    answerWith(NONE)
    const el = await render(row())
    await until(() => asked().length === 1)
    await rest()

    expect(el.textContent).to.equal('')
  })

  it('says only that the products could not be loaded, with a link to them', async () => {
    keep('b')
    answerWith('reset')
    const el = await render(PAGE)
    await until(() => el.querySelector('[role=alert]'))

    expect(el.textContent).to.equal('Varorna kunde inte hämtas. Försök igen')
    expect(find(el, 'a').getAttribute('href')).to.equal('/recently-viewed')
  })

  it('leads to no address that runs', async () => {
    keep('b')
    const el = await render('<seen-list listurl="javascript:alert(1)" most="4"></seen-list>')
    await rest()

    expect([asked(), el.dataset.state]).to.deep.equal([[], 'failed'])
  })

  for (const [attribute, bad, good, problem] of [
    ['listurl', 'javascript:alert(1)', '/seen', 'expected an address'],
    ['listurl', '', '/seen', 'missing, expected a value'],
    ['most', 'four', '4', 'expected a number'],
  ] as const) {
    it(`warns once of ${attribute}="${bad}", and again once it was good`, async () => {
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
    const el = await render(PAGE.replace('></', `>${drawn('b,a')}</`))
    await rest()

    expect([asked(), el.innerHTML]).to.deep.equal([[], drawn('b,a')])
  })

  it('keeps it on a device that may remember nothing, too', async () => {
    say('none')
    const el = await render(PAGE.replace('></', `>${drawn('b,a')}</`))
    await rest()

    expect([asked(), el.innerHTML]).to.deep.equal([[], drawn('b,a')])
  })

  it('replaces the placeholder by the products of the device', async () => {
    keep('b')
    const waits = '<div><h1>Senast visade</h1><p data-wait>Hämtar</p></div>'
    const el = await render(PAGE.replace('></', `>${waits}</`))
    await until(() => el.querySelector('li'))

    expect([asked(), find(el, 'h1').textContent, el.querySelector('[data-wait]')]).to.deep.equal([
      ['/api/products?products=b'],
      'Senast visade',
      null,
    ])
  })
})

describe('seen-list and consent', () => {
  for (const cookie of ['', 'none', 'measurement.marketing']) {
    it(`keeps nothing after "${cookie}"`, async () => {
      say(cookie)
      const el = await render(row('productid="a"'))
      await rest()

      expect([asked(), el.textContent, localStorage.getItem(KEY)]).to.deep.equal([[], '', null])
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
    await render(row('productid="a"'))
    answer(true)
    await until(() => kept())

    expect(kept()).to.deep.equal(['a'])
  })

  it('shows and keeps nothing more from a no on', async () => {
    keep('b')
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
    const el = await render(row())
    await until(() => el.querySelector('li'))
    find<HTMLButtonElement>(el, 'button[data-act="clear"]').click()
    await until(() => el.querySelector('[role=status]'))

    const said = find(el, '[role=status]')
    expect([said.textContent, document.activeElement === said]).to.deep.equal([
      'Listan är rensad.',
      true,
    ])
    expect([localStorage.getItem(KEY), el.querySelector('li')]).to.deep.equal([null, null])
    await expect(el).to.be.accessible()
  })

  it('says on a page of its own that there are none, as the page does where it says so', async () => {
    for (const [more, said] of [
      ['', 'Här finns inga varor att visa än.'],
      ['<template><b>Se sortimentet</b></template>', 'Se sortimentet'],
    ] as const) {
      keep('b')
      const el = await render(PAGE.replace('></', `>${more}</`))
      await until(() => el.querySelector('li'))
      find<HTMLButtonElement>(el, 'button[data-act="clear"]').click()
      await until(() => el.querySelector('[role=status]'))

      expect(find(el, 'section').textContent).to.equal(`Senast visade${said}`)
      expect(el.querySelector('li, form')).to.equal(null)
    }
  })
})
