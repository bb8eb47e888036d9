import { aTimeout, expect } from '@open-wc/testing'
import type { FacetGroup, ProductFilter } from '../../../src/contract/product-filter.ts'
import { clearFacets, setListParameter, toggleFacet } from '../../../src/state/facets/choices.ts'
import { forgetFacets, retryFacets, startFacets } from '../../../src/state/facets/list.ts'
import { facetState } from '../../../src/state/facets/state.ts'
import { find, render, until } from '../../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'

const PATH = 'GET /api/productFilter/withHtmlResult'
const OWN = location.search
const option = (id: string) => ({ id, label: id, quantity: 3 })
const COLOUR: FacetGroup = {
  id: 'colour',
  label: 'Färg',
  singleSelect: false,
  selectedOptions: [],
  options: Array.from({ length: 31 }, (_, at) => option(`c${at}`)),
}
const GENDER: FacetGroup = { ...COLOUR, id: 'gender', label: 'För', singleSelect: true }

const list = (name: string): ProductFilter => ({
  productsView: `<p>${name}</p>`,
  sortCriteria: { sortItems: [] },
  facetFilters: [COLOUR, GENDER],
  navigationTheme: 'filter',
  totalCount: 3,
})

const query = () => location.search.slice(1)
const chosen = () => Object.fromEntries(facetState.query.chosen)
const products = () => find(document, '#facet-target')
const toggle = (id: string) => toggleFacet(COLOUR, id)

/** Answers each query with a list that names it. */
function answerAll(...queries: readonly string[]) {
  return stubFetch(
    Object.fromEntries(
      queries.map((it): [string, StubbedResponse] => [
        it ? `${PATH}?${it}` : PATH,
        { body: list(it || 'all') },
      ]),
    ),
  )
}

async function begin(address = '', more: { hasMoved?: boolean } = {}): Promise<void> {
  history.pushState({}, '', `${location.pathname}?${address}`)
  await render('<div id="facet-target"><p>old</p></div>')
  startFacets({
    target: 'facet-target',
    groups: [COLOUR, GENDER],
    sortItems: [],
    isPartial: false,
    ...more,
  })
}

async function travel(go: () => void): Promise<void> {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  go()
  await there
}

afterEach(async () => {
  await aTimeout(0)
  forgetFacets()
  history.pushState({}, '', location.pathname + OWN)
})

describe('the filters of a list', () => {
  it('choose at once, with one entry in the history, and show what the shop answers', async () => {
    const held = deferredResponse()
    stubFetch({ [`${PATH}?colour=c1`]: held.answer })
    await begin()
    const before = history.length

    const done = toggle('c1')
    await aTimeout(0)

    expect([chosen(), query()]).to.deep.equal([{ colour: ['c1'] }, 'colour=c1'])
    expect([products().textContent, products().getAttribute('aria-busy')]).to.deep.equal([
      'old',
      'true',
    ])
    held.give({ body: list('red') })
    await done
    expect([products().textContent, products().getAttribute('aria-busy')]).to.deep.equal([
      'red',
      null,
    ])
    expect([facetState.status, facetState.total, history.length]).to.deep.equal([
      'ready',
      3,
      before + 1,
    ])
  })

  it('show what was chosen before they ask for its list', async () => {
    const asked = answerAll('colour=c1')
    await begin()
    const before = history.length

    const done = toggle('c1')
    await Promise.resolve()

    expect(chosen()).to.deep.equal({ colour: ['c1'] })
    expect([asked.length, history.length, products().ariaBusy]).to.deep.equal([0, before, null])
    await done
    expect([products().textContent, query()]).to.deep.equal(['colour=c1', 'colour=c1'])
  })

  it('give a choice up that Back has overtaken', async () => {
    answerAll('', 'colour=c1')
    await begin()

    const done = toggle('c1')
    history.replaceState({}, '', location.pathname)
    dispatchEvent(new PopStateEvent('popstate'))
    await done
    await until(() => products().textContent === 'all')

    expect([query(), chosen()]).to.deep.equal(['', {}])
  })

  it('are not drawn on another page than the one whose list was to come', async () => {
    stubFetch({ [`${PATH}?colour=c1`]: { body: list('red') } })
    await begin()
    const shown = new Promise((resolve) =>
      new MutationObserver(resolve).observe(products(), { childList: true }),
    )
    void toggle('c1')
    await shown

    forgetFacets()
    products().remove()
    await begin()
    await aTimeout(20)

    expect([facetState.version, facetState.total]).to.deep.equal([0, undefined])
    expect([products().textContent, facetState.status]).to.deep.equal(['old', 'ready'])
  })

  it('widen a group, replace the choice of a single one, and give both up', async () => {
    answerAll(
      'colour=c1',
      'colour=c1&colour=c2',
      'colour=c1&colour=c2&gender=c1',
      'colour=c1&colour=c2&gender=c2',
      'colour=c2&gender=c2',
      'colour=c2',
    )
    await begin()

    await toggle('c1')
    await toggle('c2')
    await toggleFacet(GENDER, 'c1')
    await toggleFacet(GENDER, 'c2')
    const full = query()
    await toggle('c1')
    await toggleFacet(GENDER, 'c2')

    expect(full).to.equal('colour=c1&colour=c2&gender=c2')
    expect(query()).to.equal('colour=c2')
  })

  it('keep the parameters of others, and begin at the first page', async () => {
    answerAll('colour=c1&sort=name&utm_source=mail', 'sort=name&utm_source=mail')
    await begin('utm_source=mail&sort=name&page=3')

    await toggle('c1')
    const narrowed = query()
    await clearFacets()

    expect(narrowed).to.equal('colour=c1&sort=name&utm_source=mail')
    expect(query()).to.equal('sort=name&utm_source=mail')
  })

  it('order the list by a parameter of the address', async () => {
    answerAll('colour=c1&sort=name', 'colour=c1&sort=name&perpage=48')
    await begin('colour=c1&page=2')

    await setListParameter('sort', 'name')
    await setListParameter('perpage', '48')

    expect(query()).to.equal('colour=c1&sort=name&perpage=48')
  })

  it('show the latest choice only, however late an older answer comes', async () => {
    const slow = deferredResponse()
    stubFetch({
      [`${PATH}?colour=c1`]: slow.answer,
      [`${PATH}?colour=c1&colour=c2`]: { body: list('both') },
    })
    await begin()

    const first = toggle('c1')
    await aTimeout(0)
    await toggle('c2')
    slow.give({ body: list('one') })
    await first
    await aTimeout(20)

    expect([products().textContent, query()]).to.deep.equal(['both', 'colour=c1&colour=c2'])
  })

  it('go back and forward through thirty choices, each with its list', async () => {
    const steps = ['', ...COLOUR.options.slice(0, 30).map((_, at) => stepQuery(at + 1))]
    answerAll(...steps)
    await begin()
    for (const { id } of COLOUR.options.slice(0, 30)) await toggle(id)

    for (const it of steps.slice(0, -1).reverse()) {
      await travel(() => history.back())
      await until(() => products().textContent === (it || 'all'))
      expect([query(), chosen().colour?.length ?? 0]).to.deep.equal([it, steps.indexOf(it)])
    }
    await travel(() => history.go(30))
    await until(() => products().textContent === steps.at(-1))

    expect(chosen().colour?.length).to.equal(30)
  })

  it('ask for nothing where an entry has the query of the list', async () => {
    const calls = stubFetch({})
    await begin('colour=c1')
    history.pushState({ overlay: 1 }, '')

    await travel(() => history.back())
    await aTimeout(10)

    expect([calls, products().textContent]).to.deep.equal([[], 'old'])
  })

  for (const [name, fault] of Object.entries({
    'an error': { status: 500, text: '<html>' },
    'a broken connection': 'reset',
    'an answer without html': { body: { facetFilters: [] } },
    'html of which nothing is left': { body: { ...list(''), productsView: '<script>1</script>' } },
    'what is no answer': { text: 'null' },
  } as const)) {
    it(`keep the products, and go back to their address, on ${name}`, async () => {
      stubFetch({ [`${PATH}?colour=c1`]: [fault, { body: list('red') }] })
      await begin()

      await toggle('c1')
      await until(() => query() === '')

      expect([chosen(), products().textContent, facetState.status]).to.deep.equal([
        {},
        'old',
        'failed',
      ])
      expect(facetState.problem).to.not.equal(undefined)
      await retryFacets()
      expect([query(), products().textContent, facetState.problem]).to.deep.equal([
        'colour=c1',
        'red',
        undefined,
      ])
    })
  }

  it('fetch the list of an address that the browser went to before they woke', async () => {
    stubFetch({ [`${PATH}?colour=c1`]: [{ status: 503, text: '' }, { body: list('red') }] })

    await begin('colour=c1', { hasMoved: true })
    await until(() => facetState.status === 'failed')
    const failed = products().textContent
    await retryFacets()

    expect([failed, products().textContent, query()]).to.deep.equal(['old', 'red', 'colour=c1'])
  })

  it('return to the list that is shown when a list of the past cannot be had', async () => {
    stubFetch({ [`${PATH}?colour=c1`]: { body: list('red') }, [PATH]: { status: 503, text: '' } })
    await begin()
    await toggle('c1')

    await travel(() => history.back())
    await until(() => facetState.status === 'failed' && query() === 'colour=c1')

    expect([chosen(), products().textContent]).to.deep.equal([{ colour: ['c1'] }, 'red'])
  })
})

function stepQuery(count: number): string {
  return COLOUR.options
    .slice(0, count)
    .map((it) => `colour=${it.id}`)
    .join('&')
}
