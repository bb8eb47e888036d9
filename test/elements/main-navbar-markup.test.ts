import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { define } from '../../src/elements/main-navbar/main-navbar-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { isShown, point, styleMenu, toggles } from './menu-fixtures.ts'

styleMenu()
define('main-navbar')
// On a page with the loader, an element that was not hydrated keeps the server's markup.
Reflect.set(globalThis, Symbol.for('courtside.loader'), { tagOf: () => 'main-navbar' })

const PICTURE = '/images/skor/black.svg'
/** As the reference shop writes it. */
const MARKUP = `<main-navbar>
  <div class="main-navbar__head"><a class="main-navbar__open" href="#shop-menu" data-act="open-menu">Meny</a></div>
  <div class="main-navbar__sheet" id="shop-menu"><nav class="main-navbar__nav" aria-label="Kategorier">
    <a class="main-navbar__close" href="#main" data-act="close-menu">Stäng</a>
    <ul class="main-navbar__list">
      <li class="main-navbar__item"><a href="/c/skor" aria-current="true">Skor</a>
        <details class="main-navbar__more" name="main-navbar">
          <summary class="main-navbar__toggle"><svg class="cs-icon cs-icon--chevron-down" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"></svg><span class="cs-visually-hidden">Underkategorier i Skor</span></summary>
          <ul class="main-navbar__panel"><li class="main-navbar__group"><a href="/c/loparskor">Löparskor</a>
            <ul><li><a href="/c/terrang">Terräng</a></li></ul></li>
            <li class="main-navbar__picture cs-menu-desktop" aria-hidden="true"><a href="/c/skor" tabindex="-1"><img src="${PICTURE}" alt="" width="240" height="240" loading="lazy"></a></li></ul></details></li>
      <li class="main-navbar__item"><a href="/c/bollar">Bollar</a></li>
      <li class="main-navbar__item main-navbar__cta"><a href="/rea">Rea</a></li>
    </ul>
    <ul class="main-navbar__foot"><li><a href="/en" lang="en">English</a></li></ul>
  </nav></div>
</main-navbar>`

async function asServed(): Promise<HTMLElement> {
  return find<HTMLElement>(await render(`<div>${MARKUP}</div>`), 'main-navbar')
}

async function wake(el: HTMLElement): Promise<void> {
  el.dataset.state = 'loading'
  await until(() => el.dataset.state === 'ready')
}

/** Every name and arrow, with its position. */
const places = (el: Element) =>
  [...el.querySelectorAll('a, summary, button')].filter(isShown).map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return [it.textContent?.trim(), x, y, width, height].join(' ')
  })

describe('main-navbar, on what the server has written', () => {
  it('keeps the picture of a panel, which is no place of the menu and no stop of the keyboard', async () => {
    await setViewport({ width: 1280, height: 700 })
    const el = await asServed()
    await wake(el)

    toggles(el)[0]?.click()
    await until(() => isShown(el.querySelector('.main-navbar__picture')))

    const picture = find<HTMLImageElement>(el, '.main-navbar__panel > .main-navbar__picture img')
    const { width, height } = picture.getBoundingClientRect()
    expect([picture.getAttribute('src'), width, height]).to.deep.equal([PICTURE, 176, 176])
    expect(find<HTMLElement>(el, '.main-navbar__picture a').tabIndex).to.equal(-1)
    expect(find(el, '.main-navbar__picture').getAttribute('aria-hidden')).to.equal('true')
    expect(el.querySelectorAll('.main-navbar__group')).to.have.length(1)
    await setViewport({ width: 360, height: 700 })
    expect(isShown(el.querySelector('.main-navbar__picture'))).to.equal(false)
  })

  for (const width of [1280, 360]) {
    it(`moves nothing when it wakes at ${width} px`, async () => {
      await setViewport({ width, height: 700 })
      const el = await asServed()
      const before = places(el).filter((it) => !it.startsWith('Meny'))

      await wake(el)

      const shown = places(el).filter((it) => !it.startsWith('Meny') && !it.startsWith('Rea'))
      expect(shown).to.deep.equal(before.filter((it) => !it.startsWith('Rea')))
    })
  }

  it('leaves it as is if the attribute cannot be read', async () => {
    const el = await asServed()
    const before = el.innerHTML
    el.setAttribute('links', '[{"name":')
    el.dataset.state = 'loading'
    await until(() => el.dataset.state === 'failed')

    expect(el.innerHTML).to.equal(before)
  })

  for (const target of ['a[href="/c/bollar"]', 'a[href="/en"]', '.main-navbar__toggle']) {
    it(`keeps the focus on ${target}`, async () => {
      await setViewport({ width: 1280, height: 700 })
      const el = await asServed()
      find(el, target).focus()

      await wake(el)

      expect(document.activeElement === el.querySelector(target)).to.equal(true)
    })
  }

  it('has the same links, marks and calls to action, and the foot as it was', async () => {
    const el = await asServed()

    await wake(el)

    const list = find(el, '.main-navbar__list')
    const links = [...list.querySelectorAll('a:not([tabindex])')].map((it) =>
      it.getAttribute('href'),
    )
    expect(links).to.deep.equal(['/c/skor', '/c/loparskor', '/c/terrang', '/c/bollar', '/rea'])
    expect(find(list, '[aria-current]').textContent).to.equal('Skor')
    expect(find(el, '.main-navbar__calls').textContent).to.equal('Rea')
    expect(find(el, '.main-navbar__foot').outerHTML).to.contain('lang="en"')
    expect(find(el, '.main-navbar__sheet').id).to.equal('shop-menu')
  })

  it('keeps open what has been opened, in the same place and without appearing anew', async () => {
    await setViewport({ width: 1280, height: 700 })
    const el = await asServed()
    const panel = () => find(el, '.main-navbar__panel')
    find(el, 'summary').click()
    await Promise.all(
      panel()
        .getAnimations()
        .map((it) => it.finished),
    )
    const { top } = panel().getBoundingClientRect()

    await wake(el)

    expect(toggles(el)[0]?.getAttribute('aria-expanded')).to.equal('true')
    expect(panel().getAnimations().length).to.equal(0)
    expect(panel().getBoundingClientRect().top).to.equal(top)
    toggles(el)[0]?.click()
    await until(() => !isShown(panel()))
  })

  it('opens for a pointer that was there before it woke', async () => {
    await setViewport({ width: 1280, height: 700 })
    const el = await asServed()
    await wake(el)

    point(find(el, '.main-navbar__item a'), 'pointerover')

    await until(() => toggles(el)[0]?.getAttribute('aria-expanded') === 'true')
  })

  it('stays open where the page was at the sheet’s address', async () => {
    await setViewport({ width: 360, height: 640 })
    const el = await asServed()
    history.replaceState(null, '', `${location.pathname}${location.search}#shop-menu`)

    await wake(el)

    expect([isShown(find(el, '.main-navbar__sheet')), location.hash]).to.deep.equal([true, ''])
    await until(() => history.state?.courtsideOverlay)
    find(el, '.main-navbar__close').click()
    await until(() => !history.state?.courtsideOverlay)
  })

  it('gives the markup back, whole, when it is taken away', async () => {
    const el = await asServed()
    const before = el.innerHTML
    await wake(el)

    el.remove()
    await until(() => el.dataset.state === 'waiting')

    expect(el.innerHTML).to.equal(before)
  })
})
