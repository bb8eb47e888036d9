import { useEffect, useState } from 'react'

/** Rows that a panel opened in haste draws with its first frame; the rest follow when there is time. */
const FIRST_ROWS = 10
const ROWS_AT_A_TIME = 20

/**
 * How many of the rows to draw: while the panel is closed they are drawn bit by bit in idle time, so
 * that opening it has nothing left to do.
 */
export function useDrawnRows(total: number, isOpen: boolean): number {
  const [drawn, setDrawn] = useState(0)
  const shown = isOpen ? Math.max(drawn, FIRST_ROWS) : drawn

  useEffect(() => {
    if (shown >= total) return
    return whenIdle(() => setDrawn(shown + ROWS_AT_A_TIME))
  }, [shown, total])

  return Math.min(shown, total)
}

function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: 500 })
  return () => cancelIdleCallback(idle)
}
