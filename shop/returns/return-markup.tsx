import { parse } from 'valibot'
import { drawnReturnSchema } from '../../src/contract/return-answers.ts'
import type {
  MadeReturn,
  QuotedReturn,
  ReturnableRow,
  ReturnChoice,
} from '../../src/model/returns.ts'
import { OrderReturns } from '../../src/ui/account/order-returns.tsx'
import { drawnReturnData } from '../../src/ui/account/return-props.ts'
import { DrawnElement } from '../platform/html/element.tsx'
import { tokenForms } from '../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { pathOfForm, pathOfOrder, type ReturnContext } from './return-context.ts'

/** The contents of one step; absent parts are not shown. */
export interface DrawnStep {
  readonly step: 'none' | 'choose' | 'review' | 'done'
  readonly message?: string
  readonly problem?: string | undefined
  readonly choices?: readonly ReturnChoice[]
  readonly quote?: QuotedReturn
  readonly done?: MadeReturn
}

interface ReturnElementProps {
  readonly page: PageContext
  readonly context: ReturnContext
  /** Made for the form, so that it is one return however often it is sent. */
  readonly id: string
  readonly rows: readonly ReturnableRow[]
  readonly drawn: DrawnStep
}

/** The steps of a return as the element draws them, with a form that works without script. */
export function ReturnElement({ page, context, id, rows, drawn }: ReturnElementProps) {
  const { key, receipt } = context
  const { message = '', problem = '', choices = [], quote, done } = drawn
  const path = pathOfForm(context)
  const step = { step: drawn.step, path, message, problem, choices, quote, done }
  const stated = parse(drawnReturnSchema, step)
  const orderUrl = linkTo(page, pathOfOrder(context))
  return (
    <div className="shop-return">
      <DrawnElement
        tag="order-returns"
        attributes={{
          orderid: receipt.orderId,
          rows: JSON.stringify(rows),
          orderurl: orderUrl,
          ...(key !== undefined && { orderkey: key }),
        }}
        View={OrderReturns}
        data={drawnReturnData({ ...stated, orderUrl })}
        forms={tokenForms(page, { return: id, ...(key !== undefined && { key }) })}
        drawn={stated}
      />
    </div>
  )
}
