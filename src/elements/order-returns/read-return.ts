import { messageText } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { ReturnState } from '../../state/account/return-store.ts'
import { type ReturnData, returnData } from '../../ui/account/return-props.ts'
import type { AttributeProps } from '../element-table.ts'
import type { table } from './order-returns.table.ts'

/** What the return shows now. */
export function readReturn(
  { problem, ...known }: Readonly<ReturnState>,
  { orderUrl, loginUrl }: AttributeProps<typeof table>,
): ReturnData {
  const words = problem ? messageText(problem) : ''
  return returnData({ ...known, problem: words, orderUrl, loginUrl: safeUrl(loginUrl) })
}
