import { watchHandOff } from '../../services/hand-off.ts'
import { watchTogether } from '../../services/page-singleton.ts'
import { settleCart } from './mutation.ts'

/**
 * Whoever shows a link with `data-handoff` starts it; it ends with the last who does. What was changed
 * before is sent before: the key is dead once it was handed off.
 */
export function takeCartAlong(): () => void {
  return watchTogether('hand-off', () => watchHandOff(settleCart))
}
