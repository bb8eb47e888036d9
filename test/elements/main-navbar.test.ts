import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { define } from '../../src/elements/main-navbar/main-navbar-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { expanded, isShown, LINKS, point, renderMenu, styleMenu, toggles } from './menu-fixtures.ts'

styleMenu()
define('main-navbar')

const item = (el: Element, at: number) => {
  const found = el.querySelectorAll<HTMLElement>('.main-navbar__item')[at]
  if (!found) throw new Error(`no item ${at}`)
  return found
}
const link = (el: Element, at: number) => find(item(el, at), 'a')

/** The event when the pointer moves to another part of the page. */
function leave(el: Element): void {
  point(link(el, 0), 'pointerout', { relatedTarget: document.body })
  point(find(el, '.main-navbar__nav'), 'pointerleave', { bubbles: false })
}

async function drawn(links = LINKS): Promise<HTMLElement> {
  const el = await renderMenu(links)
  await until(() => el.querySelector('.main-navbar__list')?.childElementCount === links.length)
  return el
}

async function opened(el: HTMLElement, at: number): Promise<Element> {
  toggles(el)[at]?.click()
  await until(() => expanded(el)[at])
  return find(item(el, at), '.main-navbar__panel')
}

describe('main-navbar, on a wide screen', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('is accessible, closed and open', async () => {
    const el = await drawn()

    await expect(el).to.be.accessible()
    const panel = await opened(el, 0)
    await Promise.all(panel.getAnimations().map((it) => it.finished))
    await expect(el).to.be.accessible()
  })

  it('draws three levels of plain links in lists, each name a link to its whole category', async () => {
    const el = await drawn()
    const panel = await opened(el, 0)

    const urls = [...panel.querySelectorAll('a')].map((it) => it.getAttribute('href'))
    expect(link(el, 0).getAttribute('href')).to.equal('/c/skor')
    expect(urls).to.deep.equal(['/c/loparskor', '/c/terrang', '/c/fotboll'])
    expect(el.querySelector('[role^="menu"]')).to.equal(null)
    expect(panel.closest('ul li')).to.equal(item(el, 0))
  })

  it('marks the branch of the page on every level', async () => {
    const el = await drawn()

    const marked = [...el.querySelectorAll('[aria-current]')].map((it) => it.textContent)
    expect(marked).to.deep.equal(['Skor', 'Löparskor'])
  })

  it('opens one panel at a time by its button', async () => {
    const el = await drawn()

    expect(isShown(el.querySelector('.main-navbar__panel'))).to.equal(false)
    await opened(el, 0)
    expect(isShown(el.querySelector('.main-navbar__panel'))).to.equal(true)
    await opened(el, 1)

    expect(expanded(el)).to.deep.equal([false, true])
    toggles(el)[1]?.click()
    await until(() => !expanded(el)[1])
  })

  it('closes with Escape, and gives the focus back to the button', async () => {
    const el = await drawn()
    const panel = await opened(el, 0)
    find(panel, 'a').focus()

    await sendKeys({ press: 'Escape' })

    await until(() => !expanded(el)[0])
    expect(document.activeElement === toggles(el)[0]).to.equal(true)
  })

  it('is gone through by Tab, and closes when the focus goes on', async () => {
    const el = await drawn()
    const panel = await opened(el, 1)
    toggles(el)[1]?.focus()

    await sendKeys({ press: 'Tab' })
    expect(document.activeElement === panel.querySelector('a')).to.equal(true)
    await sendKeys({ press: 'Tab' })

    expect(document.activeElement === link(el, 2)).to.equal(true)
    await until(() => !expanded(el)[1])
  })

  it('opens when the pointer has rested for 300 ms, and no sooner', async () => {
    const el = await drawn()
    const start = performance.now()

    point(link(el, 0))
    await until(() => expanded(el)[0])

    expect(performance.now() - start).to.be.at.least(299)
  })

  it('does not open for a pointer that only passes by', async () => {
    const el = await drawn()

    point(link(el, 0))
    point(link(el, 1))
    await until(() => expanded(el)[1])

    expect(expanded(el)).to.deep.equal([false, true])
  })

  it('takes no touch for hovering', async () => {
    const el = await drawn()

    point(link(el, 0), 'pointermove', { pointerType: 'touch' })
    point(link(el, 1))
    await until(() => expanded(el)[1])
    expect(expanded(el)[0]).to.equal(false)
  })

  it('closes 500 ms after the pointer has left both, and no sooner', async () => {
    const el = await drawn()
    point(link(el, 0))
    await until(() => expanded(el)[0])
    const start = performance.now()

    leave(el)
    await until(() => !expanded(el)[0])

    expect(performance.now() - start).to.be.at.least(499)
  })

  it('stays while the pointer goes on its way into the panel over other names', async () => {
    const el = await drawn()
    point(link(el, 0))
    await until(() => expanded(el)[0])
    const panel = find(item(el, 0), '.main-navbar__panel')
    const { bottom } = link(el, 1).getBoundingClientRect()

    // Later than the panel would have closed, were each step not on the way to it.
    for (let step = 12; step > 1; step -= 1) {
      point(link(el, 1), 'pointermove', { clientY: bottom - step })
      await new Promise((resolve) => setTimeout(resolve, 70))
    }
    point(find(panel, 'a'))

    expect(expanded(el)).to.deep.equal([true, false])
  })

  it('keeps a panel open that hovering has opened just before the press', async () => {
    const el = await drawn()
    point(link(el, 0))
    await until(() => expanded(el)[0])

    toggles(el)[0]?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))

    expect(expanded(el)[0]).to.equal(true)
  })

  it('shows links for the other device to nobody', async () => {
    const el = await drawn([
      { name: 'phone', url: '/p', mobileOnly: true },
      { name: 'wide', url: '/w', desktopOnly: true },
    ])

    expect([isShown(item(el, 0)), isShown(item(el, 1))]).to.deep.equal([false, true])
    await setViewport({ width: 360, height: 640 })
    find(el, '.main-navbar__open').click()
    await until(() => isShown(item(el, 0)))
    expect(isShown(item(el, 1))).to.equal(false)
    await setViewport({ width: 1280, height: 800 })
    await until(() => !history.state?.courtsideOverlay)
  })
})

describe('main-navbar, with links of every kind', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('shows pictures and colours without any style in the markup', async () => {
    const picture = '/favicon.svg'
    const el = await drawn([
      {
        name: 'Märken',
        isImages: true,
        links: [{ name: 'Servelin', url: '/b/servelin', imageUrl: picture }],
      },
      { name: 'Rött', url: '/r', hexCode: '#B3141F', attributes: { cssValue: 'is-red "x' } },
      { name: 'Fel', url: '/f', hexCode: 'red;background:url(//e)' },
    ])

    expect(find(el, 'img').getAttribute('src')).to.equal(picture)
    const [dot, ...others] = el.querySelectorAll<HTMLElement>('.cs-menu-colour')
    expect(dot && getComputedStyle(dot).backgroundColor).to.equal('rgb(179, 20, 31)')
    expect([others.length, link(el, 1).className]).to.deep.equal([0, 'is-red'])
  })

  it('makes no link of an address that is not of the web', async () => {
    const el = await drawn([{ name: 'a', url: 'javascript:window.__xss=1' }])

    expect(link(el, 0).hasAttribute('href')).to.equal(false)
  })

  it('keeps the last good links when an attribute is broken', async () => {
    const el = await drawn()
    const problems: unknown[] = []
    el.addEventListener('courtside:error', (event) => problems.push((event as CustomEvent).detail))

    el.setAttribute('links', '[{"url":1}]')
    await until(() => problems.length === 1)

    expect(link(el, 0).textContent).to.equal('Skor')
  })

  it('follows its attribute', async () => {
    const el = await drawn()

    el.setAttribute('links', '[{"name":"Nytt","url":"/nytt"}]')
    await until(() => link(el, 0).textContent === 'Nytt')

    expect(el.querySelectorAll('.main-navbar__item').length).to.equal(1)
  })
})
