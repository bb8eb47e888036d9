import { useEffect, useRef, useState } from 'react'

/** Where things may move by themselves: wide, with a mouse, and nobody has asked for less motion. */
const MAY_MOVE = '(width >= 48rem) and (hover: hover) and (prefers-reduced-motion: no-preference)'

interface MotionOptions {
  readonly interval: number | undefined
  readonly index: number
  readonly next: () => void
}

/** What moves by itself until somebody stops it; held while somebody looks at it. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its time from when it came.
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
