import mainNavbarControls from '../../src/elements/main-navbar/main-navbar-controls.css'
import mainNavbarLinks from '../../src/elements/main-navbar/main-navbar-links.css'
import mainNavbarSheet from '../../src/elements/main-navbar/main-navbar-sheet.css'
import mainNavbarWide from '../../src/elements/main-navbar/main-navbar-wide.css'
import type { NavigationLink } from '../../src/model/navigation.ts'
import base from '../../src/ui/base.css'
import menu from '../../src/ui/navigation/menu.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'
import { find, render } from '../helpers/render.tsx'

export const LINKS: readonly NavigationLink[] = [
  {
    name: 'Skor',
    url: '/c/skor',
    links: [
      {
        name: 'Löparskor',
        url: '/c/loparskor',
        isSelected: true,
        links: [{ name: 'Terräng', url: '/c/terrang', links: [{ name: 'Djup', url: '/c/djup' }] }],
      },
      { name: 'Fotboll', url: '/c/fotboll' },
    ],
  },
  { name: 'Kläder', url: '/c/klader', links: [{ name: 'Byxor', url: '/c/byxor' }] },
  { name: 'Rea', url: '/rea', cta: true },
]

/** Gives the page the sheets of the menu. */
export function styleMenu(): void {
  const sheet = document.createElement('style')
  const sheets = [mainNavbarControls, mainNavbarLinks, mainNavbarSheet, mainNavbarWide]
  sheet.textContent = [tokens, base, signs, menu, ...sheets].join('\n')
  document.head.append(sheet)
}

/** A menu as an editor types it, with something of the page around it. */
export async function renderMenu(links: readonly NavigationLink[] = LINKS): Promise<HTMLElement> {
  const page = await render(
    '<div><main-navbar></main-navbar><a id="after" href="#x">after</a></div>',
  )
  const el = find(page, 'main-navbar')
  el.setAttribute('links', JSON.stringify(links))
  return el
}

export const toggles = (el: Element) => [
  ...el.querySelectorAll<HTMLElement>('.main-navbar__toggle'),
]

export const expanded = (el: Element) =>
  toggles(el).map((it) => it.getAttribute('aria-expanded') === 'true')

export const isShown = (it: Element | null) =>
  it?.checkVisibility({ visibilityProperty: true }) === true

/** Fires a pointer event at the middle of an element. */
export function point(at: Element, type = 'pointermove', more: PointerEventInit = {}): void {
  const { left, top, width, height } = at.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2 }
  const usual = { bubbles: true, pointerType: 'mouse', ...place }
  at.dispatchEvent(new PointerEvent(type, { ...usual, ...more }))
}
