import {
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { text } from '../../i18n/text.ts'
import { menuOf } from '../../model/navigation.ts'
import { Dismiss } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
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
  const isPanelOpen = item.index !== undefined && isWide()

  function open(): void {
    sheet.open()
    const current = menu.findIndex((it) => it.current && it.links.length > 0)
    if (!isWide()) item.show(current < 0 ? undefined : current)
  }

  return (
    <>
      <PhoneHead menu={menu} sheet={{ ...sheet, open }} sheetId={sheetId} />
      <MenuSheet id={sheetId} sheet={sheet} item={item}>
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
      </MenuSheet>
      {sheet.isOpen && (
        <Dismiss inside={sheet.nav} opener={sheet.opener} isModal close={sheet.close} />
      )}
      {isPanelOpen && <Dismiss inside={item.list} isModal={false} close={item.close} />}
    </>
  )
}

interface MenuSheetProps {
  readonly id: string
  readonly sheet: Sheet
  readonly item: OpenItem
  readonly children: ReactNode
}

/** A bar of the page where there is room; on phones a dialog over it. */
function MenuSheet({ id, sheet, item, children }: MenuSheetProps) {
  const { isOpen, close } = sheet
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': text('menu.open') } as const

  function closeByKey(event: KeyboardEvent): void {
    const isAnyOpen = isOpen || (item.index !== undefined && isWide())
    if (event.key !== 'Escape' || !isAnyOpen) return
    event.preventDefault()
    if (isOpen) close()
    else item.close()
  }

  return (
    <div
      className="main-navbar__sheet"
      id={id}
      ref={sheet.sheet}
      data-open={isOpen ? '' : undefined}
      {...(isOpen && dialog)}
    >
      <nav
        className="main-navbar__nav"
        aria-label={text('menu.categories')}
        ref={sheet.nav}
        onKeyDown={closeByKey}
        {...item.handlers}
      >
        <button type="button" className="main-navbar__close" data-act="close-menu" onClick={close}>
          <Icon name="close" />
          <span>{text('action.close')}</span>
        </button>
        {children}
      </nav>
    </div>
  )
}

/** What the page has written stays as it was. */
function Kept({ node }: { readonly node: Element }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(node.cloneNode(true)), [node])
  return <div className="main-navbar__kept" ref={place} />
}
