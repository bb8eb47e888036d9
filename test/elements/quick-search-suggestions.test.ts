import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import quickSearch from '../../src/elements/quick-search/quick-search.css'
import listSheet from '../../src/elements/quick-search/quick-search-list.css'
import { define } from '../../src/elements/quick-search/quick-search-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { forgetSearches, rememberSearch } from '../../src/state/search/recent-searches.ts'
import { clearSearch, closeFullForm } from '../../src/state/search/state.ts'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import tokens from '../../src/ui/tokens.css'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'

define('quick-search')

const POPULAR = ['Röda skor', 'Bollar & nät', '<b>Hattar</b>']
const datalist = (searches: readonly string[]) => {
  const list = document.createElement('datalist')
  list.append(
    ...searches.map((it) => Object.assign(document.createElement('option'), { value: it })),
  )
  return list.outerHTML
}
const tag = (searches = POPULAR, value = '') =>
  `<quick-search searchurl="/search"><form><input name="q" value="${value}"></form>${datalist(searches)}</quick-search>`

const field = (el: Element) => find<HTMLInputElement>(el, 'input')
const options = (el: Element) => [...el.querySelectorAll<HTMLElement>('[role="option"]')]
const names = (el: Element) => options(el).map((it) => it.textContent)
const groups = (el: Element) =>
  [...el.querySelectorAll('[role="group"]')].map((it) => [
    it.querySelector('.quick-search__category')?.textContent,
    ...[...it.querySelectorAll('[role="option"]')].map((row) => row.textContent),
  ])
const selectedName = (el: Element) => {
  const id = field(el).getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}
const press = (key: string) => sendKeys({ press: key })

/** The element with the focus in its field, and its list. */
async function opened(markup = tag()): Promise<HTMLElement> {
  const el = await render(markup)
  field(el).focus()
  await until(() => options(el).length > 0)
  return el
}

/** The address of the link that the next press follows; the page is not left. */
function followed(): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        resolve((event.target as Element).closest('a')?.getAttribute('href') ?? '')
      },
      { once: true },
    )
  })
}

afterEach(async () => {
  clearSearch()
  closeFullForm()
  forgetSearches()
  await setViewport({ width: 1280, height: 800 })
})

describe('what <quick-search> suggests before a letter', () => {
  it('are the popular searches of the markup, as links to their pages', async () => {
    const el = await opened()

    expect(groups(el)).to.deep.equal([['Populära sökningar', ...POPULAR]])
    expect(options(el).map((it) => it.getAttribute('href'))).to.deep.equal([
      '/search?q=R%C3%B6da%20skor',
      '/search?q=Bollar%20%26%20n%C3%A4t',
      '/search?q=%3Cb%3EHattar%3C%2Fb%3E',
    ])
  })

  it('is nothing where the markup names none and nothing was searched for', async () => {
    for (const markup of [
      '<quick-search searchurl="/search"></quick-search>',
      tag([]),
      tag([' ']),
    ]) {
      const el = await render(markup)
      field(el).focus()
      await press('ArrowDown')

      expect(field(el).getAttribute('aria-expanded')).to.equal('false')
      expect(el.querySelector('.quick-search__list')).to.equal(null)
      el.remove()
    }
  })

  it('is what was searched for in the tab first, then what is popular and not among it, eight at most', async () => {
    for (const it of ['e', 'd', 'röda SKOR', 'b', 'a']) rememberSearch(it)
    const el = await opened(tag([...POPULAR, 'Tält', 'Koner', 'Skivor']))

    expect(groups(el)).to.deep.equal([
      ['Senaste sökningar', 'a', 'b', 'röda SKOR', 'd', 'e'],
      ['Populära sökningar', 'Bollar & nät', '<b>Hattar</b>', 'Tält'],
    ])
  })

  it('is a list of the combobox: arrows move around its ends, the focus stays in the field', async () => {
    const el = await opened()
    const list = find(el, '[role="listbox"]')
    expect(field(el).getAttribute('aria-expanded')).to.equal('true')
    expect(field(el).getAttribute('aria-controls')).to.equal(list.id)

    const seen = [selectedName(el)]
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await press(key)
      seen.push(selectedName(el))
    }

    const [first, second, last] = POPULAR
    expect(seen).to.deep.equal([undefined, first, second, first, last, first])
    expect(document.activeElement).to.equal(field(el))
  })

  it('leads on Enter to the search that is selected, and says so', async () => {
    const el = await opened()
    await press('ArrowDown')
    await press('ArrowDown')
    const said = oneEvent(el, 'courtside:searched')
    const url = followed()

    await press('Enter')

    expect(await url).to.equal('/search?q=Bollar%20%26%20n%C3%A4t')
    expect((await said).detail).to.deep.equal({ query: 'Bollar & nät' })
  })

  it('stays where it is when the page holds the way there back', async () => {
    const el = await opened()
    const asked: unknown[] = []
    el.addEventListener('courtside:before-navigate', (event) => {
      asked.push((event as CustomEvent).detail)
      event.preventDefault()
    })
    let prevented: boolean | undefined
    document.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )

    options(el)[0]?.click()

    expect(prevented).to.equal(true)
    expect(asked).to.deep.equal([{ kind: 'search', url: '/search' }])
  })

  it('closes with Escape, and comes back with an arrow', async () => {
    const el = await opened()

    await press('Escape')
    await until(() => options(el).length === 0)
    expect(field(el).getAttribute('aria-expanded')).to.equal('false')

    await press('ArrowDown')
    await until(() => options(el).length > 0)
    expect(selectedName(el)).to.equal(POPULAR[0])
  })

  it('makes way for hits, and comes back when the field is emptied', async () => {
    stubFetch({ 'POST /api/quickSearch': { body: [] } })
    const el = await opened()

    typeAtOnce('x')
    await until(() => options(el).length === 0)
    await press('Backspace')
    await until(() => options(el).length > 0)

    expect(names(el)).to.deep.equal(POPULAR)
  })

  it('does not cover a page whose query stands in the field, until it is cleared', async () => {
    const el = await render(tag(POPULAR, 'skor'))
    field(el).focus()
    await press('ArrowDown')
    expect(el.querySelector('.quick-search__list')).to.equal(null)

    find(el, '[data-act="clear"]').click()
    await until(() => options(el).length > 0)

    expect(names(el)).to.deep.equal(POPULAR)
  })

  it('stores nothing that was not stored before', async () => {
    const el = await opened()
    const before = { ...sessionStorage, ...localStorage }
    const url = followed()
    options(el)[0]?.click()
    await url

    expect({ ...sessionStorage, ...localStorage }).to.deep.equal(before)
  })

  it('forgets what was searched for on request, and keeps the focus and what is popular', async () => {
    rememberSearch('tält')
    const el = await opened()

    find(el, '[data-act="forget"]').click()
    await until(() => el.querySelector('[data-act="forget"]') === null)

    expect(groups(el)).to.deep.equal([['Populära sökningar', ...POPULAR]])
    expect(document.activeElement).to.equal(field(el))
  })

  it('is accessible, and a full target high, on a narrow phone too', async () => {
    rememberSearch('tält')
    const sheet = document.createElement('style')
    sheet.textContent = base + tokens + button + listSheet + quickSearch
    document.head.append(sheet)
    const el = await opened()
    await expect(el).to.be.accessible()

    await setViewport({ width: 320, height: 640 })
    await expect(el).to.be.accessible()
    for (const it of options(el)) {
      expect(it.getBoundingClientRect().height).to.be.at.least(44)
      expect(it.scrollWidth).to.be.at.most(it.clientWidth)
    }
    sheet.remove()
  })
})
