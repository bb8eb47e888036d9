import { text } from '../../i18n/text.ts'
import { canChangeQuantity, hasQuantityControl } from '../../model/cart.ts'
import { QuantityStepper } from '../quantity-stepper.tsx'
import {
  articleName,
  type Row,
  type RowActions,
  type RowSetting,
  type RowWork,
  rowAction,
} from './row.ts'

interface RowQuantityProps extends Pick<RowSetting, 'block' | 'forms'> {
  readonly row: Row
  readonly work: RowWork
  readonly actions: RowActions
}

/** Minus, figure and plus; only a locked figure for fees and services; plain text for a gift. */
export function RowQuantity({ row, work, block, forms, actions }: RowQuantityProps) {
  if (!hasQuantityControl(row)) {
    const count = row.quantity > 1 ? `${row.quantity} × ` : ''
    return <p className={`${block}__fixed`}>{count + text('cart.freegift')}</p>
  }
  if (!canChangeQuantity(row)) {
    return (
      <label className={`${block}__fixed`}>
        {`${text('quantity.label')} `}
        <input className="cs-quantity__box" value={row.quantity} disabled readOnly />
      </label>
    )
  }
  return (
    <QuantityStepper
      name={articleName(row)}
      of={row.rowSystemId}
      quantity={work.quantity ?? row.quantity}
      action={rowAction(row, forms)}
      onChange={(quantity) => actions.setQuantity(row, quantity)}
    />
  )
}
