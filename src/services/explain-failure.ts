import { shopOrigin } from './cross-origin.ts'
import { apiBase } from './page.ts'
import { pageSingleton } from './page-singleton.ts'
import { nextTask } from './write-queue.ts'

const EDITOR = Symbol.for('courtside.editor')
const TIMEOUT_MS = 10_000

interface FailureReports {
  readonly reported: Set<string>
  running?: Promise<void> | undefined
}

/**
 * Finds out why a cross-origin call has failed, and tells the page's author once, in the console and in
 * editor mode. Visitors see the usual message.
 */
export function explainFailure(): Promise<void> | undefined {
  if (!navigator.onLine) return undefined
  const telling = pageSingleton('missing', (): FailureReports => ({ reported: new Set() }))
  telling.running ??= findCause()
    .then((cause) => {
      if (cause) report(cause, telling.reported)
    })
    .finally(() => {
      telling.running = undefined
    })
  return telling.running
}

/** Undefined for a temporary fault, or for the page's policy, which the loader reports. */
async function findCause(): Promise<string | undefined> {
  const shop = shopOrigin()
  let isForbidden = false
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= blockedURI.startsWith(shop)
  }
  addEventListener('securitypolicyviolation', hear)
  const [mayAsk, isThere] = await Promise.all([canFetch('cors'), canFetch('no-cors')])
  await nextTask()
  removeEventListener('securitypolicyviolation', hear)
  if (mayAsk || isForbidden) return undefined
  return isThere
    ? `add ${location.origin} to origins.pages of ${shop}`
    : `${shop} cannot be reached`
}

/** Without the headers of real calls, so that the browser sends no preflight. */
function canFetch(mode: RequestMode): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const credentials = mode === 'cors' ? 'include' : 'omit'
  return fetch(`${apiBase()}/cart`, { mode, credentials, signal }).then(
    () => true,
    () => false,
  )
}

function report(cause: string, reported: Set<string>): void {
  if (reported.has(cause)) return
  reported.add(cause)
  console.error('courtside:', cause)
  ;(globalThis as { [EDITOR]?: (cause: string) => void })[EDITOR]?.(cause)
}
