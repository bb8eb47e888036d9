import { text } from '../../i18n/text.ts'
import { clearFacets } from '../../state/facets/choices.ts'
import { arrival } from '../../state/facets/history.ts'
import { Button } from '../../ui/button.tsx'
import { FilterForm } from '../../ui/facets/filter-form.tsx'
import { FilterProblem } from '../../ui/facets/filter-problem.tsx'
import { FilterSubmit } from '../../ui/facets/filter-submit.tsx'
import { SubNavigation } from '../../ui/facets/sub-navigation.tsx'
import { listHandlers } from './list-actions.ts'
import { Sheet } from './sheet.tsx'
import { useFacets } from './use-facets.ts'

export interface FilterSheetProps {
  /** Id of the list's element. */
  readonly target: string
  readonly close: () => void
}

/** The filters over the whole screen of a phone; closing it in any way keeps the choices. */
export function FilterSheet({ target, close }: FilterSheetProps) {
  const { groups, chips, problem, subNavigation, total } = useFacets()

  /**
   * Removes the sheet from the history first: when going back, the browser then restores the scroll
   * position.
   */
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
        toggle={listHandlers.toggle}
        applyPrice={listHandlers.applyPrice}
        done={show}
        head={
          <>
            <FilterProblem problem={problem} retry={listHandlers.retry} />
            <SubNavigation root={subNavigation} />
          </>
        }
        foot={<SheetFoot isChosen={chips.length > 0} total={total} />}
      />
    </Sheet>
  )
}

interface SheetFootProps {
  /** Whether there are choices to clear. */
  readonly isChosen: boolean
  readonly total: number | undefined
}

/** Shows how many products match, and stays in view. */
function SheetFoot({ isChosen, total }: SheetFootProps) {
  return (
    <div className="faceted-search__sheetfoot">
      {isChosen && (
        <Button look="secondary" data-act="clear-filters" onClick={() => void clearFacets()}>
          {text('facet.clear')}
        </Button>
      )}
      <FilterSubmit total={total} />
    </div>
  )
}

/** A shorter list may end above the visible part of the page. */
function showTop(target: string): void {
  const place = document.getElementById(target)
  if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: 'start' })
}
