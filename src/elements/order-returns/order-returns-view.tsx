import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import {
  confirmReturn,
  editReturn,
  leaveReturn,
  openReturn,
  reviewReturn,
  stopReturn,
} from '../../state/account/returns.ts'
import { OrderReturns } from '../../ui/account/order-returns.tsx'
import { COUNT_FIELD, REASON_FIELD, type ReturnHandlers } from '../../ui/account/return-props.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { typedIn } from '../drawn-form.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { table } from './order-returns.table.ts'
import { readReturn } from './read-return.ts'
import { returnOf } from './return-of.ts'

/** Goods that are sent back, with what a visitor can do. */
function OrderReturnsView(props: ViewProps<typeof table>) {
  const { host, orderId } = props
  const store = returnOf(host, props)
  const state = useSnapshot(store.state, { sync: true })
  const forms = useMemo(() => readForms(host), [host])

  useEffect(() => {
    void openReturn(store)
    return () => leaveReturn(store)
  }, [store])
  useBackCloses(state.step === 'review' && state.attempt > 0, () => editReturn(store))

  const handlers: ReturnHandlers = useMemo(
    () => ({
      edit: () => editReturn(store),
      retry: () => void openReturn(store),
      stop: () => stopReturn(store),
      review(form) {
        const typed = store.state.choices.map(({ rowSystemId: id }) => {
          const count = typedIn(form, COUNT_FIELD + id)
          return [id, { count, reason: typedIn(form, REASON_FIELD + id) }] as const
        })
        void reviewReturn(store, Object.fromEntries(typed))
      },
      async confirm() {
        if (!(await confirmReturn(store, host))) return
        const returnNumber = store.state.done?.returnNumber ?? ''
        emit(host, 'courtside:returned', { orderId, returnNumber })
      },
    }),
    [host, orderId, store],
  )
  return <OrderReturns data={readReturn(state, props)} forms={forms} handlers={handlers} />
}

export const { define, mount } = elementPart(table, OrderReturnsView, {
  drawnFrom: (props, host) => readReturn(returnOf(host, props).state, props),
})
