/** How many filter steps this tab had taken when the entry was made. */
const STEP = 'courtsideFilterStep'

/** A browser that does not go where it is sent is not waited for longer than this. */
const TRAVEL_MS = 1000

/** The browser goes through its history in its own time; the next step waits for it to be there. */
let travel: Promise<void> | undefined

export function currentQuery(): string {
  return location.search.slice(1)
}

export function currentStep(): number {
  const step: unknown = (history.state as Record<string, unknown> | null)?.[STEP]
  return typeof step === 'number' ? step : 0
}

/** The address of this page with another query. */
export function addressOf(query: string): string {
  return query ? `${location.pathname}?${query}` : location.pathname
}

/**
 * One entry a change. What lies over the page has entries of its own kind, which a list's entry is
 * not: its state starts afresh.
 */
export function pushQuery(query: string): void {
  history.pushState({ [STEP]: currentStep() + 1 }, '', addressOf(query))
}

/** Goes back, or forward, to the entry of a step. */
export function returnToStep(step: number): void {
  const distance = step - currentStep()
  if (distance === 0) return
  travel = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, TRAVEL_MS)
  }).then(() => {
    travel = undefined
  })
  history.go(distance)
}

export function isTravelling(): boolean {
  return travel !== undefined
}

/** Once the browser is where it was sent. */
export async function arrival(): Promise<void> {
  await travel
}
