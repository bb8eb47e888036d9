import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { useBackCloses } from '../../ui/use-back-closes.ts'

/** A second press of the pointer on the opener within this time is part of the first (SPEC 9). */
const LOCK_MS = 500
const WIDE = '(min-width: 68rem)'
const FOCUSABLE = 'a[href], summary, :is(button, input):enabled'

export interface Sheet {
  readonly isOpen: boolean
  readonly opener: RefObject<HTMLAnchorElement | null>
  readonly open: (event: MouseEvent) => void
  readonly close: () => void
  readonly keys: (event: KeyboardEvent) => void
}

/** On a phone the filters lie over the page until they are closed; choices are kept either way. */
export function useSheet(panel: RefObject<HTMLElement | null>): Sheet {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const pressed = useRef(-LOCK_MS)
  useBackCloses(isOpen, close)

  function open(event: MouseEvent): void {
    event.preventDefault()
    const isPointer = event.detail > 0
    if (isPointer && event.timeStamp - pressed.current < LOCK_MS) return
    pressed.current = event.timeStamp
    setOpen(!matchMedia(WIDE).matches)
    requestAnimationFrame(() => panel.current?.querySelector('h2')?.focus())
  }

  function close(): void {
    if (!isOpen) return
    setOpen(false)
    opener.current?.focus()
  }

  function keys(event: KeyboardEvent): void {
    if (!isOpen) return
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepInside(event, panel.current)
  }

  return { isOpen, opener, open, close, keys }
}

function keepInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const all = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const stops = all.filter((it) => it.checkVisibility?.() ?? true)
  const last = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== last) return
  event.preventDefault()
  const next = event.shiftKey ? stops.at(-1) : stops[0]
  next?.focus()
}
