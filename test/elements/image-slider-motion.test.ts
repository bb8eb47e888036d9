import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/image-slider/image-slider-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'

define('image-slider')

const BLOCKS = JSON.stringify([{ text: 'A' }, { text: 'B' }, { text: 'C' }])
const realTimeout = globalThis.setTimeout
const realMatch = globalThis.matchMedia

/** Timers of 5 s and more, which the test ends. */
let waits: { readonly ms: number; readonly run: () => void; isGone?: boolean }[] = []

function useWaits(mayMove: boolean): void {
  waits = []
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    if (ms < 5000 || ms > 9000) return realTimeout(run, ms)
    return -waits.push({ ms, run })
  }) as typeof setTimeout
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: mayMove, media: query }) as MediaQueryList
}

const realClear = globalThis.clearTimeout
globalThis.clearTimeout = ((id?: number) => {
  const wait = id !== undefined && id < 0 ? waits[-id - 1] : undefined
  if (wait) wait.isGone = true
  else realClear(id)
}) as typeof clearTimeout

const pending = () => waits.filter((it) => !it.isGone)
const slider = (interval: string) =>
  render(`<image-slider interval="${interval}" blocks='${BLOCKS}'></image-slider>`)
const shown = (el: Element) =>
  [...el.querySelectorAll('[data-act="show"]')].findIndex((it) => it.ariaCurrent === 'true')

function passTime(): void {
  for (const it of pending()) {
    it.isGone = true
    it.run()
  }
}

describe('an image-slider that moves by itself', () => {
  afterEach(() => {
    globalThis.setTimeout = realTimeout
    globalThis.matchMedia = realMatch
  })

  it('goes on after its interval, 5 s at least, and round', async () => {
    useWaits(true)
    const el = await slider('20')
    await until(() => pending().length === 1)
    const [first] = pending()

    const seen: number[] = []
    for (const next of [1, 2, 0]) {
      await until(() => pending().length === 1)
      passTime()
      await until(() => shown(el) === next)
      seen.push(shown(el))
    }

    expect([first?.ms, seen]).to.deep.equal([5000, [1, 2, 0]])
    expect(document.querySelector('[role="status"]')?.textContent).to.equal('')
  })

  it('stops for good when it is paused, with the first of its buttons', async () => {
    useWaits(true)
    const el = await slider('8000')
    await until(() => pending().length === 1)
    const [button] = el.querySelectorAll('button')

    button?.click()
    await until(() => button?.ariaLabel === 'Starta bildspelet')
    await until(() => pending().length === 0)

    button?.click()
    await until(() => pending().length === 1)
  })

  it('stops for good when somebody chooses a slide', async () => {
    useWaits(true)
    const el = await slider('8000')
    await until(() => pending().length === 1)

    find(el, '[data-act="next"]').click()
    await until(() => shown(el) === 1)
    await until(() => pending().length === 0)

    expect(find(el, '[data-act="motion"]').ariaLabel).to.equal('Starta bildspelet')
  })

  it('waits while the pointer is over it or the focus in it', async () => {
    useWaits(true)
    const el = await slider('8000')
    await until(() => pending().length === 1)
    const body = find(el, '.image-slider__body')

    find(el, '[data-act="next"]').focus()
    await until(() => pending().length === 0)
    // React handles an entering pointer by the first of these, Preact by the second.
    body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    body.dispatchEvent(new PointerEvent('pointerenter'))
    find(el, '[data-act="next"]').blur()
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    expect(pending().length).to.equal(0)
    body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document }))
    body.dispatchEvent(new PointerEvent('pointerleave'))
    await until(() => pending().length === 1)
  })

  it('does not move, and has no pause button, on phones and with reduced motion', async () => {
    useWaits(false)
    const el = await slider('8000')

    await until(() => !el.querySelector('[data-act="motion"]') && pending().length === 0)
  })

  it('stands still where nobody asks', async () => {
    useWaits(true)
    const el = await slider('-5')
    await until(() => !el.querySelector('[data-act="motion"]'))

    expect(pending().length).to.equal(0)
  })
})
