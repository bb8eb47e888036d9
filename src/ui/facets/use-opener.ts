import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { usePressLock } from './use-press-lock.ts'

export interface Opener {
  readonly isOpen: boolean
  readonly control: RefObject<HTMLAnchorElement | null>
  readonly open: (event: MouseEvent) => void
  /** Returns the focus to the opener. */
  readonly close: () => void
}

/** A link that opens a sheet. */
export function useOpener(): Opener {
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLAnchorElement>(null)
  const isLocked = usePressLock()

  function open(event: MouseEvent): void {
    event.preventDefault()
    if (!isLocked(event)) setOpen(true)
  }

  function close(): void {
    setOpen(false)
    requestAnimationFrame(() => control.current?.focus({ preventScroll: true }))
  }

  return { isOpen, control, open, close }
}
