import { buildListingQuery, clearChosen, type ListingQuery } from '../../src/model/facet-query.ts'
import { CardGrid } from '../catalogue/cards/card-grid.tsx'
import type { CardView } from '../catalogue/cards/card-view.ts'
import { ProductTable } from '../catalogue/cards/product-table.tsx'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { Pager } from '../platform/pages/pager.tsx'
import type { FacetedList } from './faceted-list.ts'
import { CompactFilters, ListingFilters } from './faceted-search.tsx'
import { Shortcuts } from './shortcuts.tsx'

const EAGER = 4

/** Id of the element with the list, which is the filters' `target`. */
const PRODUCTS_ID = 'products'

interface ListingBodyProps {
  readonly page: PageContext
  readonly list: FacetedList
  /** The list's name for screen readers. */
  readonly label: string
}

/** Filters and products, side by side; on phones, the filters are behind two buttons. */
export function ListingBody({ page, list, label }: ListingBodyProps) {
  const filters = { page, list, target: PRODUCTS_ID }
  return (
    <div className="shop-listing" data-list={listName(page)}>
      <CompactFilters {...filters} />
      <ListingFilters {...filters} />
      <div className="shop-listing__products" id={PRODUCTS_ID}>
        <ProductsView page={page} list={list} label={label} />
      </div>
    </div>
  )
}

/** The list's name for analytics: its page, without a search query. */
function listName({ shop, path }: PageContext): string | undefined {
  return shop.tracking ? bareUrl(path).slice(1) : undefined
}

interface ProductsViewProps {
  readonly page: PageContext
  readonly list: FacetedList
  readonly label: string
}

/**
 * The part that changes with every filter, on the page and in the answer of `productFilter` alike. Other
 * clients take the list by its id, and put their own compact filter in the place for it.
 */
export function ProductsView(props: ProductsViewProps) {
  return (
    <div id="search-result">
      <div id="facetedSearchCompact" />
      <Products {...props} />
    </div>
  )
}

function Products({ page, list, label }: ProductsViewProps) {
  const { cards, total, options } = list
  if (total === 0) return <NothingLeft page={page} query={list.query} />
  return (
    <>
      <Shortcuts page={page} list={list} />
      <p className="shop-count">{page.t('page.count', { n: total })}</p>
      <ProductList page={page} cards={cards} label={label} />
      <Pager page={page} options={options} total={total} />
    </>
  )
}

interface NothingLeftProps {
  readonly page: PageContext
  readonly query: ListingQuery
}

function NothingLeft({ page, query }: NothingLeftProps) {
  const rest = buildListingQuery(clearChosen(query))
  return (
    <div className="shop-empty">
      <p>{page.t('facet.nohits')}</p>
      <p>
        <a href={linkTo(page, bareUrl(page.path)) + (rest && `?${rest}`)}>
          {page.t('facet.clear')}
        </a>
      </p>
    </div>
  )
}

interface ProductListProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  /** The list's name for screen readers. */
  readonly label: string
}

/** Cards for private customers, a table for professionals. */
function ProductList({ page, cards, label }: ProductListProps) {
  return page.storefront === 'professional' ? (
    <ProductTable page={page} cards={cards} label={label} />
  ) : (
    <CardGrid page={page} cards={cards} level={2} eager={EAGER} />
  )
}
