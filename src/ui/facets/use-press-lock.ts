import { type MouseEvent, useRef } from 'react'

/** A second press of the pointer on an opener within this time belongs to the first. */
const LOCK_MS = 500

/** Returns whether a press belongs to the previous one; a press of the keyboard never does. */
export function usePressLock(): (event: MouseEvent) => boolean {
  const pressed = useRef(-LOCK_MS)
  return ({ detail, timeStamp }) => {
    if (detail > 0 && timeStamp - pressed.current < LOCK_MS) return true
    pressed.current = timeStamp
    return false
  }
}

/** For a `<details>`, which the browser opens and closes by itself. */
export function useFoldLock(): (event: MouseEvent) => void {
  const isLocked = usePressLock()
  return (event) => {
    if (isLocked(event)) event.preventDefault()
  }
}
