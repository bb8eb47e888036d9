import { type KeyboardEvent, useState } from 'react'
import { moveSelection, NONE_SELECTED } from '../../model/selection.ts'
import { createSuggesting } from '../../state/quick-order/suggestions.ts'
import type { QuickOrderEntryData } from '../../ui/quick-order/quick-order-entry.tsx'
import type { ArticleHit } from '../../ui/quick-order/suggestion-list.tsx'
import { orderFormOf } from './order-form.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The state of the entry, and of the list of articles under its field. */
export function useSuggestions(host: HTMLElement, first: () => QuickOrderEntryData) {
  const [data, setData] = useState(first)
  const [suggesting] = useState(createSuggesting)
  const change = (next: Partial<QuickOrderEntryData>) => setData((it) => ({ ...it, ...next }))

  async function type(typed: string): Promise<void> {
    change({ hits: data.hits ?? [], problem: null, selected: NONE_SELECTED })
    const hits = await suggesting.suggest(typed.trim())
    if (hits) change({ hits, isOpen: hits.length > 0 })
  }

  function close(): void {
    suggesting.stop()
    change({ isOpen: false, selected: NONE_SELECTED })
  }

  function choose({ articleNumber }: ArticleHit): void {
    const fields = orderFormOf(host)
    if (!fields) return
    fields.number.value = articleNumber
    close()
    fields.quantity.focus()
  }

  function press(event: KeyboardEvent): void {
    if (!data.isOpen || event.nativeEvent.isComposing) return
    if (follow(event.key)) event.preventDefault()
  }

  /** The focus stays in the field, so only this scrolls the article into view. */
  function select(at: number): void {
    change({ selected: at })
    host.querySelectorAll('[role="option"]')[at]?.scrollIntoView({ block: 'nearest' })
  }

  function follow(key: string): boolean {
    const { hits, selected } = data
    const hit = hits?.[selected]
    const step = STEPS[key]
    if (step) select(moveSelection(selected, step, hits?.length ?? 0))
    if (key === 'Enter' && hit) choose(hit)
    if (key === 'Escape') close()
    return step !== undefined || key === 'Escape' || (key === 'Enter' && hit !== undefined)
  }

  return { data, change, type, close, choose, press, findArticle: suggesting.findArticle }
}
