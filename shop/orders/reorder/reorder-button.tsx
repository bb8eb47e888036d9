import type { OrderState } from '../../../src/model/order.ts'
import { ReorderButton, reorderButtonData } from '../../../src/ui/reorder-button/reorder-button.tsx'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf, RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

/** Whether an order is one that its buyer may repeat: it neither waits nor is being paid for. */
export function mayReorder(state: OrderState): boolean {
  return state !== 'held' && state !== 'toapprove'
}

interface ReorderProps {
  readonly page: PageContext
  readonly orderId: string
}

/** A form that adds a past order to the cart and opens the cart, until the element does so in place. */
export function Reorder({ page, orderId }: ReorderProps) {
  const forms = formsOf(page)
  const hidden = { ...forms.hidden, [RETURN_FIELD]: linkTo(page, '/cart') }
  return (
    <DrawnElement
      tag="reorder-button"
      attributes={{ orderid: orderId }}
      View={ReorderButton}
      data={reorderButtonData(orderId)}
      forms={{ ...forms, hidden }}
    />
  )
}
