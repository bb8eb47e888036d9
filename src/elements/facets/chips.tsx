import { useRef } from 'react'
import type { Chip } from '../../model/facet-query.ts'
import { addressWith, addressWithout } from '../../state/facets/address.ts'
import { clearFacets, toggleFacet } from '../../state/facets/list.ts'
import { ChipList } from '../../ui/facets/chip-list.tsx'

interface ChipsProps {
  readonly chips: readonly Chip[]
  /** Where no chip is left, the first heading or control of this that is seen has the focus. */
  readonly after: HTMLElement
}

/** What is chosen. After a removal the next chip has the focus, or the heading. */
export function Chips({ chips, after }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null

  function moveFocus(index: number): void {
    const left = list.current?.querySelectorAll<HTMLElement>('.faceted-search__chip')
    const next = left?.[Math.min(index, left.length - 1)] ?? nextIn(after)
    next?.focus()
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

function nextIn(place: HTMLElement): HTMLElement | undefined {
  const found = ['.faceted-search__heading', '[data-act]'].flatMap((it) => [
    ...place.querySelectorAll<HTMLElement>(it),
  ])
  return found.find((it) => it.checkVisibility?.() ?? true)
}
