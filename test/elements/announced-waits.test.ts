import { expect } from '@open-wc/testing'
import { define as defineQuickBuy } from '../../src/elements/quick-buy/define.ts'
import { define as defineQuickSearch } from '../../src/elements/quick-search/quick-search-view.tsx'
import { clearSearch } from '../../src/state/search/state.ts'
import { listen } from '../helpers/announcements.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { box, FILTERS, filters, forgetList, group, HTML, list, openAt } from './facet-fixtures.ts'
import { asks, draw, radio, variantOf } from './quick-buy-fixtures.ts'

defineQuickBuy('quick-buy')
defineQuickSearch('quick-search')

const GROUPS = [group('colour', 3)]
const LIST: StubbedResponse = { body: list(GROUPS, { totalCount: 7 }) }
const HIT = { category: 'Skor', name: 'a', url: '/p/a', hasImage: false, showAll: false }

/** An action, with an answer that hangs until the test gives it. */
interface Wait {
  readonly about: string
  readonly ask: (answer: StubbedResponse, said: readonly string[]) => Promise<void>
  readonly answer: StubbedResponse
  readonly words: readonly [wait: string, result: string]
}

async function filterWith(tag: string, answer: StubbedResponse, said: readonly string[]) {
  const el = await filters(GROUPS, { '?colour=c1': answer }, '', tag)
  if (tag === 'faceted-search-compact') {
    find(el, '[data-act="open-filters"]').click()
    await until(() => el.querySelector('dialog input[value="c1"]'))
  }
  await until(() => said.includes('7 varor'))
  box(el, 'c1').click()
}

async function filterBeside(answer: StubbedResponse, said: readonly string[]): Promise<void> {
  openAt('')
  stubFetch({ [FILTERS]: LIST, [`${HTML}?colour=c1`]: answer })
  const page = await render(
    `<main><faceted-search target="facet-list"></faceted-search><faceted-search-compact target="facet-list"></faceted-search-compact><div id="facet-list">old</div></main>`,
  )
  await until(() => page.querySelectorAll('[data-act="open-filters"]').length === 2)
  await until(() => page.querySelector('faceted-search input[value="c1"]'))
  await until(() => said.includes('7 varor'))
  box(find(page, 'faceted-search'), 'c1').click()
}

async function searchWith(answer: StubbedResponse): Promise<void> {
  stubFetch({ 'POST /api/quickSearch': answer })
  const el = await render('<quick-search searchurl="/search"></quick-search>')
  find(el, 'input').focus()
  typeAtOnce('en fråga som väntar')
}

async function chooseColour(answer: StubbedResponse): Promise<void> {
  stubFetch({ [asks('P:blue')]: variantOf('blue'), [asks('P:clay')]: answer })
  const el = await draw('quick-buy')
  await until(() => el.querySelector('.quick-buy__sizes[data-state="ready"] input'))
  radio(el, 'P:clay').click()
}

const WAITS: readonly Wait[] = [
  {
    about: 'a search',
    ask: searchWith,
    answer: { body: [HIT] },
    words: ['Söker …', '1 träff'],
  },
  {
    about: 'a filter',
    ask: (it, said) => filterWith('faceted-search', it, said),
    answer: LIST,
    words: ['Hämtar varorna …', '7 varor'],
  },
  {
    about: 'a filter on a phone',
    ask: (it, said) => filterWith('faceted-search-compact', it, said),
    answer: LIST,
    words: ['Hämtar varorna …', '7 varor'],
  },
  {
    about: 'a filter of two tags',
    ask: filterBeside,
    answer: LIST,
    words: ['Hämtar varorna …', '7 varor'],
  },
  {
    about: 'the sizes of a colour',
    ask: chooseColour,
    answer: variantOf('clay'),
    words: ['Hämtar storlekar …', 'Storlekar i Röd visas.'],
  },
]

describe('a wait for the shop', () => {
  afterEach(async () => {
    clearSearch()
    await forgetList()
  })

  for (const { about, ask, answer, words } of WAITS) {
    it(`for ${about} is announced once, and then its result`, async () => {
      const { answer: held, give } = deferredResponse()
      const said = listen()
      const saidSince = () => said.slice(said.indexOf(words[0]))

      await ask(held, said)
      await until(() => said.includes(words[0]))
      give(answer)
      await until(() => saidSince().includes(words[1]))

      expect(saidSince()).to.deep.equal(words)
    })
  }
})
