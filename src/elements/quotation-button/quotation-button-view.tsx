import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { addProducts, openList, quotationList } from '../../state/quotation/list.ts'
import { announce } from '../../ui/live-region.ts'
import { QuotationButton, quotationButtonData } from '../../ui/quotation/quotation-button.tsx'
import { useUid } from '../../ui/uid.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useHostState } from '../use-host-state.ts'
import { type QuotationButtonProps, table } from './quotation-button.table.ts'

/** The button with its action. The count comes after the first draw, which matches the server's. */
function QuotationButtonView(props: QuotationButtonProps) {
  const { host, articleNumber, name = '' } = props
  const uid = useUid()
  const forms = useMemo(() => readForms(host), [host])
  const [problem, setProblem] = useHostState<Message | undefined>(host, 'problem', () => undefined)
  const [isRead, setIsRead] = useState(false)
  const { rows } = useSnapshot(quotationList)
  useEffect(() => {
    openList()
    setIsRead(true)
  }, [])

  function add(): boolean {
    openList()
    const fault = addProducts([{ articleNumber, name, quantity: 1 }])
    setProblem(fault)
    if (fault) {
      announce(messageText(fault))
      return false
    }
    emit(host, 'courtside:quotation-listed', { articleNumber })
    announce(text('quote.count', { n: quotationList.rows.length }))
    return true
  }

  const first = quotationButtonData(props)
  const count = isRead ? rows.length : 0
  const data = { ...first, count, problem, problemId: problem && `${uid}-said` }
  return <QuotationButton data={data} forms={forms} handlers={{ add }} />
}

export const { define, mount } = elementPart(table, QuotationButtonView, {
  drawnFrom: (props) => quotationButtonData(props),
})
