import { pageSingleton } from '../services/page-singleton.ts'

/** An event of the bus: its name, and what it says. */
export type Happened = readonly [name: string, ...said: readonly unknown[]]

interface Memory {
  unheard: Happened[]
  hear?: (happened: Happened) => void
  /** None where another script of the page keeps them. */
  readonly stopWaiting?: () => void
}

/** Of one page, the events that wait for a visitor to decide whether they are measured. */
const MAX_UNHEARD = 100

const LOADER = Symbol.for('courtside.loader')

const memory = pageSingleton('unheard', (): Memory => {
  const unheard: Happened[] = []
  return { unheard, stopWaiting: waitForConsent(unheard) }
})

/**
 * Hands over what nobody has measured yet, and what happens until what is returned is called: after a
 * no, since what happens then is nobody's.
 */
export function takeUnheard(hear: (happened: Happened) => void): () => void {
  memory.stopWaiting?.()
  memory.hear = hear
  memory.unheard.splice(0).forEach(hear)
  return () => {
    memory.hear = forget
  }
}

function forget(): void {}

export function keepUnheard(happened: Happened): void {
  if (memory.hear) memory.hear(happened)
  else if (memory.unheard.push(happened) > MAX_UNHEARD) memory.unheard.shift()
}

/** What happened before a no, or between a no and a yes, is nobody's to measure. */
function waitForConsent(unheard: Happened[]): () => void {
  const page = globalThis as { [LOADER]?: { readonly consent?: boolean | null } }
  let isRefused = page[LOADER]?.consent === false
  const onConsent = ({ detail }: CustomEventInit) => {
    const isGranted = detail?.measurement === true
    if (!isGranted || isRefused) unheard.length = 0
    isRefused = !isGranted
  }
  addEventListener('courtside:consent', onConsent, true)
  return () => removeEventListener('courtside:consent', onConsent, true)
}
