import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import type { Chip } from '../../model/facet-query.ts'
import { isPlainClick } from '../../model/plain-click.ts'
import { Icon } from '../icon.tsx'
import type { ChipLink } from './facets-props.ts'

export interface ChipListHandlers {
  readonly remove: (chip: Chip, index: number) => void
  readonly clear: () => void
}

interface ChipListProps {
  readonly chips: readonly ChipLink[]
  readonly clearHref: string
  readonly handlers: ChipListHandlers
}

/** The chosen options, each with a button that removes it; "clear all" is last. */
export function ChipList({ chips, clearHref, handlers }: ChipListProps) {
  if (chips.length === 0) return null
  return (
    <ul className="faceted-search__chips" aria-label={text('facet.chosen')}>
      {chips.map((it, index) => (
        <li key={JSON.stringify([it.groupId, it.optionId])}>
          <a
            className="faceted-search__chip"
            href={it.href}
            rel="nofollow"
            data-act="remove-option"
            data-group={it.groupId}
            data-option={it.optionId}
            aria-label={text('facet.remove', { label: `${it.groupLabel}: ${it.label}` })}
            onClick={(event) => onPlainClick(event, () => handlers.remove(it, index))}
          >
            <bdi>{it.label}</bdi>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="faceted-search__clear"
          href={clearHref}
          data-act="clear-filters"
          onClick={(event) => onPlainClick(event, handlers.clear)}
        >
          {text('facet.clear')}
        </a>
      </li>
    </ul>
  )
}

function onPlainClick(event: MouseEvent, act: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
