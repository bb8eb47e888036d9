import { enAccount } from './account/en.ts'
import { enCart } from './cart/en.ts'
import { enCheckout } from './checkout/en.ts'
import { enConsent } from './consent/en.ts'
import { enContent } from './content/en.ts'
import { enCore } from './core/en.ts'
import { enFacets } from './facets/en.ts'
import { enFavourites } from './favourites/en.ts'
import { enForms } from './forms/en.ts'
import { enLists } from './lists/en.ts'
import { enMenu } from './menu/en.ts'
import { enProducts } from './products/en.ts'
import { enQuickOrder } from './quickorder/en.ts'
import { enQuotation } from './quotation/en.ts'
import { enQuoting } from './quoting/en.ts'
import { enReturns } from './returns/en.ts'
import { enSearch } from './search/en.ts'
import { enSizes } from './sizes/en.ts'
import type { TextKey } from './text-key.ts'

/** Every text of the elements in English. Values are ICU messages (see format-message). */
export const en = {
  ...enAccount,
  ...enCart,
  ...enCheckout,
  ...enConsent,
  ...enContent,
  ...enCore,
  ...enFacets,
  ...enFavourites,
  ...enForms,
  ...enLists,
  ...enMenu,
  ...enProducts,
  ...enQuotation,
  ...enQuickOrder,
  ...enQuoting,
  ...enReturns,
  ...enSearch,
  ...enSizes,
} as const satisfies Record<TextKey, string>
