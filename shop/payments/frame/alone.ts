import { isHostListening } from './host.ts'

/** The shop's answer to a frame without a checkout around it. */
interface Verdict {
  readonly shouldProceed: boolean
  readonly error?: string | null
  readonly needsTerms?: boolean
}

/** How long the shop may take to place the order. */
const VERDICT_MS = 30_000

/** Asks the shop whether the provider may take the payment; undefined if it cannot be reached. */
export async function askShop(terms: 'box' | 'accepted'): Promise<Verdict | undefined> {
  const acceptsTerms = terms === 'accepted' || termsBox()?.checked === true
  try {
    const response = await fetch(`${location.pathname}/validate${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ acceptsTerms }),
      signal: AbortSignal.timeout(VERDICT_MS),
    })
    if (!response.ok) return undefined
    const verdict: Verdict = await response.json()
    if (verdict.needsTerms) show('terms')
    return verdict
  } catch {
    return undefined
  }
}

/**
 * Shows a link that leads the whole page on after the payment, unless a checkout around the frame
 * does so by itself. Resolves to whether the link is shown.
 */
export async function offerReturn(): Promise<boolean> {
  if (await isHostListening()) return false
  show('return')
  document.querySelector<HTMLElement>('[data-return] a')?.focus()
  return true
}

function termsBox(): HTMLInputElement | undefined {
  return document.querySelector<HTMLInputElement>('[data-terms] input') ?? undefined
}

function show(part: 'terms' | 'return'): void {
  const found = document.querySelector<HTMLElement>(`[data-${part}]`)
  if (found) found.hidden = false
}
