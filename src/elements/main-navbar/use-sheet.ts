import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../events/element-events.ts'
import { makeOthersInert } from '../../ui/make-inert.ts'
import { returnFocus } from '../../ui/use-outside.ts'

/** From this width on the menu is a bar; the style sheet has the same limit. */
const WIDE = '(width >= 68rem)'

export interface Sheet {
  readonly isOpen: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  /** Fills the window; the area next to the menu is a shade over the page. */
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly nav: RefObject<HTMLElement | null>
  readonly open: () => void
  readonly close: () => void
}

/** On a phone the menu covers the page, which is inert until the menu is closed. */
export function useSheet(host: HTMLElement, id: string): Sheet {
  const [isOpen, setOpen] = useState(() => takeOverTarget(id))
  const opener = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const panel = sheet.current
    if (!isOpen || !panel) return
    const restoreOthers = makeOthersInert(panel)
    panel.querySelector<HTMLElement>('[data-act="close-menu"]')?.focus({ preventScroll: true })
    emit(host, 'courtside:opened')
    return () => {
      restoreOthers()
      returnFocus(panel, opener.current)
      emit(host, 'courtside:closed')
    }
  }, [host, isOpen])

  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = ({ matches }: MediaQueryListEvent) => matches && setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  const open = () => setOpen(!isWide())
  return { isOpen, opener, sheet, nav, open, close: () => setOpen(false) }
}

/** A sheet that was opened as a link's target stays open, and the target leaves the address. */
function takeOverTarget(id: string): boolean {
  if (location.hash !== `#${id}` || isWide()) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

export function isWide(): boolean {
  return matchMedia(WIDE).matches
}
