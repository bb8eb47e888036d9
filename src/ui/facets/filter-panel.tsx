import { text } from '../../i18n/text.ts'
import type { FacetsData } from './facets-props.ts'
import { FilterForm, type FilterFormHandlers } from './filter-form.tsx'
import { FilterSubmit } from './filter-submit.tsx'

export interface FilterPanelHandlers extends FilterFormHandlers {
  /** The visitor has finished choosing. */
  readonly done: () => void
}

interface FilterPanelProps {
  readonly data: FacetsData
  readonly handlers: FilterPanelHandlers
}

/** Next to the list, if there is room. */
export function FilterPanel({ data, handlers }: FilterPanelProps) {
  const { groups, isServed, path, fields, total } = data
  return (
    <FilterForm
      groups={groups}
      isServed={isServed}
      id="filters"
      className="faceted-search__panel"
      action={path}
      total={total}
      toggle={handlers.toggle}
      applyPrice={handlers.applyPrice}
      done={handlers.done}
      head={
        <h2 className="faceted-search__heading" tabIndex={-1}>
          {text('facet.heading')}
        </h2>
      }
      foot={
        <>
          {fields.map(([name, value]) => (
            <input key={JSON.stringify([name, value])} type="hidden" name={name} value={value} />
          ))}
          <FilterSubmit total={total} isPlain />
        </>
      }
    />
  )
}
