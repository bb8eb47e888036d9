import { svAccount } from './account/sv.ts'
import { svCart } from './cart/sv.ts'
import { svCheckout } from './checkout/sv.ts'
import { svConsent } from './consent/sv.ts'
import { svContent } from './content/sv.ts'
import { svCore } from './core/sv.ts'
import { svFacets } from './facets/sv.ts'
import { svFavourites } from './favourites/sv.ts'
import { svForms } from './forms/sv.ts'
import { svLists } from './lists/sv.ts'
import { svMenu } from './menu/sv.ts'
import { svProducts } from './products/sv.ts'
import { svQuickOrder } from './quickorder/sv.ts'
import { svQuotation } from './quotation/sv.ts'
import { svQuoting } from './quoting/sv.ts'
import { svReturns } from './returns/sv.ts'
import { svSearch } from './search/sv.ts'
import { svSizes } from './sizes/sv.ts'

/** Every text of the elements in Swedish. Values are ICU messages (see format-message). */
export const sv = {
  ...svAccount,
  ...svCart,
  ...svCheckout,
  ...svConsent,
  ...svContent,
  ...svCore,
  ...svFacets,
  ...svFavourites,
  ...svForms,
  ...svLists,
  ...svMenu,
  ...svProducts,
  ...svQuotation,
  ...svQuickOrder,
  ...svQuoting,
  ...svReturns,
  ...svSearch,
  ...svSizes,
} as const satisfies Record<string, string>
