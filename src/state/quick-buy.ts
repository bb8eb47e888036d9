import { proxy, ref } from 'valtio/vanilla'
import type { ActiveVariant } from '../contract/quick-buy.ts'
import type { Message } from '../model/validation.ts'
import { shopOrigin } from '../services/cross-origin.ts'
import { failureMessage, isAbort } from '../services/http-error.ts'
import { latest } from '../services/latest-call.ts'
import { getActiveVariant } from '../services/quick-buy-service.ts'

/** The origin of the addresses in answers. */
export const currentShopOrigin: () => string = shopOrigin

/** The state of one colour picker. */
interface QuickBuyState {
  /** The colour that was chosen last, by its variant's id. */
  chosen: string | undefined
  /** The colour whose sizes are displayed: the previous one until the chosen one's answer has arrived. */
  displayedId: string | undefined
  variant: ActiveVariant | undefined
  status: 'idle' | 'loading' | 'ready' | 'failed'
  problem: Message | undefined
}

export interface QuickBuy {
  readonly state: QuickBuyState
  /** Requests a colour's sizes and aborts the previous request; a failure is kept in the state. */
  readonly choose: (variantId: string) => Promise<void>
  /** Aborts the running request. */
  readonly stop: () => void
}

/** A store for one element: two on a page show two products. */
export function createQuickBuy(): QuickBuy {
  const ask = latest(
    async (signal, variantId: string) => ref(await getActiveVariant(variantId, signal)),
    0,
  )
  const state = proxy<QuickBuyState>({
    chosen: undefined,
    displayedId: undefined,
    variant: undefined,
    status: 'idle',
    problem: undefined,
  })

  async function choose(variantId: string): Promise<void> {
    const isLoading = variantId === state.chosen && state.status === 'loading'
    if (isLoading) return
    state.chosen = variantId
    state.problem = undefined
    if (variantId === state.displayedId) return keepDisplayed()
    state.status = 'loading'
    try {
      const variant = await ask(variantId)
      Object.assign(state, { variant, displayedId: variantId, status: 'ready' })
    } catch (error) {
      if (isAbort(error)) return
      Object.assign(state, { status: 'failed', problem: failureMessage(error) })
    }
  }

  function keepDisplayed(): void {
    ask.cancel()
    state.status = 'ready'
  }

  function stop(): void {
    ask.cancel()
    if (state.status === 'loading')
      Object.assign(state, { chosen: state.displayedId, status: 'idle' })
  }

  return { state, choose, stop }
}
