import { aTimeout, expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { SearchHit } from '../../src/contract/quick-search.ts'
import { define } from '../../src/elements/quick-search/quick-search-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { forgetSearches } from '../../src/state/search/recent-searches.ts'
import { clearSearch, closeFullForm } from '../../src/state/search/state.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'

define('quick-search')

const PATH = 'POST /api/quickSearch'
const TAG = '<quick-search searchurl="/search"></quick-search>'

let asked = 0
/** No two tests search for the same text, so that none is answered from the cache. */
const newQuery = () => `fråga${asked++}`

const hit = (name: string, more: Partial<SearchHit> = {}): SearchHit => ({
  category: 'Skor',
  name,
  url: `/p/${name}`,
  hasImage: false,
  showAll: false,
  ...more,
})
const SHOW_ALL = hit('Visa alla', { category: 'ShowAll', showAll: true, url: '/search?q=x' })

const field = (el: Element) => find<HTMLInputElement>(el, 'input')
const options = (el: Element) => [...el.querySelectorAll('[role="option"]')]
const selectedName = (el: Element) => {
  const id = field(el).getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

function type(el: Element, text: string): void {
  field(el).focus()
  typeAtOnce(text)
}

/** One more letter, without delay: real keys take their time on a busy machine. */
function enter(el: HTMLElement, text: string): void {
  const field = find<HTMLInputElement>(el, 'input')
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Opens the list with these hits. */
async function searched(hits: readonly SearchHit[]): Promise<HTMLElement> {
  stubFetch({ [PATH]: { body: hits } })
  const el = await render(TAG)
  type(el, newQuery())
  await until(() => el.querySelector('.quick-search__list:not([aria-busy]) :is(a, p)'))
  return el
}

/** The address of the link that the next press follows; the page is not left. */
async function followed(press: () => Promise<void> | void): Promise<string> {
  const clicked = new Promise<string>((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        resolve((event.target as Element).closest('a')?.getAttribute('href') ?? '')
      },
      { once: true },
    )
  })
  await press()
  return clicked
}

const press = (key: string) => sendKeys({ press: key })

afterEach(() => {
  clearSearch()
  closeFullForm()
  forgetSearches()
})

describe('<quick-search>', () => {
  it('says what a hit costs, where the shop says it', async () => {
    const el = await searched([hit('A', { price: '899 kr' }), hit('B', { price: null }), SHOW_ALL])

    const texts = options(el).map((it) => it.textContent)
    expect(texts).to.deep.equal(['A 899 kr', 'B', 'Visa alla'])
  })

  it('is accessible, closed and open', async () => {
    const el = await searched([hit('a'), hit('b'), SHOW_ALL])

    await expect(el).to.be.accessible()
    clearSearch()
    await expect(el).to.be.accessible()
  })

  it('asks once for what was typed in a go, percent-encoded', async () => {
    const calls = stubFetch({ [PATH]: { body: [hit('a')] } })
    const el = await render(TAG)

    find(el, 'input').focus()
    for (const more of ['r', 'rö', 'röd', 'röd ', 'röd s', 'röd sk', 'röd sko']) enter(el, more)
    await until(() => options(el).length > 0)

    expect(calls.map((it) => it.body)).to.deep.equal(['r%C3%B6d%20sko'])
  })

  it('shares a header between consecutive hits of one category', async () => {
    const jacket = hit('c', { category: 'Jackor' })
    const el = await searched([hit('a'), hit('b'), jacket, hit('d'), SHOW_ALL])

    const groups = [...el.querySelectorAll('[role="group"]')].map((it) => [
      it.querySelector('.quick-search__category')?.textContent,
      it.querySelectorAll('[role="option"]').length,
    ])

    expect(groups).to.deep.equal([
      ['Skor', 2],
      ['Jackor', 1],
      ['Skor', 1],
    ])
  })

  it('moves the selection with the arrows, around both ends, and keeps focus in the field', async () => {
    const el = await searched([hit('a'), hit('b'), SHOW_ALL])
    const seen: (string | null | undefined)[] = [selectedName(el)]

    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await press(key)
      seen.push(selectedName(el))
    }

    expect(seen).to.deep.equal([undefined, 'Visa alla', 'a', 'b', 'Visa alla', 'a'])
    expect(document.activeElement).to.equal(field(el))
  })

  it('opens the selected hit on Enter', async () => {
    const el = await searched([hit('a'), hit('b')])
    await press('ArrowDown')
    await press('ArrowDown')
    const selected = oneEvent(el, 'courtside:selected')

    const url = await followed(() => press('Enter'))

    expect(url).to.equal('/p/b')
    expect((await selected).detail).to.deep.equal({ url: '/p/b' })
  })

  it('goes to the full search on Enter without a selection', async () => {
    const el = await searched([hit('a')])
    const received = oneEvent(el, 'courtside:searched')
    const { value } = field(el)

    const url = await followed(() => press('Enter'))

    expect(new URL(url, location.href).searchParams.get('q')).to.equal(value)
    expect((await received).detail).to.deep.equal({ query: value })
  })

  it('closes with the first Escape and empties the field with the second', async () => {
    const el = await searched([hit('a')])
    const { value } = field(el)

    await press('Escape')
    const closed = [field(el).getAttribute('aria-expanded'), field(el).value]
    await press('Escape')

    expect(closed).to.deep.equal(['false', value])
    expect(field(el).value).to.equal('')
  })

  it('says in words that nothing matches, and offers no row to select', async () => {
    const el = await searched([hit('Inget matchar', { category: 'NoHit' })])

    await press('ArrowDown')

    expect(find(el, '[role="status"]').textContent).to.equal('Inget matchar')
    expect(options(el)).to.deep.equal([])
    expect(field(el).hasAttribute('aria-activedescendant')).to.equal(false)
  })

  it('says that nothing matches above hits that are a guess, and lets them be chosen', async () => {
    const el = await searched([
      hit('Inget matchar', { category: 'NoHit' }),
      hit('a', { category: 'Det närmaste' }),
      SHOW_ALL,
    ])

    await press('ArrowDown')

    expect(find(el, '[role="status"]').textContent).to.equal('Inget matchar')
    expect(find(el, '[role="group"] span').textContent).to.equal('Det närmaste')
    expect(options(el).map((it) => it.textContent)).to.deep.equal(['a', 'Visa alla'])
    expect(selectedName(el)).to.equal('a')
    await expect(el).to.be.accessible()
  })

  it('shows at most ten hits, and the way to all of them', async () => {
    const many = Array.from({ length: 25 }, (_, at) => hit(`h${at}`))

    const el = await searched([...many, SHOW_ALL])

    expect(options(el).length).to.be.at.most(11)
    expect(options(el).at(-1)?.textContent).to.equal('Visa alla')
  })

  it('marks what the suggestion adds, and takes names and addresses as text', async () => {
    const el = await searched([
      hit('<img src=x onerror=alert(1)>'),
      hit('evil', { url: 'javascript:alert(1)' }),
      hit('elsewhere', { url: '//evil.example' }),
    ])

    expect(options(el).map((it) => it.textContent)).to.deep.equal(['<img src=x onerror=alert(1)>'])
    expect(el.querySelector('.quick-search__list img')).to.equal(null)
  })

  it('paints the latest query only, however late an older answer comes', async () => {
    const old = deferredResponse()
    stubFetch({ [PATH]: [old.answer, { body: [hit('new')] }] })
    const el = await render(TAG)
    type(el, newQuery())
    await aTimeout(250)

    await sendKeys({ type: 'x' })
    await until(() => options(el).length > 0)
    old.give({ body: [hit('old')] })
    await aTimeout(20)

    expect(options(el).map((it) => it.textContent)).to.deep.equal(['new'])
  })

  it('says that the search failed, and asks again on demand', async () => {
    const query = newQuery()
    stubFetch({ [PATH]: [{ status: 500, text: '<html>' }, { body: [hit('a')] }] })
    const el = await render(TAG)
    type(el, query)
    await until(() => el.querySelector('[role="alert"]'))

    find(el, '[data-act="retry"]').click()
    await until(() => options(el).length > 0)

    expect(field(el).value).to.equal(query)
  })

  it('clears the field from its button and leaves the focus there', async () => {
    const el = await searched([hit('a')])

    find(el, '[data-act="clear"]').click()
    await until(() => field(el).value === '')

    expect(document.activeElement).to.equal(field(el))
    expect(options(el)).to.deep.equal([])
  })

  it('announces the number of hits', async () => {
    const el = await searched([hit('a'), hit('b'), SHOW_ALL])

    const region = () => document.querySelector('.cs-live-region[aria-live="polite"]')?.textContent
    await until(() => region() === '2 träffar')

    expect(el.isConnected).to.equal(true)
  })

  it('adopts the query of the page’s address', async () => {
    const el = await render(
      '<quick-search searchurl="/search"><form><input name="q" value="skor"></form></quick-search>',
    )

    expect(field(el).value).to.equal('skor')
  })

  it('keeps the server markup and says what is missing without an address', async () => {
    const el = await render('<quick-search><p>server</p></quick-search>')

    expect(el.textContent).to.equal('server')
  })
})
