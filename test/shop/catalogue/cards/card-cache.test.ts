import { deepEqual, equal, notDeepEqual, notEqual } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createCardCache } from '../../../../shop/catalogue/cards/card-cache.ts'
import {
  type CardPage,
  type CardSelection,
  loadSelected,
} from '../../../../shop/catalogue/cards/load-cards.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { createStatementCounter } from '../../../helpers/statements.ts'
import { mixedCatalogue } from '../../facets/mixed-catalogue.ts'

const TTL_MS = 2000
const SITE = { version: 1 }
const NOBODY: CardPage = {
  language: 'sv',
  storefront: 'sport',
  viewer: { isAuthenticated: false, isBusiness: false },
}
const LISTS = { ids: [1], currency: 'SEK' }

async function open(t: TestContext) {
  const counter = createStatementCounter()
  const { db: real } = await openShop(t, { catalogue: mixedCatalogue(20, 5) })
  const db = counter.wrap(real)
  let now = 1000
  const cache = createCardCache(db, () => now)
  return {
    db,
    read: (chosen: CardSelection, page = NOBODY, site = SITE) => cache.read(page, site, chosen),
    pass: (ms: number) => {
      now += ms
    },
    readsDuring: async (work: () => Promise<unknown>) => (await counter.during(work)).all,
  }
}

async function sellOut(db: Db): Promise<void> {
  await db.updateTable('stock').set({ available: 0 }).execute()
}

test('what a list has read of products, the next list shows for two seconds', async (t) => {
  const { db, read, pass, readsDuring } = await open(t)
  const chosen = { productIds: [1, 2, 3] }
  const first = await read(chosen)
  await sellOut(db)

  pass(TTL_MS - 1)
  equal(await readsDuring(async () => deepEqual(await read(chosen), first)), 0)
  pass(1)
  const later = await read(chosen)
  deepEqual(
    later.map((it) => it.isSoldOut || it.isQuotation),
    [true, true, true],
  )
  notDeepEqual(later, first)
})

test('only products that no list has read are read, and all stand in their order', async (t) => {
  const { db, read } = await open(t)
  const [known] = await read({ productIds: [2] })
  await sellOut(db)

  const cards = await read({ productIds: [3, 2, 1] })

  deepEqual(
    cards.map((it) => it.id),
    [3, 2, 1],
  )
  equal(cards[1], known)
  deepEqual([cards[0], cards[2]], await loadSelected(db, NOBODY, SITE, { productIds: [3, 1] }))
})

test('what is not on sale is asked for once, and left out', async (t) => {
  const { db, read, readsDuring } = await open(t)
  await db.updateTable('product').set({ published: 0 }).where('id', '=', 2).execute()
  const chosen = { productIds: [1, 2, 999] }
  const idsOf = async () => (await read(chosen)).map((it) => it.id)

  deepEqual(await idsOf(), [1])
  equal(await readsDuring(async () => deepEqual(await idsOf(), [1])), 0)
})

test('no more than four thousand are kept', async (t) => {
  const { read, readsDuring } = await open(t)
  const chosen = { productIds: [1, 2, 3] }
  const others = Array.from({ length: 3996 }, (_, at) => 1000 + at)
  await read(chosen)
  await read({ productIds: others })

  equal(await readsDuring(() => read(chosen)), 0)
  await read({ productIds: [9000] })
  notEqual(await readsDuring(() => read(chosen)), 0)
})

const business = { isAuthenticated: true, isBusiness: true }
const OTHERS: Readonly<Record<string, readonly [CardPage, typeof SITE?, string[]?]>> = {
  'another language': [{ ...NOBODY, language: 'en' }],
  'the other storefront': [{ ...NOBODY, storefront: 'professional' }],
  'prices with VAT': [{ ...NOBODY, viewer: { ...business, wantsVat: true } }],
  'price lists of their own': [
    { ...NOBODY, viewer: { ...business, priceLists: { ...LISTS, key: '1:1' } } },
  ],
  'the same lists after a change': [
    { ...NOBODY, viewer: { ...business, priceLists: { ...LISTS, key: '1:2' } } },
  ],
  'a newer catalogue': [NOBODY, { version: 2 }],
  'a colour that was asked for': [NOBODY, SITE, ['red']],
}

test('nobody is shown a card of another price view', async (t) => {
  const { db, read } = await open(t)
  const productIds = [1, 2, 3, 4, 5]
  await read({ productIds })

  for (const [name, [page, site = SITE, colours]] of Object.entries(OTHERS)) {
    await db
      .updateTable('stock')
      .set((it) => ({ available: it('available', '+', 1) }))
      .execute()
    const own = await loadSelected(db, page, site, { productIds, colours })
    deepEqual(await read({ productIds, colours }, page, site), own, name)
  }
})
