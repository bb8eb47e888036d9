import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { type ReceiptLine, receiptLines, sizesText } from '../../../src/model/row-groups.ts'
import { TotalsList, type TotalsListRow } from '../../../src/ui/totals-list.tsx'
import { deliveryPriceText } from '../../delivery/delivery-prices.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { namesVat } from '../../platform/shop/vat.ts'
import { laterText } from '../receipt/ordered-stock.ts'
import { type ItemLink, ItemPicture } from './item-links.tsx'

type Reader = Pick<PageContext, 'language' | 't' | 'shop'>

interface ReceiptRowsProps {
  readonly page: Reader
  readonly receipt: Receipt
  /** No amount is due after a withdrawal. */
  readonly amountAsked: 'due' | 'withdrawn'
  /** A heading for readers other than the buyer. */
  readonly heading?: string
  /** Links to the items that are still on sale. */
  readonly items?: readonly ItemLink[] | undefined
}

/** The items and totals, as they were when the order was placed. */
export function ReceiptRows({ page, receipt, amountAsked, heading, items = [] }: ReceiptRowsProps) {
  const linkOf = ({ kind, articleNumber }: ReceiptRow) =>
    isItem(kind) ? items.find((it) => it.articleNumber === articleNumber) : undefined
  return (
    <section className="shop-receipt__rows" aria-labelledby="receipt-rows">
      <h2 id="receipt-rows">
        {heading ?? page.t('mail.order.rows')}
        <span className="shop-receipt__number">{` · ${receipt.number}`}</span>
      </h2>
      <ul>
        {receiptLines(receipt).map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered
          <Row key={at} page={page} receipt={receipt} row={it} item={linkOf(it)} />
        ))}
      </ul>
      <TotalsList rows={totalsOf(page, receipt, amountAsked)} />
    </section>
  )
}

interface RowProps {
  readonly page: Reader
  readonly receipt: Receipt
  readonly row: ReceiptLine
  readonly item: ItemLink | undefined
}

function isItem(kind: ReceiptRow['kind']): boolean {
  return kind === 'article' || kind === 'gift'
}

function Row({ page, receipt: { includesVat, currency }, row, item }: RowProps) {
  const { t, language } = page
  const traits = [
    row.size && t('mail.size', { size: row.size }),
    row.colour,
    isItem(row.kind) && !row.sizes && t('mail.article', { number: row.articleNumber }),
    row.kind === 'gift' && t('mail.gift'),
  ].filter(Boolean)
  const count = t(includesVat ? 'mail.count' : 'mail.count.exvat', {
    n: String(row.quantity),
    price: formatMoney(row.price, currency, language),
  })
  const later = laterText(row.sizes ?? [row], t)
  return (
    <li className="shop-receipt__row">
      {item && <ItemPicture item={item} text="named" />}
      <span className="shop-receipt__name">
        {item ? <a href={item.url}>{row.name}</a> : row.name}
      </span>
      <span className="shop-receipt__sum">{formatMoney(row.total, currency, language)}</span>
      <span className="shop-receipt__traits">
        {[...traits, count.replaceAll(' × ', '\u00a0×\u00a0')].join(' · ')}
        {later && <span className="shop-receipt__later">{later}</span>}
      </span>
      {row.sizes && <Sizes page={page} sizes={row.sizes} />}
    </li>
  )
}

interface SizesProps {
  readonly page: Reader
  readonly sizes: readonly ReceiptRow[]
}

/** How many of each size, and their article numbers for whoever orders or compares by them. */
function Sizes({ page: { t }, sizes }: SizesProps) {
  return (
    <div className="shop-receipt__sizes">
      <p>{t('mail.sizes', { sizes: sizesText(sizes) })}</p>
      <details className="shop-receipt__numbers">
        <summary>{t('order.numbers')}</summary>
        <p>{sizes.map(({ size, articleNumber }) => `${size}: ${articleNumber}`).join(', ')}</p>
      </details>
    </div>
  )
}

function totalsOf(
  page: Reader,
  receipt: Receipt,
  amountAsked: ReceiptRowsProps['amountAsked'],
): readonly TotalsListRow[] {
  const { t, language } = page
  const {
    includesVat,
    currency,
    campaignCode: code,
    discountTotal,
    feeTotal,
    refundedTotal,
  } = receipt
  const line = (name: string, amount: number): TotalsListRow => ({
    name,
    sum: formatMoney(amount, currency, language),
  })
  const toPay = t(includesVat ? 'mail.total' : 'mail.total.vat')
  const name = isDue(receipt, amountAsked) ? toPay : page.t('receipt.sum')
  const total = { ...line(name, receipt.total), isTotal: true }
  const vat = line(t(includesVat ? 'mail.vat.included' : 'mail.vat'), receipt.vatTotal)
  const discount = t(code ? 'mail.discount.code' : 'mail.discount', { code })
  return [
    line(t(includesVat ? 'mail.goods' : 'mail.goods.exvat'), receipt.itemsTotal),
    ...(feeTotal > 0 ? [line(t('mail.fees'), feeTotal)] : []),
    {
      name: t('mail.delivery.sum', { name: receipt.deliveryMethod.name }),
      sum: deliveryPriceText({ ...page, currency }, receipt.deliveryTotal),
    },
    ...(discountTotal === 0 ? [] : [line(discount, -Math.abs(discountTotal))]),
    ...inOrder(page, receipt, { total, vat }),
    ...(refundedTotal > 0 ? [line(page.t('receipt.sum.refunded'), -refundedTotal)] : []),
  ]
}

/** Amounts without VAT list the VAT before the total. */
function inOrder(
  { shop }: Reader,
  receipt: Receipt,
  { total, vat }: Readonly<Record<'total' | 'vat', TotalsListRow>>,
): readonly TotalsListRow[] {
  if (!namesVat(shop, receipt)) return [total]
  return receipt.includesVat ? [total, vat] : [vat, total]
}

/** Whether there is an amount to pay: not if it has been paid, or never will be. */
function isDue({ status }: Receipt, amountAsked: ReceiptRowsProps['amountAsked']): boolean {
  return amountAsked === 'due' && (status === 'placed' || status === 'held')
}
