import type { Snapshot } from 'valtio/vanilla'
import type { CheckoutState } from '../../state/checkout/state.ts'

/** As it is, or as it was when it was last drawn. */
export type ReadonlyState = CheckoutState | Snapshot<CheckoutState>
