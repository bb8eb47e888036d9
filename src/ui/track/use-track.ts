import { useRef, useState } from 'react'
import { nearestSlide, wrappedSlide } from '../../model/slides.ts'

export interface Track {
  readonly index: number
  /** Follows the frame that holds the slides side by side, each as wide as itself. */
  readonly frame: (node: HTMLElement | null) => void
  readonly onScroll: () => void
  /** A finger or a wheel takes over from what moves by itself. */
  readonly onTake: () => void
  /** Beyond an end it goes on at the other. Answers with where it goes. */
  readonly go: (index: number) => number
}

/** Slides in a frame that snaps: where it stands, and how to move it. */
export function useTrack(count: number, first = 0): Track {
  const [index, setIndex] = useState(first)
  const node = useRef<HTMLElement | null>(null)
  /** Where the frame is on its way to; what it passes is not shown. */
  const aim = useRef<number | undefined>(undefined)
  const shown = nearestSlide(index, count)

  function onScroll(): void {
    const place = node.current && placeOf(node.current)
    if (place === null || place === undefined) return
    if (aim.current !== undefined && Math.abs(place - aim.current) > ARRIVED) return
    aim.current = undefined
    setIndex(nearestSlide(place, count))
  }

  function go(to: number): number {
    const at = wrappedSlide(to, count)
    aim.current = at
    setIndex(at)
    if (node.current) move(node.current, at, Math.abs(at - shown) === 1)
    return at
  }

  return {
    index: shown,
    frame: (it) => {
      if (it && it !== node.current && shown > 0) move(it, shown, false)
      node.current = it
    },
    onScroll,
    onTake: () => {
      aim.current = undefined
    },
    go,
  }
}

/** In slides; browsers stop a fraction of a pixel beside the place. */
const ARRIVED = 0.02

function placeOf({ scrollLeft, clientWidth }: HTMLElement): number | undefined {
  // Right to left, places are negative.
  return clientWidth > 0 ? Math.abs(scrollLeft) / clientWidth : undefined
}

function move(frame: HTMLElement, index: number, isNeighbour: boolean): void {
  const sign = getComputedStyle(frame).direction === 'rtl' ? -1 : 1
  const isCalm = !isNeighbour || matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollTo({
    left: sign * index * frame.clientWidth,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}
