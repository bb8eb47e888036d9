import { Button } from '../../src/ui/button.tsx'
import type { ListingSort } from '../facets/facets-port.ts'
import { bareUrl, queryOf } from '../platform/pages/addresses.ts'
import {
  linkTo,
  type PageContext,
  type PriceViewer,
  seesPrices,
} from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { PAGE_SIZES, SORTS, sortName } from './listing-options.ts'

interface SortFormProps {
  readonly page: PageContext
  readonly list: Pick<FacetedList, 'options' | 'query' | 'hasSales'>
}

/** Parameters that the form sets or resets. */
const OWN: readonly string[] = ['sort', 'perpage', 'page']

/** A GET form that keeps the address's other parameters. */
export function SortForm({ page, list: { options, query, hasSales } }: SortFormProps) {
  const others = [...new URLSearchParams(queryOf(page.path))].filter(([it]) => !OWN.includes(it))
  return (
    <form className="shop-sort" method="get" action={linkTo(page, bareUrl(page.path))}>
      {others.map(([name, value]) => (
        <input key={JSON.stringify([name, value])} type="hidden" name={name} value={value} />
      ))}
      <Choices
        page={page}
        sort={options.sort}
        perPage={options.perPage}
        isSearch={query.q !== ''}
        hasSales={hasSales}
      />
    </form>
  )
}

interface ChoicesProps {
  readonly page: PriceViewer & Pick<PageContext, 't'>
  readonly sort: ListingSort
  readonly perPage: number
  readonly isSearch: boolean
  readonly hasSales: boolean
}

function Choices({ page, sort, perPage, isSearch, hasSales }: ChoicesProps) {
  const sorts = SORTS.filter((it) => seesPrices(page) || !it.startsWith('price'))
  return (
    <>
      <Choice
        label={page.t('page.sort')}
        name="sort"
        chosen={sort}
        options={sorts.map((it) => ({
          value: it,
          label: sortName(page, it, { isSearch, hasSales }),
        }))}
      />
      <Choice
        label={page.t('page.perpage')}
        name="perpage"
        chosen={String(perPage)}
        options={PAGE_SIZES.map((it) => ({ value: String(it), label: String(it) }))}
      />
      <Button look="secondary" type="submit" withoutScript>
        {page.t('page.sort.submit')}
      </Button>
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Choice({ label, name, chosen, options }: ChoiceProps) {
  return (
    <div className="shop-sort__field">
      <label htmlFor={name}>{label}</label>
      <select
        className="shop-select"
        id={name}
        name={name}
        defaultValue={chosen}
        autoComplete="off"
      >
        {options.map((it) => (
          <option key={it.value} value={it.value}>
            {it.label}
          </option>
        ))}
      </select>
    </div>
  )
}
