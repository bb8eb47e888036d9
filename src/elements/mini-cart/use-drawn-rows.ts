import { type RefObject, useEffect, useState } from 'react'

/** As many as fit in a window of 1,500 px. Reading the height would force a layout at each press. */
const FIRST_ROWS = 8
const ROWS_AT_A_TIME = 20
/** Longer than `--courtside-motion-panel-in`: while the panel moves in, nothing else is drawn. */
const OPENING_MS = 300

interface Preparation {
  readonly total: number
  readonly isOpen: boolean
  /** The same value as long as the rows are the same. */
  readonly rows: unknown
  readonly content: RefObject<HTMLElement | null>
}

/**
 * How many rows to draw. While the panel is closed, idle time draws and lays them out bit by bit, so that
 * it opens with little work. A panel that opens before that draws its first rows at once, and the rest once
 * it has moved in.
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

/** Measuring an element in hidden content makes the browser compute the layout, and keep it. */
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
