import { NetworkError, StoppedError } from '../../services/http-error.ts'
import { checkoutState } from './state.ts'

/** A wait that is longer than this is explained, with a way out of it. */
export const SLOW_MS = 10_000

/** What is being waited for, and for how long it has been. */
const waits = new Map<AbortController, 'short' | 'slow'>()

/** Tells when the net is away and when it is back, until what is returned is called. */
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
 * Asks, and asks once more each time the net has come back, as long as it is the net that is away.
 * A wait that takes long says so, and can be given up.
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

/** Gives up what takes too long: it has failed, and can be tried again. */
export function stopWaiting(): void {
  for (const limit of waits.keys()) limit.abort(new StoppedError('Given up'))
}

/** Whether a call failed because the browser is offline. */
function isOfflineError(error: unknown): boolean {
  return error instanceof NetworkError && !navigator.onLine
}

/** Waits for the net; rejects with the signal's reason where the wait is called off. */
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
  // An order that takes long is said to be checked.
  checkoutState.isSlow = !isSubmitting && [...waits.values()].includes('slow')
}
