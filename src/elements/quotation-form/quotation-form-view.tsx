import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { QuotationRequest } from '../../contract/quotation.ts'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import { MIN_QUANTITY, SUBMIT_ERROR_MS } from '../../model/limits.ts'
import { readQuantity } from '../../model/quantity.ts'
import { type ListedProduct, requestValues } from '../../model/quotations.ts'
import type { Message } from '../../model/validation.ts'
import { changeProduct, quotationList, removeProducts } from '../../state/quotation/list.ts'
import {
  createQuotationRequest,
  type QuotationRequestState,
} from '../../state/quotation/request.ts'
import { announce } from '../../ui/live-region.ts'
import { QuotationForm } from '../../ui/quotation/quotation-form.tsx'
import { QUANTITY_FIELD, type QuotationFormHandlers } from '../../ui/quotation/quotation-props.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useHostState } from '../use-host-state.ts'
import { type QuotationFormProps, table } from './quotation-form.table.ts'
import { firstData } from './read-drawn.ts'

/** The list and its form, with the visitor's actions. */
function QuotationFormView(props: QuotationFormProps) {
  const { host } = props
  const forms = useMemo(() => readForms(host), [host])
  const [asking] = useHostState(host, 'asking', createQuotationRequest)
  const [first] = useState(() => firstData(props, host))
  const [drawnAt] = useState(quotationList.epoch)
  const { rows, epoch, notice } = useSnapshot(quotationList)
  const { submit, faults, problem, attempt, done } = useSnapshot(asking.state)

  useEffect(() => {
    if (submit !== 'error') return
    const timer = setTimeout(asking.idle, SUBMIT_ERROR_MS)
    return () => clearTimeout(timer)
  }, [asking, submit])

  const handlers: QuotationFormHandlers = useMemo(
    () => ({
      async submit(form) {
        const input = readInput(form, quotationList.rows)
        if (input.faults.length > 0) return asking.showFaults(input.faults)
        if (!(await asking.send(input.sent, host))) return
        emit(host, 'courtside:quotation-asked', { number: asking.state.number })
      },
      setQuantity(articleNumber, typed) {
        const quantity = typedQuantity(typed)
        if (quantity !== undefined) changeProduct(articleNumber, { quantity })
      },
      setNote: (articleNumber, note) => changeProduct(articleNumber, { note }),
      remove({ articleNumber, name }) {
        removeProducts([articleNumber])
        announce(text('quote.removed', { name: name || articleNumber }))
        host.querySelector<HTMLElement>('#quotation-articles')?.focus()
      },
      stop: asking.stop,
    }),
    [asking, host],
  )

  const problemText = problem ? messageText(problem) : attempt === 0 ? first.problem : null
  const data = {
    ...first,
    ...{ rows, epoch: epoch - drawnAt, submit, attempt, problem: problemText },
    faults: faults.map(({ id, words }) => ({ id, words: messageText(words) })),
    termsUrl: props.termsUrl ?? null,
    notice: notice ? text(notice) : null,
    done: done ?? null,
  }
  return <QuotationForm data={data} forms={forms} handlers={handlers} />
}

interface QuotationInput {
  readonly sent: QuotationRequest
  /** Errors that are found without asking the shop. */
  readonly faults: QuotationRequestState['faults']
}

/** The form's current input. The shop checks the fields; quantities and the tick are checked here. */
function readInput(form: HTMLFormElement, rows: readonly ListedProduct[]): QuotationInput {
  const typed = new FormData(form)
  const fieldText = (name: string): string => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  const faults: { id: string; words: Message }[] = rows.flatMap(({ articleNumber }) => {
    const id = QUANTITY_FIELD + articleNumber
    const reading = readQuantity(fieldText(id), { min: MIN_QUANTITY })
    return 'fault' in reading ? [{ id, words: reading.fault }] : []
  })
  if (rows.length === 0) faults.push({ id: 'articles', words: { key: 'quote.empty' } })
  const termsAccepted = typed.has('termsAccepted')
  if (!termsAccepted) faults.push({ id: 'termsAccepted', words: { key: 'quote.terms.missing' } })
  const articles = rows.map(({ articleNumber, quantity, note }) => ({
    ...{ articleNumber, quantity, note },
  }))
  return { sent: { formDetails: requestValues(fieldText), articles, termsAccepted }, faults }
}

/** The quantity to keep; invalid input keeps the last one. */
function typedQuantity(typed: string): number | undefined {
  const reading = readQuantity(typed, { min: MIN_QUANTITY })
  return 'quantity' in reading ? reading.quantity : undefined
}

export const { define, mount } = elementPart(table, QuotationFormView, { drawnFrom: firstData })
