import type { FormEvent, RefObject } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { PRICE_FIELDS, PRICE_GROUP } from '../../model/facet-query.ts'
import { parseKronor, priceRangeId } from '../../model/price-range.ts'
import { chooseOnly, toggleFacet } from '../../state/facet-list.ts'
import { facetState } from '../../state/facet-state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import { OptionGroup } from '../../ui/facets/option-group.tsx'
import { PriceGroup } from '../../ui/facets/price-group.tsx'
import type { Sheet } from './use-sheet.ts'

interface FilterPanelProps {
  readonly panel: RefObject<HTMLFormElement | null>
  readonly groups: readonly FacetGroupView[]
  readonly sheet: Sheet
}

/** The groups; on a phone a sheet over the page. */
export function FilterPanel({ panel, groups, sheet }: FilterPanelProps) {
  const { total } = useSnapshot(facetState)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? '')
    if (groups.some((it) => it.id === PRICE_GROUP)) {
      applyPrice(typed(PRICE_FIELDS.from), typed(PRICE_FIELDS.to))
    }
    sheet.close()
  }

  return (
    <form
      ref={panel}
      className="faceted-search__panel"
      id="filters"
      method="get"
      aria-label={text('facet.filters')}
      data-open={sheet.isOpen ? '' : undefined}
      onSubmit={submit}
      onKeyDown={sheet.keys}
    >
      <h2 className="faceted-search__heading" tabIndex={-1}>
        {text('facet.heading')}
      </h2>
      {groups.map((it) =>
        it.id === PRICE_GROUP ? (
          <PriceGroup key={it.id} group={it} toggle={toggle} apply={applyPrice} />
        ) : (
          <OptionGroup key={it.id} group={it} toggle={toggle} />
        ),
      )}
      <button
        className="cs-button cs-button--primary faceted-search__submit"
        type="submit"
        data-act="show-products"
      >
        {total === undefined ? text('facet.submit') : text('facet.show', { n: total })}
      </button>
    </form>
  )
}

function toggle(group: FacetGroupView, optionId: string): void {
  void toggleFacet(group, optionId)
}

/** What is no amount is an open end. */
function applyPrice(fromText: string, toText: string): void {
  const from = parseKronor(fromText)
  const to = parseKronor(toText)
  const isOpen = from === undefined && to === undefined
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const wanted = isOpen ? undefined : priceRangeId(range)
  const [before] = facetState.query.chosen.get(PRICE_GROUP) ?? []
  if (wanted !== before) void chooseOnly(PRICE_GROUP, wanted)
}
