import { createActions } from '../page-api/actions.ts'
import { bringPart, definedTag } from './definition.ts'

/** What `window.courtside` is on a page with the loader, for code that imports it. */
export const courtside = createActions({
  buyButton: () =>
    bringPart({
      part: () => import('../elements/buy-button/buy-button-view.tsx'),
      texts: {
        sv: () => [import('../i18n/texts/core/sv.ts')],
        en: () => [import('../i18n/texts/core/en.ts')],
      },
    }),
  quickSearch: () =>
    bringPart({
      part: () => import('../elements/quick-search/quick-search-view.tsx'),
      texts: {
        sv: () => [import('../i18n/texts/core/sv.ts'), import('../i18n/texts/search/sv.ts')],
        en: () => [import('../i18n/texts/core/en.ts'), import('../i18n/texts/search/en.ts')],
      },
    }),
  tagOf: definedTag,
})
