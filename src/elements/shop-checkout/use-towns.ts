import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { type Addressee, fillTown } from '../../state/checkout/towns.ts'
import { announce } from '../../ui/live-region.ts'

/** The town of each postcode that the shop knows it by. */
export type Towns = Readonly<Record<string, string>> | undefined

const ADDRESSEES: readonly Addressee[] = ['customerDetails', 'alternativeAddress']

/** The town follows from the postcode, but not in a field that somebody is typing in. */
export function useTowns(towns: Towns): void {
  useEffect(() => {
    if (!towns) return
    for (const addressee of ADDRESSEES) {
      const field = document.getElementById(fieldId(`${addressee}-city`))
      const town = field && field !== document.activeElement && fillTown(addressee)
      if (town) announce(text('checkout.town.filled', { town }))
    }
  }, [towns])
}
