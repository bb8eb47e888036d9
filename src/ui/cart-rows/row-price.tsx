import { text } from '../../i18n/text.ts'
import { Price } from '../price.tsx'
import type { Row } from './row.ts'

interface RowPriceProps {
  readonly row: Row
  /** Whether this visitor may see it. */
  readonly isShown: boolean
}

/** The unit price, or what stands in its place; the 30-day price comes as the row's own words. */
export function RowPrice({ row, isShown }: RowPriceProps) {
  if (!isShown) return <span className="cs-price">{text('product.quotation')}</span>
  const { price, campaignPrice, originalPrice } = row
  return <Price price={price} campaignPrice={campaignPrice} originalPrice={originalPrice} />
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
          <span className="cs-visually-hidden">{`${text('cart.column.total')} `}</span>
          {row.totalPrice}
        </>
      )}
    </p>
  )
}
