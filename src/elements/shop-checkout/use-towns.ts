import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { type Addressee, fillTown } from '../../state/checkout/towns.ts'
import { announce } from '../../ui/live-region.ts'
import type { ShownCheckout } from './use-checkout.ts'

const ADDRESSEES: readonly Addressee[] = ['customerDetails', 'alternativeAddress']

/** The town follows from the postcode, but not in a field that somebody is typing in. */
export function useTowns({ shown: { towns } }: ShownCheckout): void {
  useEffect(() => {
    if (!towns) return
    for (const addressee of ADDRESSEES) {
      const field = document.getElementById(fieldId(`${addressee}-city`))
      const town = field && field !== document.activeElement && fillTown(addressee)
      if (town) announce(text('checkout.town.filled', { town }))
    }
  }, [towns])
}
