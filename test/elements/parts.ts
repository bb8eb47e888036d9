import * as buyButton from '../../src/elements/buy-button/define.ts'
import * as cartTable from '../../src/elements/cart-table/define.ts'
import * as categoryLinks from '../../src/elements/category-links/define.ts'
import * as facetedSearch from '../../src/elements/faceted-search/define.ts'
import * as facetedSearchCompact from '../../src/elements/faceted-search-compact/define.ts'
import * as mainNavbar from '../../src/elements/main-navbar/define.ts'
import * as miniCart from '../../src/elements/mini-cart/define.ts'
import * as pageHeader from '../../src/elements/page-header/define.ts'
import * as quickBuy from '../../src/elements/quick-buy/define.ts'
import * as quickBuyProfessional from '../../src/elements/quick-buy-professional/define.ts'
import * as quickSearch from '../../src/elements/quick-search/define.ts'
import type { ElementPart } from '../../src/elements/react-element.tsx'
import { contracts } from '../../src/elements/registry.ts'
import * as reorderButton from '../../src/elements/reorder-button/define.ts'
import * as shopCheckout from '../../src/elements/shop-checkout/define.ts'
import * as sizeInput from '../../src/elements/size-input/define.ts'

const parts: Readonly<Record<string, ElementPart>> = {
  'buy-button': buyButton,
  'cart-table': cartTable,
  'category-links': categoryLinks,
  'faceted-search': facetedSearch,
  'faceted-search-compact': facetedSearchCompact,
  'main-navbar': mainNavbar,
  'mini-cart': miniCart,
  'page-header': pageHeader,
  'quick-buy': quickBuy,
  'quick-buy-professional': quickBuyProfessional,
  'quick-search': quickSearch,
  'reorder-button': reorderButton,
  'shop-checkout': shopCheckout,
  'size-input': sizeInput,
}

/** Every tag with its contract and its part of the script. */
export const elements = contracts.map((contract) => {
  const part = parts[contract.table.tag]
  if (!part) throw new Error(`${contract.table.tag} has no part here`)
  return { ...contract, tag: contract.table.tag, part }
})
