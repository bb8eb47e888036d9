import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { callsToAction, menuOf } from '../../model/navigation.ts'
import { Dismiss } from '../../ui/dialog.tsx'
import { MenuHead } from '../../ui/navigation/menu-head.tsx'
import type { MenuFold } from '../../ui/navigation/menu-item.tsx'
import { MenuList, MenuSheet } from '../../ui/navigation/menu-sheet.tsx'
import { useUid } from '../../ui/uid.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './main-navbar.table.ts'
import { lookBelowPointer } from './pointed-fold.ts'
import { readNavbar } from './read-navbar.ts'
import { type OpenItem, useOpenItem } from './use-open-item.ts'
import { isWide, type Sheet, useSheet } from './use-sheet.ts'

/** Categories, their subcategories, and the parts of those. */
const LEVELS = 3

/** A bar with panels where there is room; on phones a button and a sheet. */
function MainNavbarView({ host, links }: ViewProps<typeof table>) {
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

  const foldAt = (index: number): MenuFold => ({
    panelId: `${uid}-${index}`,
    isOpen: item.index === index,
    wasOpen: markup.open?.index === index,
    toggle: () => item.toggle(index),
  })

  return (
    <>
      <MenuHead calls={callsToAction(menu)} sheet={{ ...sheet, open }} sheetId={sheetId} />
      <MenuSheet id={sheetId} close={sheet.close} {...sheetBehaviour(sheet, item)}>
        <MenuList menu={menu} list={item.list} foldAt={foldAt} />
        {markup.foot && <PageMarkup node={markup.foot} />}
      </MenuSheet>
      {sheet.isOpen && (
        <Dismiss inside={sheet.nav} opener={sheet.opener} isModal close={sheet.close} />
      )}
      {isPanelOpen && <Dismiss inside={item.list} isModal={false} close={item.close} />}
    </>
  )
}

/** While it is open, a phone's sheet is a dialog; Escape closes it, or the open panel of the bar. */
function sheetBehaviour({ isOpen, close, sheet, nav }: Sheet, item: OpenItem) {
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': text('menu.open') } as const

  function closeByKey(event: KeyboardEvent): void {
    const isAnyOpen = isOpen || (item.index !== undefined && isWide())
    if (event.key !== 'Escape' || !isAnyOpen) return
    event.preventDefault()
    if (isOpen) close()
    else item.close()
  }

  return {
    sheet: { ref: sheet, 'data-open': isOpen ? '' : undefined, ...(isOpen && dialog) },
    nav: { ref: nav, onKeyDown: closeByKey, ...item.handlers },
  }
}

/** The page's own markup stays as is. */
function PageMarkup({ node }: { readonly node: Element }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(node.cloneNode(true)), [node])
  return <div className="main-navbar__kept" ref={place} />
}

export const { define, mount } = elementPart(table, MainNavbarView, {
  look: lookBelowPointer,
})
