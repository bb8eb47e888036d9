import { expect, oneEvent } from '@open-wc/testing'
import { find, render, until } from '../helpers/render.tsx'

/** The loader itself, on the page of the tests. */
const LOADER = '/fixtures/courtside.js'

const page = document.documentElement
const published = () => getComputedStyle(page).getPropertyValue('--courtside-header-height')
const margin = (place: Element) => getComputedStyle(find(place, 'main')).marginTop
const header = (height: number, attribute = '') =>
  `<page-header ${attribute}><header style="height: ${height}px"></header></page-header>`
const draw = (markup: string) => render(`<div>${markup}</div>`)
const bar = (place: Element) => find(place, 'header')

describe('page-header', () => {
  before(() => import(LOADER))
  // The value of the last test disappears with the next resize.
  beforeEach(() => until(() => !published()))

  it('keeps the top margin of main at its height minus 1, and publishes the height', async () => {
    const place = await draw(`${header(80)}<main></main>`)
    await until(published)
    const before = [published(), margin(place)]

    bar(place).style.height = '120.5px'
    await until(() => published() !== '80px')

    expect(before).to.deep.equal(['80px', '79px'])
    expect([published(), margin(place)]).to.deep.equal(['120.5px', '119.5px'])
  })

  it('measures what is fixed to the window', async () => {
    const place = await draw('<page-header><header></header></page-header><main></main>')
    bar(place).style.cssText = 'position: fixed; top: 0; height: 64px'

    await until(() => published() === '64px')

    expect(margin(place)).to.equal('63px')
  })

  it('leaves the page as it was when it goes', async () => {
    page.style.setProperty('--courtside-header-height', '5px')
    const place = await draw(`${header(80)}<main style="margin-top: 7px"></main>`)
    await until(() => published() === '80px')

    find(place, 'page-header').remove()
    await until(() => published() === '5px')

    expect(margin(place)).to.equal('7px')
    page.style.removeProperty('--courtside-header-height')
  })

  it('leaves alone what the page holds to be important', async () => {
    const style = document.createElement('style')
    style.textContent = 'main { margin-top: 5px !important }'
    document.head.append(style)
    const place = await draw(`${header(80)}<main></main>`)
    await until(published)

    expect(margin(place)).to.equal('5px')
    style.remove()
  })

  it('leaves the say to the first of two, and takes over from it', async () => {
    const place = await draw(`${header(80)}${header(40)}<main></main>`)
    await until(published)
    const both = published()

    find(place, 'page-header').remove()
    await until(() => published() !== both)

    expect([both, published(), margin(place)]).to.deep.equal(['80px', '40px', '39px'])
  })

  it('keeps its page when it is moved', async () => {
    const place = await draw(`${header(80)}<main></main>`)
    await until(published)
    const values = new Set<string>()

    place.append(find(place, 'page-header'))
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame)
      values.add(`${published()} ${margin(place)}`)
    }

    expect([...values]).to.deep.equal(['80px 79px'])
  })

  it('moves nothing where the page has reserved its height', async () => {
    const style = document.createElement('style')
    style.textContent = 'main { margin-top: calc(var(--courtside-header-height, 80px) - 1px) }'
    document.head.append(style)
    const place = await draw(`${header(80, 'data-wake="never"')}<main>text</main>`)
    const before = find(place, 'main').getBoundingClientRect().top

    find(place, 'page-header').removeAttribute('data-wake')
    place.prepend(find(place, 'page-header'))
    await until(published)

    expect(find(place, 'main').getBoundingClientRect().top).to.equal(before)
    style.remove()
  })

  it('leaves what stands in it accessible', async () => {
    const place = await draw(
      '<page-header><header><a href="/">Courtside</a></header></page-header><main>text</main>',
    )
    const el = find(place, 'page-header')
    await until(() => el.dataset.state === 'ready')

    await expect(el).to.be.accessible()
  })

  it('works on a plain element, and is ready', async () => {
    const drawn = draw(`<div data-courtside="page-header"><div style="height: 50px"></div></div>`)
    const { detail } = await oneEvent(document, 'courtside:ready')
    const host = find(await drawn, '[data-courtside]')

    expect([detail, host.dataset.state]).to.deep.equal([{ tag: 'page-header' }, 'ready'])
    await until(() => published() === '50px')
  })
})
