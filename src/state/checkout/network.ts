import { NetworkError, StoppedError } from '../../services/http-error.ts'
import { checkoutState } from './state.ts'

/** A longer wait is explained, with a button to stop it. */
export const SLOW_MS = 10_000

/** The running waits, and how long they have lasted. */
const waits = new Map<AbortController, 'short' | 'slow'>()

/** Tracks whether the browser is online; the returned function stops that. */
export function watchNetwork(): () => void {
  const look = ({ type }: Event) => {
    checkoutState.isOffline = type === 'offline'
  }
  addEventListener('offline', look)
  addEventListener('online', look)
  return () => {
    removeEventListener('offline', look)
    removeEventListener('online', look)
  }
}

/**
 * Calls the shop, and again each time the browser is back online after a lost connection. A long wait is
 * shown, and can be stopped.
 */
export async function waitFor<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  limit: AbortController = new AbortController(),
): Promise<Answer> {
  const timer = setTimeout(() => setWait(limit, 'slow'), SLOW_MS)
  setWait(limit, 'short')
  try {
    return await whenOnline(ask, limit.signal)
  } finally {
    clearTimeout(timer)
    waits.delete(limit)
    showWaits()
  }
}

/** Stops long waits: they have failed, and can be retried. */
export function stopWaiting(): void {
  for (const limit of waits.keys()) limit.abort(new StoppedError('Given up'))
}

/** Whether a call failed because the browser is offline. */
function isOfflineError(error: unknown): boolean {
  return error instanceof NetworkError && !navigator.onLine
}

/** Waits until the browser is online; rejects with the signal's reason when it is aborted. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      removeEventListener('online', goOn)
      reject(signal.reason)
    }
    const goOn = () => {
      signal.removeEventListener('abort', stop)
      checkoutState.isOffline = false
      resolve()
    }
    if (signal.aborted) return stop()
    addEventListener('online', goOn, { once: true })
    signal.addEventListener('abort', stop, { once: true })
  })
}

async function whenOnline<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const answer = await ask(signal)
    checkoutState.isOffline = false
    return answer
  } catch (error) {
    if (signal.aborted || !isOfflineError(error)) throw error
    checkoutState.isOffline = true
  }
  await untilOnline(signal)
  return whenOnline(ask, signal)
}

function setWait(limit: AbortController, wait: 'short' | 'slow'): void {
  waits.set(limit, wait)
  showWaits()
}

function showWaits(): void {
  const { isSubmitting } = checkoutState.submit
  // For an order, the message says that it is being checked.
  checkoutState.isSlow = !isSubmitting && [...waits.values()].includes('slow')
}
