import { useMemo } from 'react'
import { stopCartChanges } from '../../state/cart/mutation.ts'
import { ReorderButton, reorderButtonData } from '../../ui/reorder-button/reorder-button.tsx'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { type ReorderButtonProps, table } from './reorder-button.table.ts'
import { useReordering } from './use-reordering.ts'

/** Another order is another button: no message about the previous order is kept. */
function ReorderButtonView(props: ReorderButtonProps) {
  return <OneOrder key={props.orderId} {...props} />
}

/** The button of one order, with its action. */
function OneOrder(props: ReorderButtonProps) {
  const { host, orderId, title } = props
  const { reorder, outcome, hasAdded, problem, uid } = useReordering(props)
  const forms = useMemo(() => readForms(host), [host])
  const outcomeId = problem || outcome.notAdded.length > 0 ? `${uid}-said` : undefined
  const data = { ...reorderButtonData(orderId, title), problem, ...outcome, hasAdded, outcomeId }
  return <ReorderButton data={data} forms={forms} handlers={{ reorder, stop: stopCartChanges }} />
}

export const { define, mount } = elementPart(table, ReorderButtonView, {
  drawnFrom: ({ orderId, title }) => reorderButtonData(orderId, title),
})
