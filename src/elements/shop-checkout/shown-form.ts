import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import type { CheckoutData } from '../../ui/checkout/checkout-props.ts'
import { useAnnouncedOutcome } from './use-announced-outcome.ts'
import { type Towns, useTowns } from './use-towns.ts'

interface ShownFormProps {
  readonly data: CheckoutData
  readonly towns: Towns
}

/** What happens beside the form for as long as it is shown. */
export function ShownForm({ data, towns }: ShownFormProps) {
  useTowns(towns)
  useAnnouncedOutcome(data)
  usePrefixedTitle(data.faults.list.length > 0)
  return null
}

/** The title of the page says that something is wrong, for those who hear it first. */
function usePrefixedTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    document.title = text('checkout.errortitle', { title: plainTitle() })
    return () => {
      document.title = plainTitle()
    }
  }, [isWrong])
}

/** The title as it is where nothing is wrong; the server's may say already that something is. */
function plainTitle(): string {
  const prefix = text('checkout.errortitle', { title: '' }).trim()
  const { title } = document
  return title.startsWith(prefix) ? title.slice(prefix.length).trim() : title
}
