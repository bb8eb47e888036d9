import { watchHandOff } from '../../services/hand-off.ts'
import { watchTogether } from '../../services/page-singleton.ts'
import { settleCart } from './mutation.ts'
import { flushRows } from './rows.ts'

/** Whoever shows a link with `data-handoff` starts it; it ends with the last who does. */
export function takeCartAlong(): () => void {
  return watchTogether('hand-off', () => watchHandOff(settle))
}

/** The key is dead once it was handed off: what was pressed before is sent before. */
function settle(): Promise<unknown> {
  flushRows()
  return settleCart()
}
