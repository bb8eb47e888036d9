import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import filtersCss from '../../src/elements/facets/filters.css'
import sheetCss from '../../src/elements/facets/sheet.css'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import {
  box,
  chips,
  filters,
  forgetList,
  group,
  HTML,
  isShown,
  list,
  openAt,
  products,
  query,
} from './facet-fixtures.ts'

const SORT = {
  sortItems: [
    { text: 'Mest köpta', value: '/c/skor', selected: true },
    { text: 'Namn', value: '/c/skor?sort=name', selected: false },
  ],
}

const compact = (answers: Readonly<Record<string, StubbedResponse>> = {}, address = '') =>
  filters([group('colour', 3)], answers, address, 'faceted-search-compact')

const opener = (el: Element) => find(el, '[data-act="open-filters"]')
const sheet = (el: Element) => el.querySelector<HTMLDialogElement>('dialog')
const focused = () => document.activeElement

async function openSheet(el: Element, act = 'open-filters'): Promise<HTMLDialogElement> {
  find(el, `[data-act="${act}"]`).click()
  await until(() => sheet(el)?.open && focused()?.localName === 'h2')
  return find<HTMLDialogElement>(el, 'dialog')
}

async function travel(go: () => void): Promise<void> {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  go()
  await there
}

before(async () => {
  await setViewport({ width: 360, height: 640 })
  const sheet = document.createElement('style')
  sheet.textContent = filtersCss + sheetCss
  document.head.append(sheet)
})
afterEach(forgetList)

describe('<faceted-search-compact>', () => {
  it('is accessible, closed and open', async () => {
    const el = await compact({}, 'colour=c1')
    await expect(el).to.be.accessible()

    await openSheet(el)

    await expect(el).to.be.accessible()
  })

  it('says on its button how many filters are on, and on the other how many products come', async () => {
    const el = await compact({ '?colour=c1': { body: list([group('colour', 3)]) } })
    expect(opener(el).textContent).to.equal('Filtrera')
    const dialog = await openSheet(el)

    box(dialog, 'c1').click()
    await until(isShown)
    await until(() => find(dialog, '[type="submit"]').textContent === 'Visa 7 varor')
    find(dialog, '[type="submit"]').click()
    await until(() => !sheet(el) && focused() === opener(el))

    expect(opener(el).textContent).to.equal('Filtrera (1)')
    expect([query(), chips(el), products().textContent]).to.deep.equal([
      'colour=c1',
      ['Val 1'],
      'new',
    ])
  })

  for (const [name, close] of [
    ['Escape', () => void sendKeys({ press: 'Escape' })],
    ['its button', () => find(document, 'dialog [data-act="close"]').click()],
    ['browser Back', () => history.back()],
  ] as const) {
    it(`closes by ${name}, keeps what was chosen, and leaves one entry for each choice`, async () => {
      const body = list([group('colour', 3)])
      const el = await compact({
        '?colour=c1': { body },
        '?colour=c1&colour=c2': { body },
        '': { body },
      })
      const dialog = await openSheet(el)
      box(dialog, 'c1').click()
      await until(() => query() === 'colour=c1')
      box(dialog, 'c2').click()
      await until(() => query() === 'colour=c1&colour=c2')

      await travel(close)
      await until(() => !sheet(el) && focused() === opener(el))
      const kept = chips(el)
      await travel(() => history.back())
      const one = query()
      await travel(() => history.back())

      expect(kept).to.deep.equal(['Val 1', 'Val 2'])
      expect([one, query()]).to.deep.equal(['colour=c1', ''])
    })
  }

  it('stays open when a list cannot be had, says so in it, and asks again', async () => {
    const body = list([group('colour', 3)])
    const answers: StubbedResponse[] = [{ status: 500, text: '' }, { body }]
    const el = await compact({ '?colour=c1': () => answers.shift() ?? 'hang', '': { body } })
    const dialog = await openSheet(el)

    box(dialog, 'c1').click()
    await until(() => dialog.querySelector('.faceted-search__problem') && query() === '')
    const failed = [dialog.open, box(dialog, 'c1').checked]
    find(dialog, '[data-act="retry"]').click()
    await until(() => query() === 'colour=c1' && !dialog.querySelector('.faceted-search__problem'))
    await travel(() => find(dialog, '[data-act="close"]').click())
    await travel(() => history.back())

    expect(failed).to.deep.equal([true, false])
    expect(query()).to.equal('')
  })

  it('orders the list by a sheet of its own', async () => {
    openAt('')
    const body = list([group('colour', 3)], { sortCriteria: SORT })
    stubFetch({ 'GET /api/productFilter': { body }, [`${HTML}?sort=name`]: { body } })
    const page = await render(
      '<main><faceted-search-compact target="facet-list"></faceted-search-compact><div id="facet-list">old</div></main>',
    )
    const el = find(page, 'faceted-search-compact')
    await until(() => el.querySelector('[data-act="open-sort"]'))
    const dialog = await openSheet(el, 'open-sort')

    find(dialog, '[data-option="name"]').click()
    await until(isShown)

    expect([query(), sheet(el)]).to.deep.equal(['sort=name', null])
  })

  it('has buttons, which Space presses too', async () => {
    const el = await compact()
    opener(el).focus()

    await sendKeys({ press: ' ' })

    await until(() => sheet(el)?.open)
    expect([opener(el).role, opener(el).ariaHasPopup]).to.deep.equal(['button', 'dialog'])
  })

  it('takes a double press of the pointer as one, but not a key', async () => {
    const el = await compact()
    const press = (detail: number) =>
      opener(el).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    press(1)
    await until(() => sheet(el))
    await sendKeys({ press: 'Escape' })
    await until(() => !sheet(el))

    press(2)
    const second = sheet(el)
    press(0)

    await until(() => sheet(el))
    expect(second).to.equal(null)
  })

  it('is in step with the side filters of its page', async () => {
    openAt('')
    const body = list([group('colour', 3)])
    stubFetch({ 'GET /api/productFilter': { body }, [`${HTML}?colour=c1`]: { body } })
    const page = await render(
      '<main><faceted-search-compact target="facet-list"></faceted-search-compact><faceted-search target="facet-list"></faceted-search><div id="facet-list">old</div></main>',
    )
    const [small, wide] = [find(page, 'faceted-search-compact'), find(page, 'faceted-search')]
    await until(() => wide.querySelector('.faceted-search__group'))
    const dialog = await openSheet(small)

    box(dialog, 'c1').click()
    await until(() => chips(small).length === 1)

    expect([chips(wide), box(wide, 'c1').checked]).to.deep.equal([['Val 1'], true])
    expect([wide.checkVisibility(), small.querySelector('.faceted-search__panel')]).to.deep.equal([
      false,
      null,
    ])
  })
})
