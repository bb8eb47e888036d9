import { type RefObject, useEffect, useState } from 'react'

/**
 * Rows that a panel opened in haste draws with its first frame; the rest follow when there is time.
 */
const FIRST_ROWS = 10
const ROWS_AT_A_TIME = 20

interface Preparation {
  readonly total: number
  readonly isOpen: boolean
  /** Stays the same while the rows do. */
  readonly rows: unknown
  readonly content: RefObject<HTMLElement | null>
}

/**
 * How many of the rows to draw. While the panel is closed they are drawn bit by bit in idle time,
 * and laid out, so that opening it has little left to do.
 */
export function useDrawnRows({ total, isOpen, rows, content }: Preparation): number {
  const [drawn, setDrawn] = useState(0)
  const shown = isOpen ? Math.max(drawn, FIRST_ROWS) : drawn

  useEffect(() => {
    if (shown < total) return whenIdle(() => setDrawn(shown + ROWS_AT_A_TIME))
    if (!isOpen && rows) return whenIdle(() => layOut(content.current))
  }, [shown, total, isOpen, rows, content])

  return Math.min(shown, total)
}

/** Asking for a place inside what is hidden makes the browser work it out, and keep it. */
function layOut(content: HTMLElement | null): void {
  content?.querySelector('li')?.getBoundingClientRect()
}

function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: 500 })
  return () => cancelIdleCallback(idle)
}
