import { type RefObject, useEffect, useRef } from 'react'

/** Converts the turn of a wheel to a factor: a notch is about a third. */
const WHEEL_STEP = 300

/**
 * Two fingers on a screen or a touchpad change the size. The browser would enlarge the whole page, which
 * React's own listeners cannot prevent.
 */
export function usePinch(
  node: RefObject<HTMLElement | null>,
  zoom: number,
  enlarge: (zoom: number) => void,
): void {
  const latest = useRef({ zoom, enlarge })
  latest.current = { zoom, enlarge }
  useEffect(() => {
    const place = node.current
    if (!place) return
    let from: { readonly spread: number; readonly zoom: number } | undefined
    const onTouch = (event: TouchEvent) => {
      const spread = spreadOf(event.touches)
      if (spread === undefined) {
        from = undefined
        return
      }
      event.preventDefault()
      from ??= { spread, zoom: latest.current.zoom }
      latest.current.enlarge((from.zoom * spread) / from.spread)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.enlarge(latest.current.zoom * Math.exp(-event.deltaY / WHEEL_STEP))
    }
    place.addEventListener('touchstart', onTouch, { passive: false })
    place.addEventListener('touchmove', onTouch, { passive: false })
    place.addEventListener('touchend', onTouch)
    place.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      for (const type of ['touchstart', 'touchmove', 'touchend']) {
        place.removeEventListener(type, onTouch as EventListener)
      }
      place.removeEventListener('wheel', onWheel)
    }
  }, [node])
}

/** The distance of two fingers; undefined for any other number of them. */
function spreadOf(touches: TouchList): number | undefined {
  const [one, other] = [...touches]
  if (!one || !other || touches.length !== 2) return undefined
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || undefined
}
