import { text } from '../../i18n/text.ts'
import { setListParameter } from '../../state/facets/list.ts'
import { FilterProblem } from './filter-problem.tsx'
import { Sheet } from './sheet.tsx'
import { useOrders } from './use-orders.ts'

/** The orders of the list, from below; a choice closes it. */
export function SortSheet({ close }: { readonly close: () => void }) {
  const { orders, sort } = useOrders()

  function choose(order: string): void {
    close()
    void setListParameter('sort', order)
  }

  return (
    <Sheet title={text('facet.sort')} close={close}>
      <FilterProblem />
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
