import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { FILLED_IN, openFilled } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const PLACE = { ...FILLED_IN, acceptTermsOfCondition: 'on', step: 'place' }
const GONE = 'Gåvan Vara gift är slut och ingår inte längre.'
const OPTION = 'Ombudet eller leveranstiden som du valde finns inte längre. Välj på nytt.'

const sellGifts = (db: Db) =>
  db.updateTable('stock').set({ available: 0 }).where('article_number', '=', 'GIFT-1').execute()

const SAVE = { ...FILLED_IN, step: 'update' }
const countOrders = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).length

/** Stores a choice as if its method had still been offered. */
async function choose(db: Db, methods: object): Promise<void> {
  const { content } = await db.selectFrom('checkout').select('content').executeTakeFirstOrThrow()
  const chosen = JSON.stringify({ ...JSON.parse(content), ...methods })
  await db.updateTable('checkout').set({ content: chosen }).execute()
}

/** The notices of the page. */
const notices = (page: string) =>
  [...page.matchAll(/cs-problem--notice[^>]*>.*?<p>([^<]+)<\/p>/g)].map(([, words]) => words)

test('a gift that is out of stock is reported before the order is placed, and the next post succeeds', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'MACHINE-1': '1' })
  await sellGifts(db)

  const received = await visitor.post('/checkout', PLACE)

  equal(received.statusCode, 409)
  deepEqual(notices(received.body), [GONE])
  match(received.body, /<title>Fel: Kassa/)
  match(received.body, /Något har ändrats sedan du såg kassan\. Kontrollera och beställ igen\./)
  match(received.body, /value="Storgatan 1"/)
  equal(await countOrders(db), 0)
  equal((await visitor.post('/checkout', PLACE)).statusCode, 303)
  equal(await countOrders(db), 1)
})

test('changes are reported together with faults in the form, and only once', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'MACHINE-1': '1' })
  await sellGifts(db)

  const received = await visitor.post('/checkout', { ...PLACE, 'customerDetails-zipCode': '123' })

  equal(received.statusCode, 422)
  deepEqual(notices(received.body), [GONE])
  match(received.body, /du skrev 3\./)
  equal((await visitor.post('/checkout', PLACE)).statusCode, 303)
})

test('changes are reported when choices are saved, and when a code is tried', async (t) => {
  const { shop, db } = await openShop(t)
  const [saver, wrong, right] = [
    await openFilled(shop, { 'MACHINE-1': '1' }),
    await openFilled(shop, { 'MACHINE-1': '1' }),
    await openFilled(shop, { 'MACHINE-1': '1' }),
  ]
  await db.insertInto('campaign_code').values({ code: 'TEN', percent: 10 }).execute()
  await sellGifts(db)

  await saver.submit('/checkout', SAVE)
  await wrong.submit('/checkout', { ...SAVE, campaignCode: 'NOPE' })
  await right.submit('/checkout', { ...SAVE, campaignCode: 'TEN' })

  deepEqual(
    [saver, wrong, right].map((it) => notices(it.page())),
    [[GONE], [GONE], [GONE]],
  )
  match(right.page(), /Kampanjkod TEN/)
})

test('a delivery or payment method that is gone is named, and not mistaken for the selected one', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'SHOE-42': '2' })
  const gone = { selectedDeliveryMethod: 'drone', selectedPaymentMethod: 'klarna' }
  await visitor.submit('/checkout', SAVE)
  await choose(db, gone)

  const received = await visitor.post('/checkout', { ...PLACE, ...gone })

  ok(received.statusCode >= 400 && received.statusCode < 500, String(received.statusCode))
  deepEqual(notices(received.body), [
    'Leveranssättet som du valde finns inte längre. Vi har valt Hem till dörren i stället.',
    'Betalsättet som du valde finns inte längre. Vi har valt Kort i stället.',
  ])
  equal(await countOrders(db), 0)
})

test('a time slot that is gone must be selected again', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'SHOE-42': '2' })
  const slot = { selectedDeliveryMethod: 'slot', selectedDeliveryOption: 'slot-1999-01-01-17' }

  const received = await visitor.post('/checkout', { ...PLACE, ...slot })

  deepEqual(notices(received.body), [OPTION])
  equal(await countOrders(db), 0)
})
