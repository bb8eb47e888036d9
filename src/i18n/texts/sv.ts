import { svAccount } from './sv-account.ts'
import { svCart } from './sv-cart.ts'
import { svCheckout } from './sv-checkout.ts'
import { svCore } from './sv-core.ts'
import { svFacets } from './sv-facets.ts'
import { svForms } from './sv-forms.ts'
import { svMenu } from './sv-menu.ts'
import { svSearch } from './sv-search.ts'
import { svSizes } from './sv-sizes.ts'

/** Every text of the elements in Swedish. Values are ICU messages (see format-message). */
export const sv = {
  ...svAccount,
  ...svCart,
  ...svCheckout,
  ...svCore,
  ...svFacets,
  ...svForms,
  ...svMenu,
  ...svSearch,
  ...svSizes,
} as const satisfies Record<string, string>
