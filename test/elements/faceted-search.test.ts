import { aTimeout, expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { notes } from '../../src/elements/faceted-search/faceted-search.table.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import {
  box,
  chips,
  filters,
  forgetList,
  group,
  HTML,
  isShown,
  list,
  PRICE,
  products,
  query,
} from './facet-fixtures.ts'

afterEach(forgetList)

describe('<faceted-search>', () => {
  it('is accessible', async () => {
    const el = await filters([group('colour', 40), PRICE], {}, 'colour=c1')

    await expect(el).to.be.accessible()
  })

  it('takes over what the server has written, and asks for nothing', async () => {
    const calls = stubFetch({})

    const note = '<p class="faceted-search__note">Banblå är blå.</p>'
    const el = await render(notes.example.replace('</summary>', `</summary>${note}`))

    expect(calls).to.deep.equal([])
    expect(find(el, 'summary + .faceted-search__note').textContent).to.equal('Banblå är blå.')
    expect(find(el, '.faceted-search__option').textContent?.trim()).to.equal('Röd (12)')
    expect(find(el, 'summary').textContent).to.equal('Färg')
    expect(find(el, 'nav a').getAttribute('href')).to.equal('/c/skor')
  })

  it('unfolds the first groups and those in use, and keeps what somebody folds', async () => {
    const ids = ['colour', 'brand', 'type', 'gender', 'material', 'stock']
    const groups = ids.map((it) => group(it, 3))
    const el = await filters(groups, { '?stock=c1&colour=c1': { body: list(groups) } }, 'stock=c1')
    const fold = (id: string) => find<HTMLDetailsElement>(el, `details[data-group="${id}"]`)
    expect(ids.map((it) => fold(it).open)).to.deep.equal([true, true, true, true, false, true])

    find(fold('brand'), 'summary').click()
    const isToggled = oneEvent(fold('material'), 'toggle')
    find(fold('material'), 'summary').click()
    await isToggled
    box(el, 'c1').click()
    await until(isShown)
    find(el, '[data-act="open-filters"]').click()
    await until(() => el.querySelector('dialog[open] form'))

    for (const name of ['panel', 'form']) {
      const place = find(el, `.faceted-search__${name}`)
      const open = ids.map((it) => find(place, `[data-group="${it}"]`).hasAttribute('open'))
      expect(open).to.deep.equal([true, false, true, true, true, true])
    }
  })

  for (const [what, opener] of [
    ['a group', 'summary.faceted-search__legend'],
    ['the rest of a group', 'summary[data-act="show-all"]'],
  ] as const) {
    const press = (el: Element, timeStamp: number, detail = 1) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      find(el, opener).dispatchEvent(event)
      return find<HTMLDetailsElement>(el, `details:has(> ${opener})`).open
    }

    it(`folds ${what} once for two presses of the pointer within half a second`, async () => {
      const el = await filters([group('width', 40)])
      const was = find<HTMLDetailsElement>(el, `details:has(> ${opener})`).open

      const open = [1000, 1100, 1499, 1500, 1999, 2600].map((it) => press(el, it))

      expect(open).to.deep.equal([!was, !was, !was, was, was, !was])
    })

    it(`folds ${what} at each press of the keyboard`, async () => {
      const el = await filters([group('height', 40)])
      const was = find<HTMLDetailsElement>(el, `details:has(> ${opener})`).open

      const open = [1000, 1010, 1020].map((it) => press(el, it, 0))

      expect(open).to.deep.equal([!was, was, !was])
    })
  }

  it('shows a choice at once, keeps the focus on it, and the old products dimmed', async () => {
    const held = deferredResponse()
    const el = await filters([group('colour', 3)], { '?colour=c1': held.answer })
    const before = box(el, 'c1')
    before.focus()

    await sendKeys({ press: ' ' })
    await until(() => chips(el).length === 1)

    expect([before.checked, chips(el), products().textContent]).to.deep.equal([
      true,
      ['Val 1'],
      'old',
    ])
    await until(() => products().getAttribute('aria-busy') === 'true')
    held.give({ body: list([group('colour', 3)]) })
    await until(isShown)
    expect(document.activeElement).to.equal(before)
    expect([before.isConnected, products().hasAttribute('aria-busy')]).to.deep.equal([true, false])
  })

  it('shows the products before it draws the filters again, in a task of its own', async () => {
    const fewer = list([group('colour', 2)])
    const el = await filters([group('colour', 3)], { '?colour=c1': { body: fewer } })
    const optionsThen = new Promise<number>((resolve) => {
      new MutationObserver(async (_, observer) => {
        observer.disconnect()
        // Everything within the same task is done after this many microtasks.
        for (let turn = 0; turn < 100; turn += 1) await undefined
        resolve(el.querySelectorAll('input[name="colour"]').length)
      }).observe(products(), { childList: true })
    })

    box(el, 'c1').click()
    const then = await optionsThen
    await until(isShown)

    expect([then, el.querySelectorAll('input[name="colour"]').length]).to.deep.equal([3, 2])
  })

  it('announces how many products there are', async () => {
    const el = await filters([group('colour', 3)], {
      '?colour=c1': { body: list([group('colour', 3)], { totalCount: 7 }) },
    })

    box(el, 'c1').click()

    const region = () => document.querySelector('.cs-live-region[aria-live="polite"]')?.textContent
    await until(() => region() === '7 varor')
    expect(find(el, '.faceted-search__submit').textContent).to.equal('Visa 7 varor')
  })

  it('removes a chip and gives the focus to the next, at last to the heading', async () => {
    const body = list([group('colour', 3)])
    const el = await filters(
      [group('colour', 3)],
      { '?colour=c1': { body }, '': { body } },
      'colour=c0&colour=c1',
    )

    find(el, '[data-option="c0"]').click()
    await until(() => document.activeElement === el.querySelector('[data-option="c1"]'))
    find(el, '[data-option="c1"]').click()
    await until(() => query() === '' && document.activeElement?.localName === 'h2')

    expect(chips(el)).to.deep.equal([])
  })

  it('clears all that is chosen', async () => {
    const body = list([group('colour', 3)])
    const el = await filters([group('colour', 3)], { '': { body } }, 'colour=c0&colour=c1')

    find(el, '[data-act="clear-filters"]').click()
    await until(() => query() === '')

    expect(el.querySelector('input:checked')).to.equal(null)
  })

  it('lets nothing be chosen that would leave no product', async () => {
    const none = [{ id: 'c0', label: 'Slut', quantity: 0 }]
    const el = await filters([group('colour', 0, { options: none })])

    expect(box(el, 'c0').disabled).to.equal(true)
  })

  it('says that the list could not be had, and asks again on demand', async () => {
    const answers: StubbedResponse[] = [
      { status: 500, text: '' },
      { body: list([group('colour', 3)]) },
    ]
    const el = await filters([group('colour', 3)], {
      '?colour=c1': () => answers.shift() ?? 'hang',
    })

    box(el, 'c1').click()
    await until(() => el.querySelector('[role="alert"]') && query() === '')
    const failed = [products().textContent, box(el, 'c1').checked]
    find(el, '[data-act="retry"]').click()
    await until(isShown)

    expect(failed).to.deep.equal(['old', false])
    expect([query(), box(el, 'c1').checked]).to.deep.equal(['colour=c1', true])
    expect(el.querySelector('[role="alert"]')).to.equal(null)
  })

  it('takes a range of prices on Enter and gives a step up again', async () => {
    const body = list([PRICE])
    const el = await filters([PRICE], {
      '?price=10000-30050': { body },
      '?price=-50000': { body },
      '': { body },
    })
    find(el, '[name="pricefrom"]').focus()

    typeAtOnce('100')
    await sendKeys({ press: 'Tab' })
    typeAtOnce('300,50')
    await sendKeys({ press: 'Enter' })
    await until(() => query() === 'price=10000-30050')
    find(el, '.faceted-search__step').click()
    await until(() => query() === 'price=-50000')
    const pressed = find(el, '.faceted-search__step').getAttribute('aria-pressed')
    find(el, '.faceted-search__step').click()

    await until(() => query() === '')
    expect(pressed).to.equal('true')
  })

  it('takes labels as text and colours as colours only', async () => {
    const hostile = [
      { id: 'c0', label: '<img src=x onerror=alert(1)>', quantity: 1, hexCode: 'red;x' },
      { id: 'c1', label: 'Blå', quantity: 1, hexCode: '#2f5fa7' },
    ]
    const el = await filters([group('colour', 0, { options: hostile })])

    expect(el.querySelector('img')).to.equal(null)
    expect([...el.querySelectorAll('circle')].map((it) => it.getAttribute('fill'))).to.deep.equal([
      '#2f5fa7',
    ])
  })

  it('draws a window of 20,000 options, of which the field finds each', async () => {
    const el = await filters([group('colour', 20_000)])
    const drawn = () => el.querySelectorAll('input[type="checkbox"]').length
    expect(drawn()).to.equal(8)

    find(el, '[data-act="show-all"]').click()
    await until(() => el.querySelector('[type="search"]'))
    find(el, '[data-act="show-more"]').click()
    await until(() => drawn() === 208 && document.activeElement === box(el, 'c108'))
    expect(find(el, '[data-act="show-all"]').textContent).to.equal('Visa färre')
    find(el, '[type="search"]').focus()
    typeAtOnce('val 19999')
    await until(() => drawn() === 9)

    expect(box(el, 'c19999').checked).to.equal(false)
    expect(find(el, 'details [role="status"]').textContent).to.equal('1 val hittat')
  })

  it('keeps the products of the page while an older answer is still under way', async () => {
    const old = deferredResponse()
    const el = await filters([group('colour', 3)], {
      '?colour=c1': old.answer,
      '?colour=c1&colour=c2': { body: list([group('colour', 3)]) },
    })
    box(el, 'c1').click()
    await until(() => query() === 'colour=c1')

    box(el, 'c2').click()
    await until(isShown)
    old.give({ body: list([], { productsView: '<p>late</p>' }) })
    await aTimeout(20)

    expect([products().textContent, chips(el)]).to.deep.equal(['new', ['Val 1', 'Val 2']])
  })

  it("orders the list by the page's own form, which stays as is", async () => {
    history.pushState({}, '', location.pathname)
    stubFetch({ [`${HTML}?sort=name`]: { body: list([group('colour', 3)]) } })
    const form =
      '<div class="faceted-search__bar"><form class="shop-sort"><select name="sort" aria-label="Ordning"><option value="popular">P<option value="name">N</select></form></div>'
    const markup = notes.example
      .replace('"products"', '"facet-list"')
      .replace('  <form', `${form}<form`)
    const page = await render(`<main>${markup}<div id="facet-list">old</div></main>`)
    const el = find(page, 'faceted-search')
    await until(() => el.dataset.state === 'ready')
    const select = find<HTMLSelectElement>(el, '.shop-sort select')

    select.value = 'name'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(isShown)

    expect([query(), select.value]).to.deep.equal(['sort=name', 'name'])
  })
})
