import { enAccount } from './en-account.ts'
import { enCart } from './en-cart.ts'
import { enCheckout } from './en-checkout.ts'
import { enCore } from './en-core.ts'
import { enFacets } from './en-facets.ts'
import { enForms } from './en-forms.ts'
import { enMenu } from './en-menu.ts'
import { enSearch } from './en-search.ts'
import { enSizes } from './en-sizes.ts'
import type { TextKey } from './text-key.ts'

/** Every text of the elements in English. Values are ICU messages (see format-message). */
export const en = {
  ...enAccount,
  ...enCart,
  ...enCheckout,
  ...enCore,
  ...enFacets,
  ...enForms,
  ...enMenu,
  ...enSearch,
  ...enSizes,
} as const satisfies Record<TextKey, string>
