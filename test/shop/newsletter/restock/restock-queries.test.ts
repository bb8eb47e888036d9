import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  deleteOldRequests,
  findAvailable,
  findRequest,
  listNotifiable,
  markNotified,
  markWaiting,
  removeRequest,
  removeRequestsOf,
  saveRequest,
} from '../../../../shop/newsletter/restock/restock-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const KIM = {
  id: 'kim',
  article_number: 'SHOE-43',
  email: 'kim@example.com',
  stop_key: 'stop-kim',
  lang: 'sv',
  storefront: 'sport',
  asked_at: NOW,
} as const
const BO = { ...KIM, id: 'bo', email: 'bo@example.com', stop_key: 'stop-bo', asked_at: NOW - 1 }
const TABLE = 'restock_request'

test(
  'who asks again waits from then on, in the language of the second question',
  onShop(async (tx) => {
    await saveRequest(tx, KIM)
    await saveRequest(tx, BO)
    await saveRequest(tx, { ...KIM, id: 'again', lang: 'en', asked_at: NOW + 5 })

    same(await allRows(tx, TABLE), [
      { ...BO, noticed_at: null },
      { ...KIM, lang: 'en', asked_at: NOW + 5, noticed_at: null },
    ])
  }),
)

test(
  'the pieces of an article are those of a storefront that sells it',
  onShop(async (tx) => {
    same(await findAvailable(tx, 'SHOE-42', 'sport'), 5)
    same(await findAvailable(tx, 'SHOE-43', 'sport'), 0)
    same(await findAvailable(tx, 'NONE', 'sport'), undefined)
    await tx.updateTable('product').set({ on_professional: 0 }).execute()
    same(await findAvailable(tx, 'SHOE-42', 'professional'), undefined)
    await tx.updateTable('article').set({ published: 0 }).execute()
    same(await findAvailable(tx, 'SHOE-42', 'sport'), undefined)
  }),
)

test(
  'those are answered who wait for what is back, the longest first, each once',
  onShop(async (tx) => {
    await saveRequest(tx, KIM)
    await saveRequest(tx, BO)
    same(await listNotifiable(tx, 9), [])

    await tx.updateTable('stock').set({ available: 1 }).execute()
    same(await listNotifiable(tx, 9), ['bo', 'kim'])
    same(await listNotifiable(tx, 1), ['bo'])
    equal(await markNotified(tx, 'bo', NOW), true)
    equal(await markNotified(tx, 'bo', NOW), false)
    same(await listNotifiable(tx, 9), ['kim'])
    await markWaiting(tx, 'bo')
    same(await listNotifiable(tx, 9), ['bo', 'kim'])

    await tx.updateTable('product').set({ on_sport: 0 }).execute()
    same(await listNotifiable(tx, 9), [])
  }),
)

test(
  'what a mail says is read in the language that was asked in',
  onShop(async (tx) => {
    await saveRequest(tx, { ...KIM, lang: 'en' })

    same(await findRequest(tx, 'kim'), {
      articleNumber: 'SHOE-43',
      email: 'kim@example.com',
      stopKey: 'stop-kim',
      language: 'en',
      storefront: 'sport',
      askedAt: NOW,
      name: 'Thunder',
      size: '43',
      colourSv: 'Röd',
      colourEn: 'Red',
      colourId: 'red',
      slug: 'thunder',
    })
    same(await findRequest(tx, 'none'), undefined)
  }),
)

test(
  'requests go one by one, by address, and by age',
  onShop(async (tx) => {
    await saveRequest(tx, KIM)
    await saveRequest(tx, { ...KIM, id: 'other', article_number: 'BOOK-1' })
    await saveRequest(tx, BO)
    await removeRequest(tx, 'bo')
    same(
      (await allRows(tx, TABLE)).map((it) => (it as { id: string }).id),
      ['kim', 'other'],
    )
    await deleteOldRequests(tx, NOW)
    equal((await allRows(tx, TABLE)).length, 2)
    await removeRequestsOf(tx, 'stop-kim')
    equal((await allRows(tx, TABLE)).length, 0)

    await saveRequest(tx, BO)
    await deleteOldRequests(tx, NOW)
    equal((await allRows(tx, TABLE)).length, 0)
  }),
)
