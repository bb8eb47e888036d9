import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { facetState } from '../../state/facets/state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import type { ViewProps } from '../element-table.ts'
import { Chips } from '../facets/chips.tsx'
import { FilterForm } from '../facets/filter-form.tsx'
import { FilterProblem } from '../facets/filter-problem.tsx'
import { ListFollower } from '../facets/list-follower.ts'
import { OpenButton } from '../facets/open-button.tsx'
import { OrderForm } from '../facets/order-form.tsx'
import { SubNavigationView } from '../facets/sub-navigation.tsx'
import { useFilters } from '../facets/use-filters.ts'
import { useOpener } from '../facets/use-opener.ts'
import { useSubmitText } from '../facets/use-submit-text.ts'
import type { table } from './faceted-search.table.ts'
import { PhoneSheet } from './phone-sheet.tsx'

/** Filters beside a list; the list follows each choice at once. On a phone they are in a sheet. */
export function FacetedSearchView({ host, target, subNavigation }: ViewProps<typeof table>) {
  const { groups, chips, markup } = useFilters({ host, target, subNavigation })
  const { theme } = useSnapshot(facetState)
  const opener = useOpener()

  return (
    <>
      <div className="faceted-search__bar">
        {groups.length > 0 && (
          <OpenButton
            opener={opener}
            opens="filters"
            icon="filter"
            label={text('facet.open', { n: chips.length })}
          />
        )}
        <OrderForm adopted={markup.sort} />
      </div>
      <ListFollower host={host} target={target} />
      <Chips chips={chips} after={host} />
      <FilterProblem />
      {theme === 'category' && <SubNavigationView />}
      {groups.length > 0 && <Panel groups={groups} target={target} />}
      <PhoneSheet
        isOpen={opener.isOpen}
        groups={groups}
        target={target}
        isChosen={chips.length > 0}
        close={opener.close}
      />
    </>
  )
}

interface PanelProps {
  readonly groups: readonly FacetGroupView[]
  readonly target: string
}

/** Beside the list, where there is room for it. */
function Panel({ groups, target }: PanelProps) {
  /** Where a link without script has led to the form, it lies over the list until one leads on. */
  function leave(): void {
    if (document.querySelector('#filters:target')) location.hash = target
  }

  return (
    <FilterForm
      groups={groups}
      id="filters"
      className="faceted-search__panel"
      done={leave}
      head={
        <h2 className="faceted-search__heading" tabIndex={-1}>
          {text('facet.heading')}
        </h2>
      }
      foot={<Submit />}
    />
  )
}

function Submit() {
  return (
    <button
      className="cs-button cs-button--primary faceted-search__submit"
      type="submit"
      data-act="show-products"
    >
      {useSubmitText()}
    </button>
  )
}
