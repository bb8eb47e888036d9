import { text } from '../../i18n/text.ts'
import type { Row } from './row.ts'

interface RowPriceProps {
  readonly row: Row
  /** SPEC 6: whether this visitor may see it. */
  readonly isShown: boolean
}

/** The unit price; a campaign's price first, then what it is compared with, struck (UX TRUST-2). */
export function RowPrice({ row, isShown }: RowPriceProps) {
  if (!isShown) return <p className="cs-price">{text('product.quotation')}</p>
  if (row.price === undefined) return null
  if (!row.campaignPrice) return <p className="cs-price">{row.price}</p>
  return (
    <p className="cs-price cs-price--campaign">
      {row.campaignPrice}{' '}
      <s className="cs-price__original">
        <span className="cs-visually-hidden">{text('price.original', { sum: '' })}</span>
        {row.originalPrice ?? row.price}
      </s>
    </p>
  )
}

interface RowTotalProps extends RowPriceProps {
  readonly className: string
}

/** What the row comes to. Where a price is asked for, the unit price has said so. */
export function RowTotal({ row, isShown, className }: RowTotalProps) {
  return (
    <p className={className}>
      {isShown && row.totalPrice && (
        <>
          <span className="cs-visually-hidden">{text('cart.column.total')} </span>
          {row.totalPrice}
        </>
      )}
    </p>
  )
}
