import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/lightbox-images/lightbox-images-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { json, MISSING, PICTURE, styleSlides } from './slide-fixtures.ts'

define('lightbox-images')
styleSlides()

const IMAGES = [
  { src: PICTURE, alt: 'Från sidan', thumbnail: `${PICTURE}?small` },
  { src: `${PICTURE}?2`, alt: 'Sulan' },
  { src: `${PICTURE}?3` },
]
const lightbox = (images: unknown = IMAGES) =>
  render(`<lightbox-images images='${json(images)}'></lightbox-images>`)
const links = (el: Element) => [...el.querySelectorAll<HTMLElement>('a')]
const dialog = (el: Element) => find<HTMLDialogElement>(el, 'dialog')
const place = (el: Element) => find(el, '.lightbox__place').textContent
const act = (el: Element, name: string) => find(dialog(el), `[data-act="${name}"]`)
const shown = (el: Element) =>
  [...el.querySelectorAll<HTMLElement>('.lightbox__picture')].find((it) => !it.inert)
const zoom = (el: Element) =>
  Number(shown(el)?.querySelector('img')?.style.getPropertyValue('--lightbox-zoom'))
const key = (el: Element, name: string) =>
  act(el, 'close').dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  )

/** The tag with its dialog open on a picture. */
async function opened(index = 0, images: unknown = IMAGES): Promise<HTMLElement> {
  const el = await lightbox(images)
  links(el)[index]?.focus()
  links(el)[index]?.click()
  await until(() => el.querySelector('dialog:modal'))
  return el
}

async function closed(el: Element): Promise<void> {
  await until(() => !el.querySelector('dialog'))
}

describe('lightbox-images', () => {
  it('is accessible, closed and open', async () => {
    const el = await opened()
    await expect(el).to.be.accessible()
    act(el, 'close').click()
    await closed(el)
    await expect(el).to.be.accessible()
  })

  it('shows thumbnails that lead to their pictures, each with a name', async () => {
    const el = await lightbox()

    expect(links(el).map((it) => it.getAttribute('href'))).to.deep.equal(IMAGES.map((it) => it.src))
    expect(find(el, 'img').getAttribute('src')).to.equal(IMAGES[0]?.thumbnail)
    expect(links(el)[2]?.ariaLabel).to.equal('Förstora bild 3')
  })

  it('opens on the pressed picture, says which it is, and gives the focus back', async () => {
    const el = await opened(1)
    const said = [place(el), find(el, '.lightbox__words').textContent]
    const isFocused = document.activeElement === act(el, 'close')
    const { scrollLeft, clientWidth } = find(el, '.lightbox__frame')
    expect([clientWidth > 0, Math.round(scrollLeft)]).to.deep.equal([true, clientWidth])

    act(el, 'next').click()
    await until(() => place(el) === '3 av 3')
    act(el, 'close').click()
    await closed(el)

    expect([said, isFocused]).to.deep.equal([['2 av 3', 'Sulan'], true])
    expect(document.activeElement === links(el)[1]).to.equal(true)
  })

  it('turns over by the arrow keys, round at the ends, and says so', async () => {
    const el = await opened()

    key(el, 'ArrowLeft')
    await until(() => place(el) === '3 av 3')
    key(el, 'ArrowRight')
    await until(() => place(el) === '1 av 3')
    await until(
      () => dialog(el).querySelector('[role="status"]')?.textContent === '1 av 3: Från sidan',
    )

    expect(
      [...el.querySelectorAll('.lightbox__picture')].map((it) => (it as HTMLElement).inert),
    ).to.deep.equal([false, true, true])
  })

  it('turns over by a swipe, which scrolls', async () => {
    const el = await opened()
    const frame = find(el, '.lightbox__frame')

    shown(el)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    frame.scrollTo({ left: frame.clientWidth * 2, behavior: 'instant' })
    await until(() => place(el) === '3 av 3')
  })

  it('closes on Back and on Escape', async () => {
    const first = await opened()
    await until(() => history.state?.courtsideOverlay)
    history.back()
    await closed(first)

    const second = await opened()
    dialog(second).dispatchEvent(new Event('cancel', { cancelable: true }))
    await closed(second)
    expect(document.activeElement === links(second)[0]).to.equal(true)
  })

  it('has no way on from the only picture', async () => {
    const el = await opened(0, IMAGES.slice(0, 1))

    key(el, 'ArrowRight')

    expect(place(el)).to.equal('1 av 1')
    expect(el.querySelectorAll('[data-act="next"], [data-act="previous"]').length).to.equal(0)
  })

  it('says that a picture did not come', async () => {
    const el = await opened(0, [{ src: MISSING, alt: 'Skon' }, ...IMAGES])
    await until(() => el.querySelector('.lightbox__broken'))

    expect(shown(el)?.textContent).to.equal('Bilden kunde inte visas.')
    key(el, 'ArrowRight')
    await until(() => place(el) === '2 av 4')
  })

  it('shows no picture of an address that runs or leads off by a trick', async () => {
    const el = await lightbox([
      { src: 'javascript:alert(1)', alt: 'x' },
      { src: '//evil.example/x.png', alt: 'x' },
      { src: 'data:image/svg+xml,<svg onload=alert(1)>' },
    ])

    expect(el.querySelectorAll('a, img').length).to.equal(0)
  })

  it('draws nothing of an empty list', async () => {
    expect((await lightbox([])).querySelectorAll('a, dialog').length).to.equal(0)
  })
})

describe('an open picture', () => {
  it('grows and shrinks by buttons and keys, within limits', async () => {
    const el = await opened()
    const sizes = [zoom(el)]

    act(el, 'larger').click()
    await until(() => zoom(el) === 1.5)
    for (let press = 0; press < 6; press += 1) key(el, '+')
    await until(() => zoom(el) === 4)
    const isOff = act(el, 'larger').ariaDisabled
    for (let press = 0; press < 9; press += 1) key(el, '-')
    await until(() => zoom(el) === 1)

    expect([sizes, isOff, act(el, 'smaller').ariaDisabled]).to.deep.equal([[1], 'true', 'true'])
  })

  it('grows by a double press, and shrinks by the next', async () => {
    const el = await opened()
    shown(el)?.click()
    shown(el)?.click()
    await until(() => zoom(el) === 2.5)

    shown(el)?.click()
    shown(el)?.click()
    await until(() => zoom(el) === 1)
  })

  it('follows two fingers, and keeps the browser from enlarging the page', async () => {
    const el = await opened()
    const touch = (type: string, gap: number) => {
      const fingers = [0, gap].map((clientX) => ({ clientX, clientY: 0 }))
      const event = new Event(type, { bubbles: true, cancelable: true })
      Object.defineProperty(event, 'touches', { value: gap > 0 ? fingers : [] })
      shown(el)?.dispatchEvent(event)
      return event.defaultPrevented
    }

    const kept = [touch('touchstart', 100), touch('touchmove', 200)]
    await until(() => zoom(el) === 2)
    touch('touchend', 0)
    touch('touchstart', 100)
    touch('touchmove', 50)
    await until(() => zoom(el) === 1)

    expect(kept).to.deep.equal([true, true])
  })

  it('follows a pinch of the touchpad', async () => {
    const el = await opened()
    const wheel = new WheelEvent('wheel', {
      ...{ deltaY: -300, ctrlKey: true, bubbles: true, cancelable: true },
    })

    shown(el)?.dispatchEvent(wheel)
    await until(() => zoom(el) > 2)

    expect(wheel.defaultPrevented).to.equal(true)
  })

  it('keeps its middle in sight, moves by arrows, and the next one begins in its frame', async () => {
    const el = await opened()
    act(el, 'larger').click()
    await until(() => zoom(el) === 1.5)
    const frame = shown(el)

    expect([frame?.tabIndex, (frame?.scrollLeft ?? 0) > 0]).to.deep.equal([0, true])
    frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(place(el)).to.equal('1 av 3')
    key(el, 'ArrowRight')
    await until(() => place(el) === '2 av 3')
    expect(zoom(el)).to.equal(1)
  })
})

describe('lightbox-images around markup of the server', () => {
  const MARKUP = `<p>Bilder</p>
    <a href="${PICTURE}" data-act="enlarge"><img src="${PICTURE}?small" alt="Ett"></a>
    <a href="#two"><img src="${PICTURE}?small" alt="Liten"></a>
    <a href="/delivery">Frakt</a>
    <a href="${PICTURE}?2"><img src="${PICTURE}?small" alt="Två"></a>`

  it('keeps its nodes, and opens the links to pictures only', async () => {
    const el = await render(`<lightbox-images>${MARKUP}</lightbox-images>`)
    links(el)[3]?.click()
    await until(() => el.querySelector('dialog:modal'))

    expect([place(el), find(el, '.lightbox__words').textContent]).to.deep.equal(['2 av 2', 'Två'])
    expect(find(el, 'p').textContent).to.equal('Bilder')
    expect(shown(el)?.querySelector('img')?.getAttribute('src')).to.equal(`${PICTURE}?2`)
  })

  it('leaves a press with Ctrl to the browser', async () => {
    const el = await render(`<lightbox-images>${MARKUP}</lightbox-images>`)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    el.addEventListener('click', (it) => it.preventDefault(), { once: true })
    links(el)[0]?.dispatchEvent(event)

    expect(el.querySelector('dialog')).to.equal(null)
  })

  it('gives the markup back when it goes', async () => {
    const el = await render(`<div><lightbox-images>${MARKUP}</lightbox-images></div>`)
    const host = find(el, 'lightbox-images')
    await until(() => host.dataset.state === 'ready')
    const first = find(host, 'p')
    host.remove()
    await until(() => host.dataset.state === 'waiting')

    expect([host.querySelectorAll('a').length, host.firstElementChild === first]).to.deep.equal([
      4,
      true,
    ])
  })
})
