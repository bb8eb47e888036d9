import { useLayoutEffect, useRef, useState } from 'react'
import { nearestSlide, wrappedSlide } from '../../model/slides.ts'

export interface Track {
  readonly index: number
  /** Receives the frame that holds the slides side by side, each as wide as the frame. */
  readonly frame: (node: HTMLElement | null) => void
  readonly onScroll: () => void
  /** Called when a finger or a wheel takes over from the automatic motion. */
  readonly onTake: () => void
  /** Wraps around the ends. Returns the index of the slide that it moves to. */
  readonly go: (index: number) => number
}

/**
 * Slides in a frame that snaps: the current position, and how to change it. Without `first` it starts where
 * the visitor has already scrolled.
 */
export function useTrack(count: number, first?: number): Track {
  const [index, setIndex] = useState(first ?? 0)
  const node = useRef<HTMLElement | null>(null)
  /** The target of a press, until a hand takes over; the slides in between are not reported. */
  const aim = useRef<{ readonly at: number; hasArrived: boolean } | undefined>(undefined)
  const nearest = nearestSlide(index, count)
  // Stable: React would call another function with the node at each draw.
  const [frame] = useState(() => (it: HTMLElement | null) => {
    node.current = it
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial position only.
  useLayoutEffect(() => {
    if (first === undefined || !node.current) return onScroll()
    // Firefox may have snapped to another slide during layout.
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

/** In slides; browsers stop a fraction of a pixel away. */
const ARRIVED = 0.02

/** Restores the position of a frame that snaps to a former slide, or whose width changes. */
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
  // From right to left, positions are negative.
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
