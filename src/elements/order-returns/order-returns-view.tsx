import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { parseBySchema } from '../../contract/parse-by-schema.ts'
import { type DrawnReturn, drawnReturnSchema } from '../../contract/return-answers.ts'
import { emit } from '../../events/element-events.ts'
import { messageText } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import {
  createReturn,
  type ReturnState,
  type ReturnStore,
} from '../../state/account/return-store.ts'
import {
  confirmReturn,
  editReturn,
  leaveReturn,
  openReturn,
  reviewReturn,
  stopReturn,
} from '../../state/account/returns.ts'
import { OrderReturns } from '../../ui/account/order-returns.tsx'
import {
  COUNT_FIELD,
  REASON_FIELD,
  type ReturnData,
  type ReturnHandlers,
  returnData,
} from '../../ui/account/return-props.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { typedIn } from '../drawn-form.ts'
import type { AttributeProps, ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { table } from './order-returns.table.ts'

/** A path of this site, whoever wrote it. */
const PATH = /^(?:\/[\w-]+)+$/

const stores = new WeakMap<HTMLElement, { readonly of: string; readonly store: ReturnStore }>()

/** A return with its actions. */
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

/** The return's current data. */
function readReturn(
  { problem, ...rest }: Readonly<ReturnState>,
  { orderUrl, loginUrl }: AttributeProps<typeof table>,
): ReturnData {
  const words = problem ? messageText(problem) : ''
  return returnData({ ...rest, problem: words, orderUrl, loginUrl: safeUrl(loginUrl) })
}

type Props = AttributeProps<typeof table>

/** The store of one element; another order, or other rows, start a new return. */
function returnOf(host: HTMLElement, { orderId, orderKey, rows }: Props): ReturnStore {
  const of = JSON.stringify([orderId, orderKey, rows])
  const existing = stores.get(host)
  if (existing?.of === of) return existing.store
  // The server's markup belongs to the order that the tag came with.
  const drawn = existing ? undefined : readDrawn(host)
  const store = createReturn({ orderId, key: orderKey, rows, drawn })
  stores.set(host, { of, store })
  return store
}

function readDrawn({ dataset }: HTMLElement): DrawnReturn | undefined {
  if (!dataset.drawn) return undefined
  try {
    const parsed = parseBySchema(drawnReturnSchema, JSON.parse(dataset.drawn))
    return parsed.success && PATH.test(parsed.output.path) ? parsed.output : undefined
  } catch {
    // Our server has not written this: the attributes hold the data.
    return undefined
  }
}
