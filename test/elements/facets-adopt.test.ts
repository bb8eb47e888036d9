import { drawn } from 'drawn-by-server:../drawn/facets.ts'
import { expect } from '@open-wc/testing'
import type { FacetGroup } from '../../src/contract/product-filter.ts'
import { type FacetCase, facetCases, longCase } from '../drawn/facet-cases.ts'
import { find, until } from '../helpers/render.tsx'
import { nodesIn } from '../helpers/served-markup.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'
import '../../src/i18n/texts/register-en.ts'
import { box, chips, FILTERS, forgetList, HTML, isShown, list } from './facet-fixtures.ts'

const TAGS = ['faceted-search', 'faceted-search-compact'] as const
/** Attributes that markup without script may lack, because only a script can maintain them. */
const LIVE = ['role', 'aria-haspopup', 'data-view', 'data-state']

function written(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const it of copy.querySelectorAll('input')) it.setAttribute('value', it.value)
  for (const it of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...it.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
    for (const { name } of attributes) it.removeAttribute(name)
    for (const { name, value } of attributes) {
      if (!LIVE.includes(name)) it.setAttribute(name, value)
    }
  }
  return copy.outerHTML
}

interface Served {
  readonly element: HTMLElement
  readonly nodes: readonly Element[]
  /** As the server wrote it. */
  readonly before: string
}

/** One of the tags, on the case's page; `nodes` are those from before any script. */
function serve(name: string, tag: string): Served {
  const parsed = document.createElement('template')
  parsed.innerHTML = drawn[name] ?? ''
  const place = document.createElement('main')
  place.className = 'served'
  // The phone's tag reads the filters of the other one, which no script has adopted.
  const panel = parsed.content.querySelector('.faceted-search__panel')
  const sort = parsed.content.querySelector('.faceted-search__bar form')
  const served = document.importNode(find(parsed.content, tag), true)
  if (tag === 'faceted-search-compact') {
    const bar = document.createElement('div')
    bar.className = 'faceted-search__bar'
    if (sort) bar.append(sort)
    if (panel) place.append(panel)
    place.append(bar)
  }
  const target = document.createElement('div')
  target.id = 'facet-list'
  target.textContent = 'old'
  place.append(served, target)
  const before = written(served)
  const nodes = nodesIn(served)
  document.body.append(place)
  return { element: served, nodes, before }
}

const isReady = (element: HTMLElement) => element.dataset.state === 'ready'
const places = (nodes: readonly Element[], element: Element) =>
  nodesIn(element).map((it) => nodes.indexOf(it))

const OWN = location.pathname + location.search

/** At the case's address, in its language. */
function openCase({ language, query }: FacetCase): void {
  document.documentElement.lang = language
  const path = `${language === 'en' ? '/en' : ''}/c/shoes`
  history.pushState({}, '', query ? `${path}?${query}` : path)
}

afterEach(async () => {
  for (const it of document.querySelectorAll('.served')) it.remove()
  await forgetList()
  document.documentElement.lang = ''
  history.pushState({}, '', OWN)
})

describe('filters that the server has drawn', () => {
  for (const tag of TAGS) {
    for (const [name, shown] of Object.entries(facetCases)) {
      it(`are what the browser draws, and stay: ${name}, <${tag}>`, async () => {
        openCase(shown)
        const isEmpty = shown.groups.length === 0
        stubFetch(isEmpty ? { [FILTERS]: 'hang' } : {})
        const { element, nodes, before } = serve(name, tag)
        await until(() => isReady(element))

        expect(places(nodes, element)).to.deep.equal([...nodes.keys()])
        expect(written(element).replace(/Visa 7 varor|Show 7 products/, '')).to.equal(
          before.replace(/(?<=data-act="show-products"[^>]*>)[^<]*/, ''),
        )
      })
    }
  }

  const shown = facetCases['all kinds of groups'] as FacetCase
  const sizes = shown.groups as FacetGroup[]

  it('keep the focus, and answer a press once', async () => {
    openCase(shown)
    const calls = stubFetch({ [`${HTML}?size=c1`]: { body: list(sizes) } })
    const { element } = serve('all kinds of groups', 'faceted-search')
    const first = box(element, 'c1', 'size')
    first.focus()
    await until(() => isReady(element))

    expect(document.activeElement === first).to.equal(true)
    first.click()
    await until(isShown)

    expect(calls.length).to.equal(1)
    expect([first.isConnected, first.checked, chips(element)]).to.deep.equal([
      true,
      true,
      ['Val 1'],
    ])
    expect(document.activeElement === first).to.equal(true)
  })

  it('take what was chosen and opened before the script was there', async () => {
    openCase(shown)
    stubFetch({ [`${HTML}?size=c1`]: { body: list(sizes) } })
    const { element } = serve('all kinds of groups', 'faceted-search')
    box(element, 'c1', 'size').checked = true
    find<HTMLDetailsElement>(element, '.faceted-search__more').open = true
    await until(() => isReady(element))
    await until(isShown)
    await until(() => chips(element).length > 0)

    expect(chips(element)).to.deep.equal(['Val 1'])
    expect(find<HTMLDetailsElement>(element, '.faceted-search__more').open).to.equal(true)
    expect(find(element, '[data-act="show-all"]').textContent).to.equal('Visa färre')
  })

  it("order the list by the server's form, which stays", async () => {
    openCase(shown)
    stubFetch({ [`${HTML}?sort=name`]: { body: list(sizes) } })
    const { element } = serve('all kinds of groups', 'faceted-search')
    const select = find<HTMLSelectElement>(element, 'select[name="sort"]')
    await until(() => isReady(element))

    select.value = 'name'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(isShown)

    expect([select.isConnected, select.value]).to.deep.equal([true, 'name'])
  })

  it('order the list as was chosen before the script was there', async () => {
    openCase(shown)
    stubFetch({ [`${HTML}?sort=name`]: { body: list(sizes) } })
    const { element } = serve('all kinds of groups', 'faceted-search')
    const select = find<HTMLSelectElement>(element, 'select[name="sort"]')
    select.value = 'name'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => isReady(element))
    await until(isShown)

    expect([location.search, select.value]).to.deep.equal(['?sort=name', 'name'])
  })

  it('hold the first of many options, until the others have come', async () => {
    openCase(longCase)
    stubFetch({ [FILTERS]: { body: list(longCase.groups) } })
    const { element, nodes } = serve('long', 'faceted-search')
    expect(element.querySelectorAll('li input').length).to.equal(108)
    expect(find(element, '[data-act="show-all"]').textContent).to.equal('Visa alla 300')
    await until(() => isReady(element))

    expect(nodes[0]?.isConnected).to.equal(true)
    await until(() => element.querySelectorAll('li input').length === 8)
    find(element, '[data-act="show-all"]').click()
    await until(() => element.querySelector('[data-act="show-more"]'))
    expect(element.querySelectorAll('li input').length).to.equal(108)
  })

  it('are drawn again where the page has another address by now', async () => {
    openCase({ ...shown, query: 'size=c1' })
    stubFetch({})
    const { element, nodes } = serve('all kinds of groups', 'faceted-search')
    await until(() => isReady(element))

    expect(nodes.some((it) => it.isConnected && it.localName === 'details')).to.equal(false)
    expect([box(element, 'c1', 'size').checked, chips(element)]).to.deep.equal([true, ['Val 1']])
  })
})
