import { expect } from '@open-wc/testing'
import '../../src/i18n/texts/register-sv.ts'
import { HitList } from '../../src/ui/quick-search/hit-list.tsx'
import type { SearchRow } from '../../src/ui/quick-search/hit-row.tsx'
import { show } from '../helpers/render.tsx'

const row = (name: string, more: Partial<SearchRow> = {}): SearchRow => ({
  category: 'Skor',
  name,
  url: `/p/${name}`,
  isShowAll: false,
  ...more,
})
const ALL = row('Visa alla', { category: 'ShowAll', url: '/search?q=x', isShowAll: true })

interface Shown {
  readonly rows: readonly SearchRow[]
  readonly marked?: string
  readonly selected?: number
}

const listOf = ({ rows, marked = '', selected = -1 }: Shown) => (
  <HitList
    id="hits"
    rows={rows}
    marked={marked}
    selected={selected}
    isBusy={false}
    choose={() => {}}
    select={() => {}}
  />
)
const optionsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('[role="option"]')]

describe('the list of hits', () => {
  it('keeps its nodes while its rows get other words and addresses', () => {
    const { place, redraw } = show(
      listOf({ rows: [row('röd sko'), row('blå sko'), ALL], marked: 'r' }),
    )
    const before = [...place.querySelectorAll('*')]

    redraw(listOf({ rows: [row('röd hatt'), row('grå hatt'), ALL], marked: 'h' }))

    const [first] = optionsIn(place)
    expect(optionsIn(place).map((it) => it.textContent)).to.deep.equal([
      'röd hatt',
      'grå hatt',
      'Visa alla',
    ])
    expect(first?.getAttribute('href')).to.equal('/p/röd hatt')
    expect(optionsIn(place).every((it) => before.includes(it))).to.equal(true)
  })

  it('draws a new picture for another hit, and keeps that of the same hit', () => {
    const pictured = (name: string) => row(name, { image: `/favicon.ico?${name}` })
    const { place, redraw } = show(listOf({ rows: [pictured('a'), pictured('b')], marked: 'x' }))
    const before = [...place.querySelectorAll('img')]

    redraw(listOf({ rows: [pictured('a'), pictured('c')], marked: 'xy' }))

    const now = [...place.querySelectorAll('img')]
    expect(now.map((it) => it.getAttribute('src'))).to.deep.equal([
      '/favicon.ico?a',
      '/favicon.ico?c',
    ])
    expect(now[0] === before[0]).to.equal(true)
    expect(now[1] === before[1]).to.equal(false)
  })

  it('says which row is selected, and marks the group that has pictures', () => {
    const jacket = row('b', { category: 'Jackor', image: '/favicon.ico?b' })
    const { place } = show(listOf({ rows: [row('a'), jacket, ALL], selected: 1 }))
    const groups = [...place.querySelectorAll('[role="group"]')]

    expect(optionsIn(place).map((it) => it.getAttribute('aria-selected'))).to.deep.equal([
      'false',
      'true',
      'false',
    ])
    expect(optionsIn(place).map((it) => it.id)).to.deep.equal(['hits-0', 'hits-1', 'hits-2'])
    expect(groups.map((it) => it.className)).to.deep.equal([
      'quick-search__group',
      'quick-search__group quick-search__group--pictured',
    ])
  })

  it('marks nothing in names where nothing is typed, and has what is below it outside of the listbox', () => {
    const { place } = show(
      <HitList
        id="hits"
        rows={[row('röd sko')]}
        marked=""
        selected={-1}
        isBusy={false}
        choose={() => {}}
        select={() => {}}
      >
        <button type="button">Glöm</button>
      </HitList>,
    )

    expect(place.querySelector('b')).to.equal(null)
    expect(place.querySelector('.quick-search__list > button')?.textContent).to.equal('Glöm')
    expect(place.querySelector('[role="listbox"] button')).to.equal(null)
  })
})
