import { text } from '../../i18n/text.ts'
import { setListParameter } from '../../state/facets/choices.ts'
import { type FilterFailure, FilterProblem } from '../../ui/facets/filter-problem.tsx'
import { listHandlers } from './list-actions.ts'
import { Sheet } from './sheet.tsx'
import { useOrders } from './use-orders.ts'

interface SortSheetProps {
  readonly problem: FilterFailure | undefined
  readonly close: () => void
}

/** The orders of the list, in a sheet at the bottom; a choice closes it. */
export function SortSheet({ problem, close }: SortSheetProps) {
  const { orders, sort } = useOrders()

  function choose(order: string): void {
    close()
    void setListParameter('sort', order)
  }

  return (
    <Sheet title={text('facet.sort')} close={close}>
      <FilterProblem problem={problem} retry={listHandlers.retry} />
      <ul className="faceted-search__options">
        {orders.map((it) => (
          <li key={it.sort}>
            <button
              type="button"
              className="faceted-search__step"
              data-act="sort"
              data-option={it.sort}
              aria-pressed={it.sort === sort}
              onClick={() => choose(it.sort)}
            >
              {it.text}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
