import { markupOf } from '../../shop/platform/html/html.ts'
import { quickOrderPage } from '../../shop/quick-order/quick-order-page.tsx'
import { anonymousPage } from '../helpers/anonymous-page.ts'
import '../../shop/app/texts.ts'

const anybody = anonymousPage({ storefront: 'professional', path: '/quick-order' })
const page = { ...anybody, viewer: { ...anybody.viewer, isBusiness: true, canSeePrices: true } }
const previousArticles = [{ articleNumber: 'OLD-1', name: 'Gammal', size: 'M', colour: null }]
const view = { text: 'A1;2', name: '', isShared: false, key: 'k', lists: [], previousArticles }

export const drawn = { page: markupOf(quickOrderPage(page, view).main) }
