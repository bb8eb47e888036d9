import { useEffect, useRef, useState } from 'react'

/** Where automatic motion is allowed: wide windows, with a mouse, and without a wish for reduced motion. */
const MAY_MOVE = '(width >= 48rem) and (hover: hover) and (prefers-reduced-motion: no-preference)'

interface MotionOptions {
  readonly interval: number | undefined
  readonly index: number
  readonly next: () => void
}

/** Automatic motion until the visitor stops it; paused while the pointer or the focus is on it. */
export function useMotion({ interval, index, next }: MotionOptions) {
  const [mayMove, setMayMove] = useState(true)
  const [isPaused, setPaused] = useState(false)
  const [paused, setPausedBy] = useState({ pointer: false, focus: false })
  const [isHidden, setHidden] = useState(false)
  const latest = useRef(next)
  latest.current = next
  const isEnabled = interval !== undefined && mayMove
  const isMoving = isEnabled && !isPaused && !paused.pointer && !paused.focus && !isHidden

  useEffect(() => {
    const query = matchMedia(MAY_MOVE)
    const follow = () => {
      setMayMove(query.matches)
      setHidden(document.hidden)
    }
    follow()
    query.addEventListener('change', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      query.removeEventListener('change', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time from when it appears.
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => latest.current(), interval)
    return () => clearTimeout(timer)
  }, [isMoving, interval, index])

  return {
    motion: !isEnabled ? 'none' : isPaused ? 'paused' : 'moving',
    stop: () => setPaused(true),
    toggle: () => setPaused(!isPaused),
    hold: (part: 'pointer' | 'focus', isHeld: boolean) =>
      setPausedBy((it) => ({ ...it, [part]: isHeld })),
  } as const
}
