import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { define } from '../../src/elements/main-navbar/main-navbar-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import type { NavigationLink } from '../../src/model/navigation.ts'
import { find, until } from '../helpers/render.tsx'
import { expanded, isShown, LINKS, renderMenu, styleMenu, toggles } from './menu-fixtures.ts'

styleMenu()
define('main-navbar')

const sheetOf = (el: Element) => find(el, '.main-navbar__sheet')
const opener = (el: Element) => find(el, '.main-navbar__open')
const isModal = (el: Element) => sheetOf(el).getAttribute('aria-modal') === 'true'
const after = () => find(document, '#after')

async function drawn(links: readonly NavigationLink[] = LINKS): Promise<HTMLElement> {
  const el = await renderMenu(links)
  await until(() => el.querySelector('.main-navbar__list')?.childElementCount === links.length)
  return el
}

async function opened(links?: readonly NavigationLink[]): Promise<HTMLElement> {
  const el = await drawn(links)
  opener(el).click()
  await until(() => isModal(el))
  await until(() => history.state?.courtsideOverlay)
  const moving = find(el, '.main-navbar__nav').getAnimations()
  await Promise.all(moving.map((it) => it.finished))
  return el
}

describe('main-navbar, on a phone', () => {
  beforeEach(() => setViewport({ width: 360, height: 640 }))
  // The next test must not start on this one's history entry.
  afterEach(async () => {
    for (const it of document.querySelectorAll<HTMLElement>('.main-navbar__close')) it.click()
    await until(() => !history.state?.courtsideOverlay)
  })

  it('is accessible, closed and open', async () => {
    const el = await drawn()

    await expect(el).to.be.accessible()
    opener(el).click()
    await until(() => isModal(el))
    const moving = find(el, '.main-navbar__nav').getAnimations()
    await Promise.all(moving.map((it) => it.finished))
    await expect(el).to.be.accessible()
  })

  it('shows its button and at most three calls to action, until it is opened', async () => {
    const calls = ['a', 'b', 'c', 'd'].map((name) => ({ name, url: `/${name}`, cta: true }))
    const el = await drawn([...LINKS.slice(0, 2), ...calls])

    const shown = [...el.querySelectorAll('.main-navbar__calls a')].map((it) => it.textContent)
    expect(shown).to.deep.equal(['a', 'b', 'c'])
    expect([isShown(opener(el)), isShown(sheetOf(el))]).to.deep.equal([true, false])
    opener(el).click()
    await until(() => isShown(sheetOf(el)))
    expect(el.querySelectorAll('.main-navbar__item').length).to.equal(6)
  })

  it('lies over the page, which rests and does not scroll', async () => {
    const el = await opened()

    const { width, height } = sheetOf(el).getBoundingClientRect()
    expect([width, height]).to.deep.equal([360, 640])
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    expect([after().inert, opener(el).closest('[inert]') !== null]).to.deep.equal([true, true])
    expect(document.activeElement?.className).to.equal('main-navbar__close')
    expect(sheetOf(el).getAttribute('role')).to.equal('dialog')
  })

  const ways: [way: string, leave: (el: HTMLElement) => unknown][] = [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['Back', () => history.back()],
    ['its button', (el) => find(el, '.main-navbar__close').click()],
    ['a press beside it', (el) => sheetOf(el).click()],
  ]
  for (const [way, leave] of ways) {
    it(`closes by ${way}; the page is as before, and the focus on the button`, async () => {
      await setViewport({ width: 700, height: 640 })
      const { href } = location
      const el = await opened()

      await leave(el)
      await until(() => !isModal(el))

      await until(() => document.activeElement === opener(el))
      await until(() => !history.state?.courtsideOverlay)
      expect([after().inert, location.href]).to.deep.equal([false, href])
      expect(getComputedStyle(document.documentElement).overflow).not.to.equal('hidden')
    })
  }

  it('opens at the branch of the page, and folds out one branch at a time', async () => {
    const el = await opened()

    await until(() => expanded(el)[0])
    toggles(el)[1]?.click()
    await until(() => expanded(el)[1])

    expect(expanded(el)).to.deep.equal([false, true])
    expect(isShown(el.querySelector('[href="/c/byxor"]'))).to.equal(true)
    expect(isShown(el.querySelector('[href="/c/terrang"]'))).to.equal(false)
  })

  it('folds nothing that is always open', async () => {
    const links = [{ name: 'b', url: '/b' }]
    const el = await opened([{ name: 'a', url: '/a', alwaysOpen: true, links }])

    expect([
      isShown(toggles(el)[0] ?? null),
      isShown(el.querySelector('[href="/b"]')),
    ]).to.deep.equal([false, true])
  })

  it('says that it has opened and closed', async () => {
    const el = await drawn()
    const heard: string[] = []
    for (const name of ['courtside:opened', 'courtside:closed']) {
      el.addEventListener(name, ({ type }) => heard.push(type))
    }

    opener(el).click()
    await until(() => isModal(el))
    await sendKeys({ press: 'Escape' })
    await until(() => !isModal(el))

    expect(heard).to.deep.equal(['courtside:opened', 'courtside:closed'])
  })

  it('closes when the window becomes wide', async () => {
    const el = await opened()

    await setViewport({ width: 1280, height: 640 })

    await until(() => !isModal(el))
    expect(after().inert).to.equal(false)
  })

  it('leaves nothing behind when it is taken away while open', async () => {
    const el = await opened()
    const beside = after()

    el.remove()

    await until(() => !beside.inert)
    await until(() => !history.state?.courtsideOverlay)
    expect(document.querySelector('[inert]')).to.equal(null)
  })

  it('fits at 320 px with text of double size and long words', async () => {
    await setViewport({ width: 320, height: 640 })
    document.documentElement.style.fontSize = '200%'
    const name = 'Flaggstångsknoppsförgyllningsutrustning'
    const el = await opened([{ name, url: '/a', links: [{ name, url: '/b' }] }])
    toggles(el)[0]?.click()
    await until(() => expanded(el)[0])

    const nav = find(el, '.main-navbar__nav')
    document.documentElement.style.fontSize = ''
    expect(nav.scrollWidth - nav.clientWidth).to.equal(0)
  })
})
