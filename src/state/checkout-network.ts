import { NetworkError } from '../services/http-error.ts'
import { pageSingleton } from '../services/page-singleton.ts'
import { checkoutState } from './checkout-state.ts'

/** Tells when the net is away and when it is back. Starting twice is starting once. */
export function watchNetwork(): void {
  pageSingleton('checkout-network', () => {
    addEventListener('offline', () => {
      checkoutState.isOffline = true
    })
    addEventListener('online', () => {
      checkoutState.isOffline = false
    })
    return true
  })
}

/** Whether a call failed because the net is away; the visitor is told so. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof NetworkError) || navigator.onLine) return false
  checkoutState.isOffline = true
  return true
}

/** Asks once more each time the net has come back, as long as it is the net that is away. */
export async function whenOnline<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const answer = await ask()
    checkoutState.isOffline = false
    return answer
  } catch (error) {
    if (!isAway(error)) throw error
  }
  await untilOnline(signal)
  return whenOnline(ask, signal)
}

/** Waits for the net; rejects with the signal's reason where the wait is called off. */
export function untilOnline(signal: AbortSignal): Promise<void> {
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
