import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import type { ActiveVariant, ColourVariant } from '../../contract/quick-buy.ts'
import { text } from '../../i18n/text.ts'
import { createQuickBuy } from '../../state/quick-buy.ts'
import { announce } from '../../ui/live-region.ts'
import type { ColourFailure } from '../../ui/sizes/quick-buy.tsx'
import { useAnnouncedWait } from '../use-announced-wait.ts'
import { useHostState } from '../use-host-state.ts'

export interface Colour {
  /** The marked colour: after a failure the one whose sizes are still shown. */
  readonly marked: string | undefined
  readonly variant: ActiveVariant | undefined
  readonly isLoading: boolean
  readonly failure: ColourFailure | undefined
  readonly choose: (variantId: string) => void
}

/** The chosen colour, and its sizes once they have arrived. */
export function useColour(
  host: HTMLElement,
  variants: readonly ColourVariant[],
  variantId: string | undefined,
): Colour {
  const [{ state, choose, stop }] = useHostState(host, 'quickBuy', createQuickBuy)
  const { chosen, displayedId, variant, status, problem } = useSnapshot(state)
  const first = variants.find((it) => it.VariantId === variantId) ?? variants[0]
  const firstId = first?.VariantId
  const isAgain = useRef(false)
  const isGone = chosen !== undefined && !variants.some((it) => it.VariantId === chosen)

  useEffect(() => {
    const { chosen: chosenBefore } = state
    if (firstId !== undefined) void choose(isAgain.current ? firstId : (chosenBefore ?? firstId))
    isAgain.current = true
    return () => {
      // A redrawn element still waits for its request.
      if (!host.isConnected) stop()
    }
  }, [host, firstId, choose, stop, state])
  useEffect(() => {
    if (isGone && firstId !== undefined) void choose(firstId)
  }, [isGone, firstId, choose])
  useAnnouncedWait(status === 'loading', text('quickbuy.loading'))
  useAnnouncedColour(variants, displayedId)

  return {
    marked: status === 'failed' ? (displayedId ?? chosen) : chosen,
    variant: variant as ActiveVariant | undefined,
    isLoading: status === 'loading',
    failure: problem && {
      name: nameOf(variants, chosen),
      problem,
      retry() {
        if (chosen !== undefined) void choose(chosen)
      },
    },
    choose: (id) => void choose(id),
  }
}

/** Announces a change of the sizes, but not the first ones. */
export function useAnnouncedColour(
  variants: readonly ColourVariant[],
  displayedId: string | undefined,
): void {
  const announced = useRef(displayedId)
  const name = nameOf(variants, displayedId)
  useEffect(() => {
    if (announced.current !== undefined && announced.current !== displayedId) {
      announce(text('quickbuy.shown', { color: name }))
    }
    announced.current = displayedId
  }, [displayedId, name])
}

function nameOf(variants: readonly ColourVariant[], variantId: string | undefined): string {
  return variants.find((it) => it.VariantId === variantId)?.Color ?? ''
}
