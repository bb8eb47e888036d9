import { useLayoutEffect, useRef, useState } from 'react'
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

/**
 * Slides in a frame that snaps: where it stands, and how to move it. Without `first` it begins where a
 * visitor has scrolled it to by then.
 */
export function useTrack(count: number, first?: number): Track {
  const [index, setIndex] = useState(first ?? 0)
  const node = useRef<HTMLElement | null>(null)
  /** Where a press has sent the frame, until a hand takes it; what it passes is not shown. */
  const aim = useRef<{ readonly at: number; hasArrived: boolean } | undefined>(undefined)
  const nearest = nearestSlide(index, count)
  // The same one for good: another would be called with the node at each draw.
  const [frame] = useState(() => (it: HTMLElement | null) => {
    node.current = it
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins.
  useLayoutEffect(() => {
    if (first === undefined || !node.current) return onScroll()
    // Firefox may have snapped to another one while it was laid out.
    aim.current = { at: nearest, hasArrived: true }
    move(node.current, nearest, false)
  }, [])

  function onScroll(): void {
    const place = node.current && placeOf(node.current)
    if (place === null || place === undefined) return
    if (aim.current && node.current) keep(node.current, aim.current, place)
    else setIndex(nearestSlide(place, count))
  }

  function go(to: number): number {
    const at = wrappedSlide(to, count)
    aim.current = { at, hasArrived: false }
    setIndex(at)
    if (node.current) move(node.current, at, Math.abs(at - nearest) === 1)
    return at
  }

  return {
    index: nearest,
    frame,
    onScroll,
    onTake: () => {
      aim.current = undefined
    },
    go,
  }
}

/** In slides; browsers stop a fraction of a pixel beside the place. */
const ARRIVED = 0.02

/** A frame that snaps to where it has been before, or whose width changes, is put back. */
function keep(
  frame: HTMLElement,
  aim: { readonly at: number; hasArrived: boolean },
  place: number,
): void {
  const isThere = Math.abs(place - aim.at) <= ARRIVED
  if (aim.hasArrived && !isThere) move(frame, aim.at, false)
  if (isThere) aim.hasArrived = true
}

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
