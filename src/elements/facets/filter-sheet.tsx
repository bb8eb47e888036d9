import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { arrival } from '../../state/facets/history.ts'
import { clearFacets } from '../../state/facets/list.ts'
import { facetState } from '../../state/facets/state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterProblem } from './filter-problem.tsx'
import { Sheet } from './sheet.tsx'
import { SubNavigationView } from './sub-navigation.tsx'
import { useSubmitText } from './use-submit-text.ts'

export interface FilterSheetProps {
  readonly groups: readonly FacetGroupView[]
  /** Id of the list's element. */
  readonly target: string
  /** Something is chosen that can be cleared. */
  readonly isChosen: boolean
  readonly close: () => void
}

/** The filters over the whole screen of a phone; choices are kept however it is closed. */
export function FilterSheet({ groups, target, isChosen, close }: FilterSheetProps) {
  const { theme } = useSnapshot(facetState)

  /** The sheet leaves the history first: going back, the browser finds its old scroll place again. */
  function show(): void {
    close()
    requestAnimationFrame(async () => {
      await arrival()
      requestAnimationFrame(() => showTop(target))
    })
  }

  return (
    <Sheet title={text('facet.heading')} close={close}>
      <FilterForm
        groups={groups}
        className="faceted-search__form"
        done={show}
        head={
          <>
            <FilterProblem />
            {theme === 'category' && <SubNavigationView />}
          </>
        }
        foot={<SheetFoot isChosen={isChosen} />}
      />
    </Sheet>
  )
}

/** Says how many products come, and is always in view. */
function SheetFoot({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <div className="faceted-search__sheetfoot">
      {isChosen && (
        <button
          type="button"
          className="cs-button cs-button--secondary"
          data-act="clear-filters"
          onClick={() => void clearFacets()}
        >
          {text('facet.clear')}
        </button>
      )}
      <button
        className="cs-button cs-button--primary faceted-search__submit"
        type="submit"
        data-act="show-products"
      >
        {useSubmitText()}
      </button>
    </div>
  )
}

/** A list that has become shorter may end above what is seen. */
function showTop(target: string): void {
  const place = document.getElementById(target)
  if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: 'start' })
}
