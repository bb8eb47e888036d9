import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import type { Message } from '../../model/message.ts'
import { type NotAdded, reorderOrder } from '../../state/cart/adding.ts'
import { cartState, errorsOf } from '../../state/cart/state.ts'
import { announce, silence } from '../../ui/live-region.ts'
import { useUid } from '../../ui/uid.ts'
import type { ReorderButtonProps } from './reorder-button.table.ts'

interface Reordering {
  /** Resolves to whether the whole order is in the cart; `notAdded` and `problem` say the rest. */
  readonly reorder: () => Promise<boolean>
  readonly notAdded: NotAdded
  /** Whether the cart is known to have got something of the order. */
  readonly hasAdded: boolean
  readonly problem: Message | undefined
  /** Names what this button says on the page. */
  readonly uid: string
}

const NOTHING: NotAdded = []

/** How one press on the button gets a past order into the cart. */
export function useReordering({ host, orderId }: ReorderButtonProps): Reordering {
  const uid = useUid()
  const [notAdded, setNotAdded] = useState(NOTHING)
  const [hasAdded, setHasAdded] = useState(false)
  const [problem] = errorsOf(useSnapshot(cartState).errors, uid).articles

  async function reorder(): Promise<boolean> {
    setNotAdded(NOTHING)
    silence()
    const before = cartState.status === 'ready' ? countPieces() : Number.POSITIVE_INFINITY
    const missing = await reorderOrder(orderId, { source: uid })
    if (!missing) return false
    emit(host, 'courtside:reordered', { orderId })
    setNotAdded(missing)
    setHasAdded(countPieces() > before)
    if (missing.length > 0) return false
    announce(text('reorder.done'))
    return true
  }

  return { reorder, notAdded, hasAdded, problem, uid }
}

function countPieces(): number {
  return Number(cartState.cart.quantity)
}
