import { watchHandOff } from '../../services/cart-hand-off.ts'
import { type Watch, watchTogether } from '../../services/page-singleton.ts'
import { settleCart } from './mutation.ts'

const watching: Watch = { users: 0 }

/**
 * Every element with a `data-handoff` link calls it; the last one to stop ends it. Pending changes are sent
 * before the hand-off, because the key is invalid afterwards.
 */
export function takeCartAlong(): () => void {
  return watchTogether(watching, () => watchHandOff(settleCart))
}
