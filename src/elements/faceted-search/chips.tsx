import { type RefObject, useRef } from 'react'
import type { Chip } from '../../model/facet-query.ts'
import { addressWith, addressWithout, clearFacets, toggleFacet } from '../../state/facet-list.ts'
import { ChipList } from '../../ui/facets/chip-list.tsx'
import type { Sheet } from './use-sheet.ts'

interface ChipsProps {
  readonly chips: readonly Chip[]
  readonly panel: RefObject<HTMLElement | null>
  readonly sheet: Sheet
}

/** What is chosen. After a removal the next chip has the focus, or the heading (UX FACET-3). */
export function Chips({ chips, panel, sheet }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null)

  function moveFocus(index: number): void {
    const left = list.current?.querySelectorAll<HTMLElement>('.faceted-search__chip')
    const next = left?.[Math.min(index, left.length - 1)]
    for (const it of [next, panel.current?.querySelector('h2'), sheet.opener.current]) {
      it?.focus()
      if (it && document.activeElement === it) return
    }
  }

  function remove({ groupId, optionId }: Chip, index: number): void {
    void toggleFacet({ id: groupId }, optionId)
    requestAnimationFrame(() => moveFocus(index))
  }

  function clear(): void {
    void clearFacets()
    requestAnimationFrame(() => moveFocus(0))
  }

  return (
    <ChipList
      list={list}
      chips={chips}
      hrefWithout={(it) => addressWith({ id: it.groupId }, it.optionId)}
      clearHref={addressWithout()}
      remove={remove}
      clear={clear}
    />
  )
}
