import { type PointerEvent, useEffect, useRef } from 'react'

/** A held button repeats after this long, and then at this interval. */
const FIRST_REPEAT_MS = 400
const REPEAT_MS = 60
const MAIN_BUTTON = 0

/**
 * Handlers of a button that acts on a click, and repeatedly while it is held. `repeat` returns whether it
 * may continue.
 */
export function useHold(act: () => void, repeat: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const latest = useRef(repeat)
  latest.current = repeat
  useEffect(() => () => clearTimeout(timer.current), [])

  function stop(): void {
    clearTimeout(timer.current)
  }

  function again(): void {
    hasRepeated.current = true
    if (latest.current()) timer.current = setTimeout(again, REPEAT_MS)
  }

  function start({ button }: PointerEvent): void {
    hasRepeated.current = false
    stop()
    if (button === MAIN_BUTTON) timer.current = setTimeout(again, FIRST_REPEAT_MS)
  }

  function click(): void {
    stop()
    if (!hasRepeated.current) act()
    hasRepeated.current = false
  }

  return {
    onClick: click,
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}
