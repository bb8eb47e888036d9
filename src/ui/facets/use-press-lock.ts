import { type MouseEvent, useRef } from 'react'

/** A second press of the pointer on an opener within this time is part of the first. */
const LOCK_MS = 500

/** Answers whether a press is part of the one before; one of the keyboard never is. */
export function usePressLock(): (event: MouseEvent) => boolean {
  const pressed = useRef(-LOCK_MS)
  return ({ detail, timeStamp }) => {
    if (detail > 0 && timeStamp - pressed.current < LOCK_MS) return true
    pressed.current = timeStamp
    return false
  }
}

/** For a fold, which the browser opens and closes by itself. */
export function useFoldLock(): (event: MouseEvent) => void {
  const isLocked = usePressLock()
  return (event) => {
    if (isLocked(event)) event.preventDefault()
  }
}
