import { pageLanguage } from '../../i18n/text.ts'
import { parseGroupedAmount } from '../../model/amount-text.ts'
import { PRICE_GROUP } from '../../model/facet-query.ts'
import { DECIMAL_SIGN } from '../../model/language.ts'
import { priceRangeId } from '../../model/price-range.ts'
import { chooseOnly, clearFacets, toggleFacet } from '../../state/facets/choices.ts'
import { retryFacets } from '../../state/facets/list.ts'
import { facetState, priceCurrency } from '../../state/facets/state.ts'
import type { ChipListHandlers } from '../../ui/facets/chip-list.tsx'
import type { FilterFormHandlers } from '../../ui/facets/filter-form.tsx'

/** A visitor's actions on the list, shared by all of its tags. */
export const listHandlers: FilterFormHandlers & { readonly retry: () => void } = {
  toggle: (group, optionId) => void toggleFacet(group, optionId),
  applyPrice,
  retry: () => void retryFacets(),
}

/** After a removal, the focus moves to the tag's next chip, or to its heading. */
export function chipHandlers(host: HTMLElement): ChipListHandlers {
  return {
    remove({ groupId, optionId }, index) {
      void toggleFacet({ id: groupId }, optionId)
      requestAnimationFrame(() => moveFocus(host, index))
    },
    clear() {
      void clearFacets()
      requestAnimationFrame(() => moveFocus(host, 0))
    },
  }
}

/** Anything but an amount is an open end. */
function applyPrice(fromText: string, toText: string): void {
  const sign = DECIMAL_SIGN[pageLanguage()]
  const [from, to] = [fromText, toText].map((it) => parseGroupedAmount(it, priceCurrency(), sign))
  const isOpen = from === undefined && to === undefined
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const chosenRange = isOpen ? undefined : priceRangeId(range)
  const [before] = facetState.query.chosen.get(PRICE_GROUP) ?? []
  if (chosenRange !== before) void chooseOnly(PRICE_GROUP, chosenRange)
}

function moveFocus(host: HTMLElement, index: number): void {
  const chips = host.querySelectorAll<HTMLElement>('.faceted-search__chip')
  const next = chips[Math.min(index, chips.length - 1)] ?? firstVisible(host)
  next?.focus()
}

/** If no chip is left, focuses the first visible heading or control. */
function firstVisible(host: HTMLElement): HTMLElement | undefined {
  const found = ['.faceted-search__heading', '[data-act]'].flatMap((it) => [
    ...host.querySelectorAll<HTMLElement>(it),
  ])
  return found.find((it) => it.checkVisibility?.() ?? true)
}
