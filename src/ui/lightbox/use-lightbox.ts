import { type KeyboardEvent, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { nearestZoom } from '../../model/slides.ts'
import { announce } from '../live-region.ts'
import { useTrack } from '../track/use-track.ts'
import { usePinch } from './use-pinch.ts'

/** A picture with a checked address. */
export interface Picture {
  readonly src: string
  readonly alt: string
}

export interface LightboxState {
  readonly index: number
  readonly zoom: number
  readonly go: (index: number) => void
  readonly enlarge: (zoom: number) => void
  /** Multiplies the size; presses that come faster than a draw add up. */
  readonly grow: (factor: number) => void
}

/** The factor of one press of a button or a key. */
export const ZOOM_STEP = 1.5

/** The current picture, its size, and the actions that change them. */
export function useLightbox(pictures: readonly Picture[], first: number) {
  const stage = useRef<HTMLDivElement>(null)
  const track = useTrack(pictures.length, first)
  const { index } = track
  const [enlarged, setEnlarged] = useState({ index, zoom: 1 })
  // Another picture starts unenlarged.
  const zoom = enlarged.index === index ? enlarged.zoom : 1
  const enlarge = (to: number) => setEnlarged({ index, zoom: nearestZoom(to) })
  function grow(factor: number): void {
    setEnlarged((it) => ({
      index,
      zoom: nearestZoom((it.index === index ? it.zoom : 1) * factor),
    }))
  }
  usePinch(stage, zoom, enlarge)

  function go(to: number): void {
    if (pictures.length < 2) return
    const at = track.go(to)
    const place = text('pictures.position', { n: at + 1, total: pictures.length })
    announce([place, pictures[at]?.alt].filter(Boolean).join(': '))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const steps = isPanned(event, zoom) ? 0 : stepsOf(event)
    const growth = growthOf(event.key)
    if (hasModifier(event) || (steps === 0 && growth === 1)) return
    event.preventDefault()
    if (steps !== 0) go(index + steps)
    else grow(growth)
  }

  return { stage, track, state: { index, zoom, go, enlarge, grow }, onKeyDown }
}

/** Keys with modifiers are the browser's own. */
function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

function growthOf(key: string): number {
  if (key === '+' || key === '=') return ZOOM_STEP
  return key === '-' ? 1 / ZOOM_STEP : 1
}

function stepsOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1
  if (key === 'ArrowRight') return forward
  return key === 'ArrowLeft' ? -forward : 0
}

/** The arrows scroll an enlarged picture in its frame, while it has the focus. */
function isPanned({ target }: KeyboardEvent, zoom: number): boolean {
  return zoom > 1 && (target as Element).matches('.lightbox__picture')
}
