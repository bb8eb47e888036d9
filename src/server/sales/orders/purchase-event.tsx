import type { Purchase, PurchaseItem } from '../../../contract/purchase.ts'
import { unitOf } from '../../../model/currency.ts'
import type { Receipt, ReceiptRow } from '../../../model/order.ts'
import { withoutVat } from '../../../model/without-vat.ts'
import { scriptJson } from '../../platform/html/html.ts'
import { contents } from '../../platform/html/render.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'

/** As long as a browser remembers what it has sent; an older order is sent by no page. */
const TRACKED_MS = 30 * 24 * 60 * 60 * 1000

interface PurchaseEventProps {
  readonly page: PageContext
  readonly receipt: Receipt
  readonly now: number
}

/**
 * What the loader sends to the tag manager of an order that stands, or of one that was repaid whole,
 * once and with consent. Anyone who may not see the storefront's prices gets nothing.
 */
export function PurchaseEvent({ page, receipt, now }: PurchaseEventProps) {
  const { visitor } = page
  const { storefront, createdAt } = receipt
  const isSeen = seesPrices(page) && seesPrices({ storefront, visitor })
  if (!isSeen || now - createdAt >= TRACKED_MS) return null
  const purchase = purchaseOf(receipt)
  if (receipt.status === 'refunded') {
    const { transaction_id, currency, value } = purchase
    const facts = { transaction_id, currency, value }
    return <PageEvent page={page} name="refund" facts={facts} once={transaction_id} />
  }
  const json = contents(scriptJson(purchase))
  return <script type="application/json" id="courtside-purchase" {...json} />
}

function purchaseOf(receipt: Receipt): Purchase {
  const { rows, deliveryTotal } = receipt.includesVat
    ? withoutVat(receipt, receipt.deliveryMethod)
    : receipt
  const { number, currency, total, vatTotal, campaignCode } = receipt
  const unit = unitOf(currency)
  return {
    transaction_id: number,
    currency,
    value: (total - vatTotal - deliveryTotal) / unit,
    tax: vatTotal / unit,
    shipping: deliveryTotal / unit,
    ...(campaignCode !== '' && { coupon: campaignCode }),
    items: rows
      .filter(({ kind }) => kind === 'article' || kind === 'gift')
      .map((it) => itemOf(it, unit)),
  }
}

function itemOf(row: ReceiptRow, unit: number): PurchaseItem {
  const { articleNumber, name, colour, size, price, quantity } = row
  const variant = [colour, size].filter(Boolean).join(', ')
  return {
    item_id: articleNumber,
    item_name: name,
    ...(variant !== '' && { item_variant: variant }),
    price: price / unit,
    quantity,
  }
}
