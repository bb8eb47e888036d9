import { watchHandOff } from '../../services/cart-hand-off.ts'
import { type Watch, watchTogether } from '../../services/page-singleton.ts'
import { settleCart } from './mutation.ts'

const watching: Watch = { users: 0 }

/**
 * Whoever shows a link with `data-handoff` starts it; it ends with the last who does. What was changed
 * before is sent before: the key is dead once it was handed off.
 */
export function takeCartAlong(): () => void {
  return watchTogether(watching, () => watchHandOff(settleCart))
}
