import type { SubNavigation } from '../../contract/product-filter.ts'
import { buildListingQuery, clearChosen, type ListingQuery } from '../../model/facet-query.ts'
import { type Html, html } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { CompactFilters, ListingFilters } from './faceted-search.tsx'
import { Pager } from './pager.tsx'
import { productList } from './product-list.ts'
import { Shortcuts } from './shortcuts.tsx'

/** Id of the element that holds the list; the filters' `target`. */
export const PRODUCTS_ID = 'products'

interface ListingBodyProps {
  readonly page: PageContext
  readonly list: FacetedList
  /** `productsView` of the list. */
  readonly products: Html
  /** The categories around the list, where it parts into more of them. */
  readonly subNavigation?: SubNavigation | undefined
}

/** Filters and products: beside each other, or on a phone the filters behind two buttons. */
export function ListingBody({ page, list, products, subNavigation }: ListingBodyProps) {
  const filters = { page, list, target: PRODUCTS_ID }
  return (
    <div className="shop-listing">
      <CompactFilters {...filters} subNavigation={subNavigation} />
      <ListingFilters {...filters} />
      <div className="shop-listing__products" id={PRODUCTS_ID} {...contents(products)} />
    </div>
  )
}

/** What changes with every filter, on the page and in the answer of `productFilter` alike. */
export function productsView(page: PageContext, list: FacetedList, label: string): Html {
  const { cards, total, options } = list
  if (total === 0) return drawPage(page, <NothingLeft page={page} query={list.query} />)
  const head = drawPage(
    page,
    <>
      <Shortcuts page={page} list={list} />
      <p className="shop-count">{page.t('page.count', { n: total })}</p>
    </>,
  )
  const pager = drawPage(page, <Pager page={page} options={options} total={total} />)
  return html`${head}${productList(page, cards, label)}${pager}`
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
