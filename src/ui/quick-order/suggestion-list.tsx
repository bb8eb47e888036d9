import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'

/** An article that matches a typed number or name. */
export interface ArticleHit {
  readonly articleNumber: string
  readonly name: string
  readonly size?: string | null | undefined
  readonly color?: string | null | undefined
  readonly price?: string | undefined
  readonly stock?: string | undefined
}

export function articleWords({ name, size, color }: ArticleHit): string {
  return [name, size, color].filter(Boolean).join(', ')
}

interface SuggestionListProps {
  readonly id: string
  readonly data: {
    readonly hits: readonly ArticleHit[] | null
    readonly selected: number
    readonly isOpen: boolean
  }
  readonly choose: (hit: ArticleHit) => void
}

/** The shop's articles under the field, each with its current price and stock. */
export function SuggestionList({ id, data, choose }: SuggestionListProps) {
  const { hits, selected, isOpen } = data
  if (!hits) return null
  return (
    <div
      className="quick-order__list"
      id={id}
      role="listbox"
      aria-label={text('quickorder.suggestions')}
      hidden={!isOpen}
    >
      {hits.map((hit, at) => (
        // The field keeps the focus and handles the keys.
        <button
          type="button"
          key={hit.articleNumber}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === selected}
          onMouseDown={keepFocus}
          onClick={() => choose(hit)}
        >
          <span>{articleWords(hit)}</span>
          <small>{[hit.articleNumber, hit.price, hit.stock].filter(Boolean).join(' · ')}</small>
        </button>
      ))}
    </div>
  )
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
