import '../../src/i18n/texts/register-en.ts'
import '../../src/i18n/texts/register-sv.ts'
import { expect } from '@open-wc/testing'
import { messageText } from '../../src/i18n/text.ts'
import type { Message } from '../../src/model/validation.ts'
import { addToCart, clearCart, reorderOrder } from '../../src/state/cart/adding.ts'
import { removeRow, undoRemove } from '../../src/state/cart/rows.ts'
import { cartState, errorsOf, reloadCart } from '../../src/state/cart/state.ts'
import { toggleFacet } from '../../src/state/facets/choices.ts'
import { forgetFacets, startFacets } from '../../src/state/facets/list.ts'
import { facetState } from '../../src/state/facets/state.ts'
import { createQuickBuy } from '../../src/state/quick-buy.ts'
import { findHits, search, searchState } from '../../src/state/search/state.ts'
import { toggleFavourite } from '../../src/state/visitor-lists/favourites.ts'
import { goOffline } from '../helpers/failure-scenarios.ts'
import { render } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { begin, cartOf, workOf } from './cart/carts.ts'

const AWAY = {
  sv: 'Du är offline. Försök igen när nätet är tillbaka.',
  en: 'You are offline. Try again once you are back online.',
}
const RESUMES = 'Du är offline. Vi fortsätter när nätet är tillbaka.'
const articles = [{ articleNumber: 'A1', quantity: 1 }]
const COLOUR = {
  id: 'colour',
  label: 'Färg',
  singleSelect: false,
  selectedOptions: [],
  options: [],
}
const ignore = () => undefined

type Act = () => Promise<unknown>

/** The message of each failed action. */
const ACTS: Readonly<Record<string, Act>> = {
  'an add to the cart': async () => {
    await addToCart(articles, { source: 'add' }).catch(ignore)
    return errorsOf(cartState.errors, 'add').articles[0]
  },
  'a past order that is bought again': async () => {
    await reorderOrder('o1', { source: 'reorder' }).catch(ignore)
    return errorsOf(cartState.errors, 'reorder').articles[0]
  },
  'a row that is taken away': async () => {
    await removeRow('r1')
    return workOf('r1')?.message
  },
  'a row that is put back': async () => {
    const [row] = cartState.cart.orderRows
    if (row) cartState.removed = [{ row, index: 0, status: 'idle' }]
    await undoRemove('r1')
    return cartState.removed[0]?.message
  },
  'a cart that is emptied': async () => {
    await clearCart()
    return cartState.problem
  },
  'a search': async () => {
    await search('offline')
    return searchState.problem
  },
  'a search of a line of a quick order': () => findHits('offline'),
  'a choice in a list': async () => {
    await render('<div id="facet-target"></div>')
    startFacets({ target: 'facet-target', groups: [COLOUR], sortItems: [], isPartial: false })
    await toggleFacet(COLOUR, 'red')
    const { problem } = facetState
    forgetFacets()
    return problem?.why
  },
  'a colour of a quick buy': async () => {
    const { state, choose } = createQuickBuy()
    await choose('blue')
    return state.problem
  },
  'a favourite of who is logged in': async () => {
    localStorage.setItem('courtside.visitor', 'anna')
    return toggleFavourite('trail').finally(() => localStorage.removeItem('courtside.visitor'))
  },
}

const CALLS = [
  'GET /api/cart',
  'POST /api/cart/add',
  'POST /api/cart/reorder',
  'PUT /api/cart/update',
  'PUT /api/cart/clear',
  'POST /api/quickSearch',
  'GET /api/productFilter/withHtmlResult',
  'GET /api/quickbuy/activevariant',
  'POST /api/favourites',
]

let goOnline = ignore as () => void

beforeEach(() => {
  begin(cartOf({ r1: 1 }))
  stubFetch(Object.fromEntries(CALLS.map((it) => [it, 'reset'])))
  goOnline = goOffline()
})
afterEach(() => {
  goOnline()
  document.documentElement.lang = 'sv'
})

describe('what nobody sends again promises nothing while offline', () => {
  for (const [name, act] of Object.entries(ACTS)) {
    it(name, async () => {
      const message = (await act()) as Message

      expect(messageText(message)).to.equal(AWAY.sv)
      document.documentElement.lang = 'en'
      expect(messageText(message)).to.equal(AWAY.en)
    })
  }
})

describe('a cart that is read again once the net is back', () => {
  it('says so while offline', async () => {
    await reloadCart()

    expect(messageText(cartState.problem as Message)).to.equal(RESUMES)
  })
})
