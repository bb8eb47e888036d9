import type { ChangeKind } from '../../model/checkout.ts'
import type { CheckoutData } from './checkout-props.ts'
import { Problem } from './problem.tsx'
import type { SectionProps } from './section-props.ts'

interface FailedProps extends Omit<SectionProps<Pick<CheckoutData, 'failed'>>, 'forms'> {
  readonly kinds: readonly ChangeKind[]
}

/** Refused changes, shown where they were made, with a retry button. */
export function Failed({ data, handlers, kinds }: FailedProps) {
  return kinds.map((kind) => {
    const words = data.failed[kind]
    if (!words) return null
    return (
      <Problem key={kind} onPress={() => handlers.retryChange(kind)}>
        {words}
      </Problem>
    )
  })
}
