import type { ComponentProps, ReactNode, RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import type { MenuLink } from '../../model/navigation.ts'
import { Icon } from '../icon.tsx'
import { type MenuFold, MenuItem } from './menu-item.tsx'

interface MenuSheetProps {
  readonly id: string
  /** Closes the sheet; without script a link to the content does. */
  readonly close?: () => void
  /** What the element adds to the sheet and to the `<nav>` in it. */
  readonly sheet?: ComponentProps<'div'>
  readonly nav?: ComponentProps<'nav'>
  readonly children: ReactNode
}

/** A bar of the page if there is room; on phones it covers the page. */
export function MenuSheet({ id, close, sheet, nav, children }: MenuSheetProps) {
  return (
    <div className="main-navbar__sheet" id={id} {...sheet}>
      <nav className="main-navbar__nav" aria-label={text('menu.categories')} {...nav}>
        <Closer close={close} />
        {children}
      </nav>
    </div>
  )
}

function Closer({ close }: { readonly close: (() => void) | undefined }) {
  const className = 'main-navbar__close'
  const label = (
    <>
      <Icon name="close" />
      <span>{text('action.close')}</span>
    </>
  )
  if (!close) {
    return (
      <a className={className} href="#main" data-act="close-menu">
        {label}
      </a>
    )
  }
  return (
    <button type="button" className={className} data-act="close-menu" onClick={close}>
      {label}
    </button>
  )
}

interface MenuListProps {
  readonly menu: readonly MenuLink[]
  readonly list?: RefObject<HTMLUListElement | null> | undefined
  /** How a script folds each item; without script `<details>` do. */
  readonly foldAt?: ((index: number) => MenuFold) | undefined
}

export function MenuList({ menu, list, foldAt }: MenuListProps) {
  return (
    <ul className="main-navbar__list" ref={list}>
      {menu.map((it, index) => (
        <MenuItem key={it.key} link={it} fold={foldAt?.(index)} />
      ))}
    </ul>
  )
}

/** The end of the menu, which the element leaves as the page has written it. */
export function MenuFoot({ children }: { readonly children: ReactNode }) {
  return <ul className="main-navbar__foot">{children}</ul>
}
