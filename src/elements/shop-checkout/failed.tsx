import { messageText } from '../../i18n/text.ts'
import { retryChange } from '../../state/checkout/change.ts'
import type { ChangeKind } from '../../model/checkout-change.ts'
import { Problem } from '../../ui/checkout/problem.tsx'
import type { ShownCheckout } from './use-checkout.ts'

interface FailedProps extends Pick<ShownCheckout, 'state'> {
  readonly kinds: readonly ChangeKind[]
}

/** Changes that the shop did not take, where they were made, with a way to try again. */
export function Failed({ state, kinds }: FailedProps) {
  return kinds.map((kind) => {
    const message = state.failed[kind]
    if (!message) return null
    return (
      <Problem key={kind} onPress={() => void retryChange(kind)}>
        {messageText(message)}
      </Problem>
    )
  })
}
