import { useEffect } from 'react'
import { announce } from '../ui/live-region.ts'

/** A shorter wait is not announced. */
const LONG_MS = 1000

/** Two tags that wait for the same answer say it once. */
const announced = new Set<string>()

/**
 * Announces once, after a while, that an answer is still to come; the answer's own announcement replaces
 * it.
 */
export function useAnnouncedWait(isWaiting: boolean, words: string): void {
  useEffect(() => {
    if (!isWaiting) return
    let takeBack: (() => void) | undefined
    const timer = setTimeout(() => {
      if (announced.has(words)) return
      announced.add(words)
      takeBack = announce(words)
    }, LONG_MS)
    return () => {
      clearTimeout(timer)
      if (takeBack) announced.delete(words)
      takeBack?.()
    }
  }, [isWaiting, words])
}

/** Announces to screen readers, once, what the shop has changed in the cart. */
export function useAnnouncedNotices(notices: readonly string[] = []): void {
  const announcement = notices.join(' ')
  useEffect(() => (announcement ? announce(announcement) : undefined), [announcement])
}

/** The visitor may keep typing; only the final remark is announced. */
const REST_MS = 700

/** Announces what is said beside typed quantities. */
export function useAnnouncedRemark(words: string): void {
  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => announce(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
}
