import { checksum } from '../../../src/model/checksum.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { scriptJson } from '../../platform/html/html.ts'
import { contents } from '../../platform/html/render.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'
import { type PartsBack, partFacts, purchaseOf, restFacts } from '../history/purchase-facts.ts'

/** Browsers remember this long what they have sent; pages send nothing older. */
const TRACKED_MS = 30 * DAY_MS

interface PurchaseEventProps {
  readonly page: PageContext
  readonly receipt: Receipt
  readonly back: PartsBack
  readonly now: number
}

/**
 * The event that the loader sends to the tag manager, once and with consent, for a valid or fully
 * refunded order. Visitors who may not see the storefront's prices get none.
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

/**
 * An event for each partial refund of the last thirty days, whatever happened to the rest of the order.
 */
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
