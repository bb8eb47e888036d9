import { memo } from 'react'
import { text } from '../../i18n/text.ts'
import { canRemove, canSeePrice, canSeeStock } from '../../model/cart.ts'
import { sending } from '../action-form.tsx'
import { Price } from '../price.tsx'
import { SlowNotice } from '../slow-notice.tsx'
import {
  articleName,
  type Row,
  type RowActions,
  type RowSetting,
  type RowWork,
  rowAction,
} from './row.ts'
import { RowArticle, RowPicture } from './row-article.tsx'
import { RowMessage } from './row-message.tsx'
import { RowQuantity } from './row-quantity.tsx'
import { RowTotal } from './row-total.tsx'

export interface CartRowProps extends RowSetting {
  readonly row: Row
  readonly work: RowWork
  readonly actions: RowActions
}

/** One row of the cart. Redrawn only when the row itself has changed, so that 500 rows stay fast. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { row, Boundary } = props
  if (!Boundary) return <RowItem {...props} />
  return (
    <Boundary holds={(it) => it.getAttribute('data-row') === row.rowSystemId}>
      <RowItem {...props} />
    </Boundary>
  )
})

function RowItem(props: CartRowProps) {
  const { row, work, block, isAuthenticated, storefront } = props
  const isPriced = canSeePrice(row, { isAuthenticated }, storefront)
  const isBusy = work.status === 'busy' || undefined
  return (
    <li
      className={`${block}__row`}
      data-row={row.rowSystemId}
      data-busy={isBusy}
      aria-busy={isBusy}
    >
      <RowPicture row={row} block={block} />
      <RowArticle
        row={row}
        block={block}
        showsStock={canSeeStock(row, { isAuthenticated }, storefront)}
      />
      <div className={`${block}__price`}>
        <RowPrice row={row} isShown={isPriced} />
      </div>
      <div className={`${block}__controls`}>
        <RowQuantity {...props} />
        {canRemove(row) && <RemoveButton {...props} />}
      </div>
      <RowTotal total={isPriced ? row.totalPrice : undefined} block={block} />
      <SlowNotice isWaiting={isBusy === true} stop={props.actions.stop} />
      <RowMessage block={block} message={work.message} />
    </li>
  )
}

function RemoveButton({ row, block, forms, actions }: CartRowProps) {
  return (
    <button
      className={`${block}__remove`}
      data-act={`remove ${row.rowSystemId}`}
      aria-label={text('cart.remove', { name: articleName(row) })}
      onClick={() => actions.remove(row)}
      {...sending(rowAction(row, forms), 'quantity', 0)}
    >
      {text('cart.remove.short')}
    </button>
  )
}

interface RowPriceProps {
  readonly row: Row
  /** Whether the visitor may see it. */
  readonly isShown: boolean
}

/** The unit price, or the text that replaces it; the 30-day price is among the row's messages. */
function RowPrice({ row, isShown }: RowPriceProps) {
  if (row.isFreeGift) return null
  if (!isShown) return <span className="cs-price">{text('product.quotation')}</span>
  const { price, campaignPrice, originalPrice } = row
  return <Price price={price} campaignPrice={campaignPrice} originalPrice={originalPrice} />
}
