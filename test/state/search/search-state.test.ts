import { expect } from '@open-wc/testing'
import type { SearchHit } from '../../../src/contract/quick-search.ts'
import { readSearches } from '../../../src/state/search/recent-searches.ts'
import {
  chooseHit,
  clearSearch,
  closeFullForm,
  closeResult,
  moveSelected,
  openFullForm,
  openResult,
  retrySearch,
  search,
  searchState,
  submitSearch,
} from '../../../src/state/search/state.ts'
import { until } from '../../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { fakeClock } from '../clock.ts'

const hit = (name: string, more: Partial<SearchHit> = {}): SearchHit => ({
  category: 'Skor',
  name,
  url: `/p/${name}`,
  hasImage: false,
  showAll: false,
  ...more,
})
const names = () => searchState.hits.map(({ name }) => name)
const ALL = hit('Alla', { category: 'ShowAll', showAll: true, url: '/search?q=x' })
const PATH = 'POST /api/quickSearch'
const TOO_MANY = {
  status: 429,
  body: { message: 'request.toomany' },
  headers: { 'retry-after': '1' },
}

// Every test has queries of its own, because answers are cached.
beforeEach(() => clearSearch())

describe('a quick search', () => {
  it('asks once for a word typed fast, in the way the wire wants it', async () => {
    const calls = stubFetch({ [PATH]: { body: [hit('Löparsko'), ALL] } })

    void search('s')
    void search('sk')
    await search('sko röd')

    expect(calls).to.deep.equal([
      { method: 'POST', path: '/api/quickSearch', body: 'sko%20r%C3%B6d' },
    ])
    expect(names()).to.deep.equal(['Löparsko', 'Alla'])
    expect([searchState.status, searchState.showResult]).to.deep.equal(['ready', true])
  })

  it('echoes what is typed at once, and waits 200 ms to ask', async () => {
    const calls = stubFetch({ [PATH]: { body: [] } })
    const clock = fakeClock()

    const asking = search('echo')
    const shown = [searchState.query, searchState.status]
    await clock.pass(199)
    const early = calls.length
    await clock.pass(1)
    clock.stop()
    await asking

    expect(shown).to.deep.equal(['echo', 'loading'])
    expect([early, calls.length]).to.deep.equal([0, 1])
  })

  it('shows the answer to the latest query only', async () => {
    const slow = deferredResponse()
    const calls = stubFetch({ [PATH]: [slow.answer, { body: [hit('Boll')] }] })

    const first = search('slow')
    await until(() => calls.length === 1)
    await search('quick')
    slow.give({ body: [hit('Old')] })
    await first

    expect(names()).to.deep.equal(['Boll'])
  })

  it('answers a repeated query at once, without a request', async () => {
    const calls = stubFetch({ [PATH]: [{ body: [hit('Tält')] }, { body: [] }] })
    await search('tält')
    await search('other')

    void search(' TÄLT ')

    expect([names(), searchState.status, calls.length]).to.deep.equal([['Tält'], 'ready', 2])
  })

  it('shows those hits of a shorter query that fit, until the shop has answered', async () => {
    stubFetch({
      [PATH]: [
        { body: [hit('Hantel 5 kg'), hit('Hantelställ'), ALL] },
        { body: [hit('Hantelställ'), hit('Hantelställning')] },
      ],
    })
    await search('hantel')

    const asking = search('hantels')
    const guessed = names()
    await asking

    expect(guessed).to.deep.equal(['Hantelställ'])
    expect(names()).to.deep.equal(['Hantelställ', 'Hantelställning'])
  })

  it('of nothing asks nothing and shows nothing', async () => {
    const calls = stubFetch({})

    await search('   ')

    expect([
      calls.length,
      searchState.status,
      searchState.showResult,
      searchState.query,
    ]).to.deep.equal([0, 'idle', false, '   '])
  })

  it('that is emptied calls off what is under way', async () => {
    const held = deferredResponse()
    const calls = stubFetch({ [PATH]: held.answer })
    const asking = search('gone')
    await until(() => calls.length === 1)

    clearSearch()
    held.give({ body: [hit('Late')] })
    await asking

    expect([names(), searchState.status]).to.deep.equal([[], 'idle'])
  })

  it('that fails says so, and can be tried again', async () => {
    stubFetch({ [PATH]: ['reset', { body: [hit('Nät')] }] })

    await search('nät')
    const failed = [searchState.status, searchState.problem?.key]
    await retrySearch()

    expect(failed).to.deep.equal(['failed', 'error.network'])
    expect([searchState.status, searchState.problem, names()]).to.deep.equal([
      'ready',
      undefined,
      ['Nät'],
    ])
  })

  it('that a busy shop refuses is retried once, after its Retry-After', async () => {
    const calls = stubFetch({ [PATH]: [TOO_MANY, { body: [hit('Zon')] }] })
    const started = performance.now()
    const asking = search('zon')
    await until(() => searchState.status === 'failed')
    const received = [searchState.query, searchState.problem, calls.length]

    await asking

    expect(received).to.deep.equal(['zon', { key: 'error.busy', values: { s: 1 } }, 1])
    expect([searchState.status, searchState.problem, names()]).to.deep.equal([
      'ready',
      undefined,
      ['Zon'],
    ])
    expect(calls.length).to.equal(2)
    expect(performance.now() - started).to.be.at.least(900)
  })

  it('that changes while the shop is busy is the only one to be retried', async () => {
    const calls = stubFetch({ [PATH]: [TOO_MANY, { body: [hit('Bandana')] }] })
    void search('ban')
    await until(() => searchState.status === 'failed')

    void search('band')
    const echoed = [searchState.query, searchState.status, searchState.problem?.key]
    await search('bandana')

    expect(echoed).to.deep.equal(['band', 'loading', 'error.busy'])
    expect(calls.map((it) => it.body)).to.deep.equal(['ban', 'bandana'])
    expect([searchState.query, names()]).to.deep.equal(['bandana', ['Bandana']])
  })

  it('that the shop refuses again shows that, and is not retried a second time', async () => {
    const calls = stubFetch({ [PATH]: TOO_MANY })

    await search('igen')

    expect([calls.length, searchState.status, searchState.problem?.key]).to.deep.equal([
      2,
      'failed',
      'error.busy',
    ])
  })

  it('is not waited for longer than a minute', async () => {
    const calls = stubFetch({ [PATH]: { ...TOO_MANY, headers: { 'retry-after': '86400' } } })

    await search('dygn')

    expect([calls.length, searchState.status]).to.deep.equal([1, 'failed'])
  })

  it('of great length is cut to what the shop takes', async () => {
    const calls = stubFetch({ [PATH]: { body: [] } })

    await search('x'.repeat(5000))

    expect(String(calls[0]?.body)).to.have.length(200)
  })

  it('survives half of a letter', async () => {
    stubFetch({ [PATH]: { body: [] } })

    await search('half \ud83d')

    expect(searchState.status).to.equal('ready')
  })
})

describe('the selection', () => {
  it('starts at none, wraps around, and is lost with new hits', async () => {
    stubFetch({ [PATH]: [{ body: [hit('a1'), hit('a2')] }, { body: [hit('a3')] }] })
    await search('sel a')
    const seen = [searchState.selectedItem]
    for (const step of [1, 1, 1, -1] as const) {
      moveSelected(step, searchState.hits.length)
      seen.push(searchState.selectedItem)
    }

    await search('sel b')

    expect([...seen, searchState.selectedItem]).to.deep.equal([-1, 0, 1, 0, 1, -1])
  })

  it('says where the full search is, and remembers the query', async () => {
    stubFetch({ [PATH]: { body: [hit('b1'), hit('b2', { url: '/p/two' })] } })
    await search(' sel c ')

    const full = submitSearch('/search')
    chooseHit()

    expect(full).to.equal('/search?q=sel%20c')
    expect(readSearches()[0]).to.equal('sel c')
  })

  it('goes when the list is closed, and the list comes back with the query', async () => {
    stubFetch({ [PATH]: { body: [hit('d1')] } })
    await search('sel d')
    moveSelected(1, 1)

    closeResult()
    const closed = [searchState.showResult, searchState.selectedItem]
    openResult()

    expect(closed).to.deep.equal([false, -1])
    expect(searchState.showResult).to.equal(true)
  })

  it('leaves the full form, and the list, together', () => {
    openFullForm()
    const isOpen = searchState.showFullForm

    closeFullForm()

    expect([isOpen, searchState.showFullForm, searchState.showResult]).to.deep.equal([
      true,
      false,
      false,
    ])
  })
})
