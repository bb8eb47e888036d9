import { type RefObject, useEffect, useState } from 'react'

/** As many as a window of 1,500 px shows. Asking for its height would have the page laid out at each press. */
const FIRST_ROWS = 8
const ROWS_AT_A_TIME = 20
/** Longer than `--courtside-motion-panel-in`: while the panel moves in, nothing else is drawn. */
const OPENING_MS = 300

interface Preparation {
  readonly total: number
  readonly isOpen: boolean
  /** Stays the same while the rows do. */
  readonly rows: unknown
  readonly content: RefObject<HTMLElement | null>
}

/**
 * How many of the rows to draw. While the panel is closed they are drawn bit by bit in idle time,
 * and laid out, so that opening it has little left to do. One that is opened in haste draws its
 * first rows with its first frame; the rest follow once it has come in.
 */
export function useDrawnRows({ total, isOpen, rows, content }: Preparation): number {
  const [drawn, setDrawn] = useState(0)
  const rowCount = isOpen ? Math.max(drawn, FIRST_ROWS) : drawn

  useEffect(() => {
    const drawMore = () => setDrawn(rowCount + ROWS_AT_A_TIME)
    if (rowCount < total) return drawn > 0 || !isOpen ? whenIdle(drawMore) : afterOpening(drawMore)
    if (!isOpen && rows) return whenIdle(() => layOut(content.current))
  }, [drawn, rowCount, total, isOpen, rows, content])

  return Math.min(rowCount, total)
}

/** Asking for a place inside what is hidden makes the browser work it out, and keep it. */
function layOut(content: HTMLElement | null): void {
  content?.querySelector('li')?.getBoundingClientRect()
}

function afterOpening(task: () => void): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = whenIdle(task)
  }, OPENING_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: 500 })
  return () => cancelIdleCallback(idle)
}
