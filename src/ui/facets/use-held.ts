import { useState } from 'react'

interface Held {
  readonly isHeld: boolean
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** A control that is switched off while it has the focus would lose it: it stays on until it is left. */
export function useHeld(): Held {
  const [isHeld, hold] = useState(false)
  return { isHeld, onFocus: () => hold(true), onBlur: () => hold(false) }
}
