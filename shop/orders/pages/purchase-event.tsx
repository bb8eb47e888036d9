import { checksum } from '../../../src/model/checksum.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { scriptJson } from '../../platform/html/html.ts'
import { contents } from '../../platform/html/render.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'
import { type PartsBack, partFacts, purchaseOf, restFacts } from '../history/purchase-facts.ts'

/** As long as a browser remembers what it has sent; what is older is sent by no page. */
const TRACKED_MS = 30 * DAY_MS

interface PurchaseEventProps {
  readonly page: PageContext
  readonly receipt: Receipt
  readonly back: PartsBack
  readonly now: number
}

/**
 * What the loader sends to the tag manager of an order that stands, or of one that was repaid whole,
 * once and with consent. Anyone who may not see the storefront's prices gets nothing.
 */
export function PurchaseEvent({ page, receipt, back, now }: PurchaseEventProps) {
  if (!seesOrder(page, receipt) || now - receipt.createdAt >= TRACKED_MS) return null
  const purchase = purchaseOf(receipt)
  if (receipt.status === 'refunded') {
    const { transaction_id, currency, value } = purchase
    const isWhole = back.parts.length === 0
    const facts = isWhole ? { transaction_id, currency, value } : restFacts(receipt, back)
    return facts && <PageEvent page={page} name="refund" facts={facts} once={transaction_id} />
  }
  const json = contents(scriptJson(purchase))
  return <script type="application/json" id="courtside-purchase" {...json} />
}

/** What has gone back of an order in parts: each once, for thirty days, whatever became of the rest. */
export function RefundEvents({ page, receipt, back, now }: PurchaseEventProps) {
  if (!seesOrder(page, receipt)) return null
  return back.parts
    .filter(({ settledAt }) => settledAt !== null && now - settledAt < TRACKED_MS)
    .map((part) => (
      <PageEvent
        key={part.id}
        page={page}
        name="refund"
        facts={partFacts(receipt, part, back)}
        once={`${receipt.number}.${checksum(part.id)}`}
      />
    ))
}

function seesOrder(page: PageContext, { storefront }: Receipt): boolean {
  return seesPrices(page) && seesPrices({ storefront, viewer: page.viewer })
}
