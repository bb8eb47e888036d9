import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { menuOf } from '../../model/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { useOutside } from '../../ui/use-outside.ts'
import { useUid } from '../../ui/use-uid.ts'
import type { ViewProps } from '../element-table.ts'
import type { table } from './main-navbar.table.ts'
import { MenuItem } from './menu-item.tsx'
import { PhoneHead } from './phone-head.tsx'
import { readNavbar } from './read-navbar.ts'
import { type OpenItem, useOpenItem } from './use-open-item.ts'
import { type Sheet, useSheet } from './use-sheet.ts'
import { isWide } from './width.ts'

/** Categories, what they are divided in, and what that is divided in. */
const LEVELS = 3

/** A bar with panels where there is room; on phones a button and a sheet. */
export function MainNavbarView({ host, links }: ViewProps<typeof table>) {
  const uid = useUid()
  const [markup] = useState(() => readNavbar(host))
  const menu = useMemo(() => menuOf(links ?? markup.links, LEVELS), [links, markup])
  const sheetId = markup.sheetId ?? `${uid}-sheet`
  const sheet = useSheet(host, sheetId)
  const item = useOpenItem(markup)

  function open(): void {
    sheet.open()
    const current = menu.findIndex((it) => it.current && it.links.length > 0)
    if (!isWide()) item.show(current < 0 ? undefined : current)
  }

  function keys(event: KeyboardEvent): void {
    const isOpen = sheet.isOpen || (item.index !== undefined && isWide())
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    if (sheet.isOpen) sheet.close()
    else item.close()
  }

  return (
    <>
      <PhoneHead menu={menu} sheet={{ ...sheet, open }} sheetId={sheetId} />
      <div
        className="main-navbar__sheet"
        id={sheetId}
        ref={sheet.sheet}
        data-open={sheet.isOpen ? '' : undefined}
        {...(sheet.isOpen && {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('menu.open'),
        })}
      >
        <nav
          className="main-navbar__nav"
          aria-label={text('menu.categories')}
          ref={sheet.nav}
          onKeyDown={keys}
          {...item.handlers}
        >
          <button
            type="button"
            className="main-navbar__close"
            data-act="close-menu"
            onClick={sheet.close}
          >
            <Icon name="close" />
            <span>{text('action.close')}</span>
          </button>
          <ul className="main-navbar__list" ref={item.list}>
            {menu.map((it, at) => (
              <MenuItem
                key={it.key}
                link={it}
                panelId={`${uid}-${at}`}
                isOpen={item.index === at}
                isKept={markup.open?.index === at}
                toggle={() => item.toggle(at)}
              />
            ))}
          </ul>
          {markup.foot && <Kept node={markup.foot} />}
        </nav>
      </div>
      {sheet.isOpen && <SheetWaysOut sheet={sheet} />}
      {item.index !== undefined && isWide() && <PanelWaysOut item={item} />}
    </>
  )
}

/** What the page has written stays as it was. */
function Kept({ node }: { readonly node: Element }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(node.cloneNode(true)), [node])
  return <div className="main-navbar__kept" ref={place} />
}

/** Escape, Back and a press beside the sheet. */
function SheetWaysOut({ sheet }: { readonly sheet: Sheet }) {
  useOutside(sheet.nav, sheet.opener, sheet.close)
  useBackCloses(true, sheet.close)
  return null
}

/** Escape, and a press beside the menu. */
function PanelWaysOut({ item }: { readonly item: OpenItem }) {
  useOutside(item.list, undefined, item.close)
  return null
}
