import { useSnapshot } from 'valtio/react'
import type { Cart } from '../../contract/cart.ts'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { reorderOrder } from '../../state/cart/adding.ts'
import { cartState, errorsOf } from '../../state/cart/state.ts'
import { announce, silence } from '../../ui/live-region.ts'
import { newUid } from '../../ui/uid.ts'
import { useHostState } from '../use-host-state.ts'
import type { ReorderButtonProps } from './reorder-button.table.ts'

type ArticlesByReason = NonNullable<Cart['notAdded']>

/** The articles of a past order that are missing from the cart, and those with another price. */
interface ReorderOutcome {
  readonly notAdded: ArticlesByReason
  readonly repriced: ArticlesByReason
}

interface ReorderAction {
  /** Resolves to whether the whole order is in the cart; `notAdded` and `problem` hold the rest. */
  readonly reorder: () => Promise<boolean>
  readonly outcome: ReorderOutcome
  /** Whether the cart has definitely received part of the order. */
  readonly hasAdded: boolean
  readonly problem: Message | undefined
  /** Identifies this button's messages on the page. */
  readonly uid: string
}

const NOTHING = reordered({})

/** Puts a past order into the cart with one press. */
export function useReordering({ host, orderId }: ReorderButtonProps): ReorderAction {
  const [uid] = useHostState(host, `uid ${orderId}`, newUid)
  const [outcome, setOutcome] = useHostState(host, `outcome ${orderId}`, () => NOTHING)
  const [hasAdded, setHasAdded] = useHostState(host, `hasAdded ${orderId}`, () => false)
  const [problem] = errorsOf(useSnapshot(cartState).errors, uid).articles

  async function reorder(): Promise<boolean> {
    setOutcome(NOTHING)
    silence()
    const before = cartState.status === 'ready' ? countPieces() : Number.POSITIVE_INFINITY
    const cart = await reorderOrder(orderId, { source: uid, host })
    if (!cart) return false
    emit(host, 'courtside:reordered', { orderId })
    const now = reordered(cart)
    setOutcome(now)
    setHasAdded(countPieces() > before)
    if (now.notAdded.length > 0) return false
    announce(text('reorder.done'))
    return true
  }

  return { reorder, outcome, hasAdded, problem, uid }
}

function reordered({ notAdded = [], repriced = [] }: Partial<Cart>): ReorderOutcome {
  return { notAdded, repriced }
}

function countPieces(): number {
  return Number(cartState.cart.quantity)
}
