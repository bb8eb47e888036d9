import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import { SUBMIT_ERROR_MS } from '../../model/limits.ts'
import { createAsking } from '../../state/quotation/asking.ts'
import { changeProduct, quotationList, removeProducts } from '../../state/quotation/list.ts'
import { announce } from '../../ui/live-region.ts'
import { QuotationForm } from '../../ui/quotation/quotation-form.tsx'
import type { QuotationFormHandlers } from '../../ui/quotation/quotation-props.ts'
import { readForms } from '../read-forms.ts'
import { useKept } from '../use-kept.ts'
import { firstData } from './first-draw.ts'
import type { QuotationFormProps } from './quotation-form.table.ts'
import { readAsked, typedQuantity } from './read-asked.ts'

/** The list and its form, with what a visitor can do in them. */
export function QuotationFormView(props: QuotationFormProps) {
  const { host } = props
  const forms = useMemo(() => readForms(host), [host])
  const [asking] = useKept(host, 'asking', createAsking)
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
        const asked = readAsked(form, quotationList.rows)
        if (asked.faults.length > 0) return asking.refuse(asked.faults)
        if (!(await asking.send(asked.sent, host))) return
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

  const said = problem ? messageText(problem) : attempt === 0 ? first.problem : null
  const data = {
    ...first,
    ...{ rows, epoch: epoch - drawnAt, submit, attempt, problem: said },
    faults: faults.map(({ id, words }) => ({ id, words: messageText(words) })),
    termsUrl: props.termsUrl ?? null,
    notice: notice ? text(notice) : null,
    done: done ?? null,
  }
  return <QuotationForm data={data} forms={forms} handlers={handlers} />
}
