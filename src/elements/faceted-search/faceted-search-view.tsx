import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { chipsOf } from '../../model/facet-query.ts'
import { startFacets } from '../../state/facet-list.ts'
import { facetState } from '../../state/facet-state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import type { ViewProps } from '../element-table.ts'
import { Chips } from './chips.tsx'
import type { table } from './faceted-search.table.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterProblem } from './filter-problem.tsx'
import { groupViews } from './group-views.ts'
import { type FiltersInMarkup, readFilters } from './read-markup.ts'
import { SortForm } from './sort-form.tsx'
import { SubNavigationView } from './sub-navigation.tsx'
import { useAnnouncedTotal } from './use-announced-total.ts'
import { type Sheet, useSheet } from './use-sheet.ts'

/** Filters beside a list; the list follows each choice at once. */
export function FacetedSearchView({ host, target, subNavigation }: ViewProps<typeof table>) {
  const [markup] = useState(() => start(host, target, subNavigation))
  const { groups: answered, query, problem, theme } = useSnapshot(facetState, { sync: true })
  const groups = groupViews(answered as readonly FacetGroupView[], query)
  const chips = chipsOf(groups)
  const panel = useRef<HTMLFormElement>(null)
  const sheet = useSheet(panel)
  useAnnouncedTotal()

  return (
    <>
      <div className="faceted-search__bar">
        {groups.length > 0 && <Opener sheet={sheet} chosen={chips.length} />}
        <SortForm adopted={markup.sort} />
      </div>
      {chips.length > 0 && <Chips chips={chips} panel={panel} sheet={sheet} />}
      {problem && <FilterProblem />}
      {theme === 'category' && <SubNavigationView />}
      {groups.length > 0 && <FilterPanel panel={panel} groups={groups} sheet={sheet} />}
    </>
  )
}

interface OpenerProps {
  readonly sheet: Sheet
  readonly chosen: number
}

function Opener({ sheet, chosen }: OpenerProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the same control as the page's, which leads to the filters without script.
    <a
      ref={sheet.opener}
      className="cs-button cs-button--secondary faceted-search__open"
      href="#filters"
      data-act="open-filters"
      onClick={sheet.open}
    >
      {text('facet.open', { n: chosen })}
    </a>
  )
}

type SubNavigation = ViewProps<typeof table>['subNavigation']

function start(host: HTMLElement, target: string, subNavigation: SubNavigation): FiltersInMarkup {
  const markup = readFilters(host)
  startFacets({ target, subNavigation, ...markup })
  return markup
}
