type ContentGate = typeof import('./content.ts')

/** The longest wait for the sanitizer's file. */
const GATE_MS = 10_000

/** The element of the host page that holds the products of a list. */
export interface ListTarget {
  setBusy(isBusy: boolean): void
  /** Loads the sanitizer with the first list; undefined if it does not load. */
  open(): Promise<((html: string) => Promise<void>) | undefined>
}

/** The element with this id; undefined if the page has none. */
export function findListTarget(id: string): ListTarget | undefined {
  const place = document.getElementById(id)
  if (!place) return undefined
  return {
    setBusy(isBusy) {
      if (isBusy) place.setAttribute('aria-busy', 'true')
      else place.removeAttribute('aria-busy')
    },
    async open() {
      const gate = await openGate()
      return gate && ((html) => gate.setContent(place, html))
    },
  }
}

function openGate(): Promise<ContentGate | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), GATE_MS)
  })
  return Promise.race([import('./content.ts').catch(logMissing), late])
}

function logMissing(error: unknown): undefined {
  console.error(error)
}
