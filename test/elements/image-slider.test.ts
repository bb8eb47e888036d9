import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/image-slider/image-slider-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { json, MISSING, PICTURE, styleSlides } from './slide-fixtures.ts'

define('image-slider')
styleSlides()

const BLOCKS = [
  { image: PICTURE, url: '/c/skor', text: 'Skor', alt: 'Ett par skor' },
  { image: PICTURE, url: '/c/jackor', text: 'Jackor' },
  { text: 'Bara ord' },
]
const slider = (blocks: unknown = BLOCKS, more = '', around = '') =>
  render(
    `<image-slider ${around} label="Veckans val" blocks='${json(blocks)}' ${more}></image-slider>`,
  )
const slides = (el: Element) => [...el.querySelectorAll<HTMLElement>('.image-slider__slide')]
const frame = (el: Element) => find(el, '.image-slider__frame')
/** The current slide according to the buttons, and the slides that can be reached. */
const shown = (el: Element) => [
  [...el.querySelectorAll('[data-act="show"]')].findIndex((it) => it.ariaCurrent === 'true'),
  slides(el).flatMap((it, at) => (it.inert ? [] : [at])),
]
const press = (el: Element, act: string) => find(el, `[data-act="${act}"]`).click()
const isAt = (el: Element, index: number) => () =>
  Math.abs(Math.abs(frame(el).scrollLeft) - index * frame(el).clientWidth) < 2

describe('image-slider', () => {
  it('is accessible', async () => {
    await expect(await slider()).to.be.accessible()
    await expect(await slider(BLOCKS, 'interval="8000"')).to.be.accessible()
  })

  it('shows one slide, names it by its place, and keeps the others out of reach', async () => {
    const el = await slider()
    await until(() => shown(el)[1]?.toString() === '0')

    expect(slides(el).map((it) => it.ariaLabel)).to.deep.equal(['1 av 3', '2 av 3', '3 av 3'])
    expect(find(el, '[role="group"]').ariaLabel).to.equal('Veckans val')
    expect([...el.querySelectorAll('a')].map((it) => it.getAttribute('href'))).to.deep.equal([
      '/c/skor',
      '/c/jackor',
    ])
  })

  it('goes on at the other end, says where it is, and scrolls there', async () => {
    const el = await slider()

    press(el, 'previous')
    await until(() => shown(el)[0] === 2)
    await until(isAt(el, 2))
    await until(() => document.querySelector('[role="status"]')?.textContent === '3 av 3: Bara ord')
    press(el, 'next')
    await until(isAt(el, 0))

    expect(shown(el)).to.deep.equal([0, [0]])
  })

  it('goes to the slide of a button', async () => {
    const el = await slider()

    find(el, '[data-act="show"][value="1"]').click()
    await until(isAt(el, 1))

    expect(shown(el)).to.deep.equal([1, [1]])
  })

  it('follows whoever scrolls it', async () => {
    const el = await slider()

    frame(el).scrollTo({ left: 2 * frame(el).clientWidth, behavior: 'instant' })
    await until(() => shown(el)[0] === 2)

    expect(shown(el)).to.deep.equal([2, [2]])
  })

  it('leaves a finger that is on its way alone when it draws again', async () => {
    const el = await slider()
    frame(el).style.scrollSnapType = 'none'
    const way = Math.round(frame(el).clientWidth * 1.2)

    frame(el).scrollTo({ left: way, behavior: 'instant' })
    await until(() => shown(el)[0] === 1)
    el.setAttribute('label', 'Nya ord')
    await until(() => el.textContent?.includes('Nya ord'))

    expect(Math.round(frame(el).scrollLeft)).to.equal(way)
  })

  it('goes right to left where the page does', async () => {
    const el = await slider(BLOCKS, '', 'dir="rtl"')

    press(el, 'next')
    await until(isAt(el, 1))

    expect(frame(el).scrollLeft).to.be.below(0)
    expect(shown(el)).to.deep.equal([1, [1]])
  })

  it('clamps its place when slides go', async () => {
    const el = await slider()
    press(el, 'previous')
    await until(() => shown(el)[0] === 2)

    el.setAttribute('blocks', JSON.stringify(BLOCKS.slice(0, 2)))
    await until(() => slides(el).length === 2)

    expect(shown(el)).to.deep.equal([1, [1]])
  })

  it('shows one without buttons, and none as nothing', async () => {
    const one = await slider([{ text: 'Ensam' }])
    const none = await slider([])

    expect([one.querySelectorAll('button').length, one.textContent]).to.deep.equal([
      0,
      'Veckans valEnsam',
    ])
    expect([none.offsetHeight, none.textContent]).to.deep.equal([0, ''])
  })

  it('lets nothing through that runs or leads off by a trick', async () => {
    const evil = [
      { image: 'javascript:alert(1)', url: 'javascript:alert(1)', text: '<img src=x onerror=1>' },
      { image: 'data:text/html,x', url: '//evil.example', text: 'x', alt: '"><script>' },
      { image: 'javascript:alert(1)' },
    ]
    const el = await slider(evil)

    expect(el.querySelectorAll('img, script, a').length).to.equal(0)
    expect(slides(el).map((it) => it.textContent)).to.deep.equal(['<img src=x onerror=1>', 'x'])
  })

  it('keeps its room, and its words, where a picture does not come', async () => {
    const el = await slider([{ image: MISSING, text: 'Skor', alt: 'Ett par skor' }, { text: 'x' }])
    const img = find<HTMLImageElement>(el, 'img')
    await until(() => img.complete)

    expect(img.getBoundingClientRect().height).to.be.above(50)
    expect([img.alt, slides(el)[0]?.textContent]).to.deep.equal(['Ett par skor', 'Skor'])
  })

  it('shows its ground, and not the browser’s sign of a broken picture, where the loader has marked one', async () => {
    const el = await slider([{ image: MISSING, text: 'Skor' }])
    const img = find(el, 'img')
    img.setAttribute('data-broken', '')

    expect(getComputedStyle(img).content).to.contain('data:image/svg+xml')
  })
})
