import * as buyButton from './buy-button/buy-button.table.ts'
import * as cartTable from './cart-table/cart-table.table.ts'
import * as categoryLinks from './category-links/category-links.table.ts'
import type { ElementNotes, ElementTable } from './element-table.ts'
import * as facetedSearch from './faceted-search/faceted-search.table.ts'
import * as facetedSearchCompact from './faceted-search-compact/faceted-search-compact.table.ts'
import * as mainNavbar from './main-navbar/main-navbar.table.ts'
import * as miniCart from './mini-cart/mini-cart.table.ts'
import * as pageHeader from './page-header/page-header.table.ts'
import * as quickBuy from './quick-buy/quick-buy.table.ts'
import * as quickBuyProfessional from './quick-buy-professional/quick-buy-professional.table.ts'
import * as quickSearch from './quick-search/quick-search.table.ts'
import * as reorderButton from './reorder-button/reorder-button.table.ts'
import * as shopCheckout from './shop-checkout/shop-checkout.table.ts'
import * as sizeInput from './size-input/size-input.table.ts'

/** A tag's contract and the prose about it. */
export interface Contract {
  readonly table: ElementTable
  readonly notes: Omit<ElementNotes<ElementTable>, 'events'> & {
    readonly events: Readonly<Record<string, string>>
  }
}

/** Every tag of Courtside, by name. For build and docs: the prose is for neither page nor visitor. */
export const contracts: readonly Contract[] = [
  buyButton,
  cartTable,
  categoryLinks,
  facetedSearch,
  facetedSearchCompact,
  mainNavbar,
  miniCart,
  pageHeader,
  quickBuy,
  quickBuyProfessional,
  quickSearch,
  reorderButton,
  shopCheckout,
  sizeInput,
]
