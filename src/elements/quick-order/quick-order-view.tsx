import { type MouseEvent, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { hasNumber } from '../../state/quick-order/suggestions.ts'
import { announce } from '../../ui/live-region.ts'
import {
  QuickOrderEntry,
  type QuickOrderEntryData,
  quickOrderEntryData,
} from '../../ui/quick-order/quick-order-entry.tsx'
import { type ArticleHit, articleWords } from '../../ui/quick-order/suggestion-list.tsx'
import { elementPart } from '../react-element.tsx'
import { useAnnouncedWait } from '../use-announced-wait.ts'
import { addLine, type OrderForm, orderFormOf } from './order-form.ts'
import { type QuickOrderEntryProps, table } from './quick-order.table.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The data of the first draw. */
function firstData(_: object, host: HTMLElement): QuickOrderEntryData {
  return quickOrderEntryData(readOrderedBefore(host))
}

/** A line of an order, with the shop's article for the typed number. */
function QuickOrderEntryView({ host }: QuickOrderEntryProps) {
  const { data, change, type, close, choose, press, findArticle } = useSuggestions(host, () =>
    firstData({}, host),
  )
  const [isAsking, setAsking] = useState(false)
  useAnnouncedWait(isAsking, text('action.busy'))

  function showProblem(problem: string, { number }: OrderForm): void {
    change({ problem, confirmation: null })
    number.focus()
  }

  /** The shop checks availability once it checks all lines. */
  async function add(fields: OrderForm, typed: string): Promise<void> {
    close()
    setAsking(true)
    const found = await find(typed).finally(() => setAsking(false))
    if (found === 'none') showProblem(text('quickorder.unknown', { number: typed }), fields)
    else if (found) take(fields, found === 'unknown' ? bare(typed) : found)
  }

  const find = async (typed: string) =>
    data.hits?.find((it) => hasNumber(it, typed)) ?? findArticle(typed)

  function take(fields: OrderForm, article: ArticleHit): void {
    const n = fields.quantity.value.trim() || '1'
    addLine(fields, `${article.articleNumber};${n}`)
    const confirmation = text('quickorder.lineadded', { name: articleWords(article), n })
    change({ confirmation, problem: null, hits: [] })
    announce(confirmation)
    fields.number.focus()
  }

  function pressAdd(event: MouseEvent): void {
    const fields = orderFormOf(host)
    if (!fields) return
    event.preventDefault()
    const typed = fields.number.value.trim()
    if (typed === '') fields.number.focus()
    else void add(fields, typed)
  }

  const handlers = {
    ...{ press, choose, leave: close, add: pressAdd },
    type: (event: { readonly currentTarget: HTMLInputElement }) =>
      void type(event.currentTarget.value),
  }
  return <QuickOrderEntry data={data} forms={undefined} handlers={handlers} />
}

/** The shop could not identify it; it is checked with the other lines. */
function bare(articleNumber: string): ArticleHit {
  return { articleNumber, name: articleNumber }
}

/** The server's suggestions without script: articles that were ordered before. */
function readOrderedBefore({ dataset }: HTMLElement): readonly ArticleHit[] {
  try {
    const parsed: unknown = JSON.parse(dataset.drawn ?? '[]')
    return Array.isArray(parsed) ? parsed : []
  } catch {
    // Our server has not written this: there are no suggestions until the visitor types.
    return []
  }
}

export const { define, mount } = elementPart(table, QuickOrderEntryView, { drawnFrom: firstData })
