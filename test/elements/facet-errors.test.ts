import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import {
  box,
  FILTERS,
  filters,
  forgetList,
  group,
  HTML,
  isShown,
  list,
  openAt,
  PRICE,
} from './facet-fixtures.ts'

afterEach(forgetList)

const focused = () => document.activeElement

/** A list in which every option of the group has this many products. */
const counted = (id: string, quantity: number) => {
  const { options } = group(id, 2)
  return group(id, 0, { options: options.map((it) => ({ ...it, quantity })) })
}

describe('filters in trouble', () => {
  it('say that they could not be had, and come on demand', async () => {
    openAt('')
    const answers: StubbedResponse[] = [
      { status: 503, text: '' },
      { body: list([group('colour', 3)]) },
    ]
    stubFetch({ [FILTERS]: () => answers.shift() ?? 'hang' })
    const el = await render('<faceted-search target="facet-list"></faceted-search>')
    await until(() => el.querySelector('[role="alert"]'))
    const said = find(el, '[role="alert"] p').textContent

    find(el, '[data-act="retry"]').click()
    await until(() => el.querySelector('.faceted-search__group'))

    expect(said).to.contain('Filtren kunde inte hämtas.')
    expect(el.querySelector('[role="alert"]') === null).to.equal(true)
  })

  it('keep the focus on an option that leaves no product, until it is left', async () => {
    const el = await filters(
      [group('colour', 2)],
      { '': { body: list([counted('colour', 0)]) } },
      'colour=c1',
    )
    const option = box(el, 'c1')
    option.focus()

    await sendKeys({ press: ' ' })
    await until(() => option.getAttribute('aria-disabled') === 'true')
    await sendKeys({ press: ' ' })
    const held = [focused() === option, option.checked, option.disabled]
    find(el, '[data-act="open-filters"]').focus()
    await until(() => option.disabled)

    expect(held).to.deep.equal([true, false, false])
  })

  it('keep the focus on a step of prices that leaves no product', async () => {
    const none = { ...PRICE, options: [{ id: '-50000', label: 'Till 500 kr', quantity: 0 }] }
    const el = await filters([PRICE], { '': { body: list([none]) } }, 'price=-50000')
    const step = find(el, '.faceted-search__step')
    step.focus()

    await sendKeys({ press: ' ' })
    await until(() => step.getAttribute('aria-disabled') === 'true')

    expect(focused() === step).to.equal(true)
  })

  it('give the focus of an option that is gone to its group', async () => {
    const left = group('colour', 0, { options: [{ id: 'c2', label: 'Val 2', quantity: 1 }] })
    const el = await filters([group('colour', 2)], { '?colour=c1': { body: list([left]) } })
    box(el, 'c1').focus()

    await sendKeys({ press: ' ' })
    await until(() => el.querySelector('input[value="c2"]'))

    expect(focused() === box(el, 'c2')).to.equal(true)
  })

  it('let a single choice be replaced and given up', async () => {
    const gender = group('gender', 2, { singleSelect: true })
    const body = list([gender])
    const el = await filters([gender], {
      '?gender=c0': { body },
      '?gender=c1': { body },
      '': { body },
    })
    const states = () => ['c0', 'c1'].map((it) => box(el, it, 'gender').checked)

    box(el, 'c0', 'gender').click()
    await until(() => location.search === '?gender=c0')
    box(el, 'c1', 'gender').click()
    await until(() => location.search === '?gender=c1')
    const replaced = states()
    box(el, 'c1', 'gender').click()
    await until(() => location.search === '')

    expect([replaced, states()]).to.deep.equal([
      [false, true],
      [false, false],
    ])
  })

  it('take labels of every kind as text, each of which turns no other around', async () => {
    const evil = `\u202e<img src=x onerror=alert(1)>${'x'.repeat(5000)}`
    const option = { id: 'c0', label: evil, quantity: 12 }
    const answered = list([group('colour', 0, { label: evil, options: [option] })], {
      sortCriteria: { sortItems: [{ text: evil, value: 'javascript:alert(1)', selected: true }] },
      subNavigation: {
        name: evil,
        url: 'javascript:alert(1)',
        links: [{ name: evil, url: '/c/a' }],
      },
      navigationTheme: 'category',
    })
    const el = await filters([group('colour', 3)], { '?colour=c1': { body: answered } })
    box(el, 'c1').click()
    await until(isShown)

    expect(el.querySelectorAll('img, script, a[href^="javascript:"]').length).to.equal(0)
    expect(find(el, 'option').textContent).to.equal(evil)
    const holders = [...el.querySelectorAll('bdi, summary')].filter((it) => it.textContent === evil)
    expect(holders.map((it) => it.localName)).to.deep.equal(['bdi', 'bdi', 'summary', 'bdi'])
    expect(holders.every((it) => getComputedStyle(it).unicodeBidi === 'isolate')).to.equal(true)
    expect(find(el, '.faceted-search__count').textContent).to.equal('(12)')
  })

  it('read a single choice from the markup of a server', async () => {
    openAt('gender=c0')
    const item = (id: string, checked = '') =>
      `<li><label class="faceted-search__option"><input type="radio" name="gender" value="${id}" data-act="toggle-option" ${checked}><bdi class="faceted-search__label">${id}</bdi> <span class="faceted-search__count">(3)</span></label></li>`
    stubFetch({
      [`${HTML}?gender=c1`]: { body: list([group('gender', 2, { singleSelect: true })]) },
    })
    const page = await render(
      `<main><faceted-search target="facet-list"><form class="faceted-search__panel"><fieldset data-group="gender"><legend>För</legend><ul>${item('c0', 'checked')}${item('c1')}</ul></fieldset></form></faceted-search><div id="facet-list">old</div></main>`,
    )
    const el = find(page, 'faceted-search')
    await until(() => el.dataset.state === 'ready')

    box(el, 'c1', 'gender').click()

    await until(() => location.search === '?gender=c1')
    expect(box(el, 'c0', 'gender').checked).to.equal(false)
  })
})
