import { type MouseEvent, type RefObject, useRef, useState } from 'react'

/** A second press of the pointer on the opener within this time is part of the first. */
const LOCK_MS = 500

export interface Opener {
  readonly isOpen: boolean
  readonly control: RefObject<HTMLAnchorElement | null>
  readonly open: (event: MouseEvent) => void
  /** The focus goes back to the opener. */
  readonly close: () => void
}

/** A link that opens a sheet. */
export function useOpener(): Opener {
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLAnchorElement>(null)
  const pressed = useRef(-LOCK_MS)

  function open(event: MouseEvent): void {
    event.preventDefault()
    const isPointer = event.detail > 0
    if (isPointer && event.timeStamp - pressed.current < LOCK_MS) return
    pressed.current = event.timeStamp
    setOpen(true)
  }

  function close(): void {
    setOpen(false)
    requestAnimationFrame(() => control.current?.focus({ preventScroll: true }))
  }

  return { isOpen, control, open, close }
}
