import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { type Insertable, sql } from 'kysely'
import { assignOrders } from '../../../shop/account/login/log-in.ts'
import { mailedOrderKey, returnedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import type { ShopTables } from '../../../shop/platform/db/tables.ts'
import { arrive } from '../../helpers/arrive.ts'
import { BUYER } from '../../helpers/checkout.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { sentOrder } from '../../helpers/returns.ts'
import { openReviewer, sendReview, writtenReview } from '../../helpers/reviews.ts'
import { onShop } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

const cookiesOf = (header: string) =>
  Object.fromEntries(header.split('; ').map((it) => it.split('=') as [string, string]))

const kept = ({ db }: StaffShop) => db.selectFrom('review').select(['stars', 'body']).execute()

/** Shoes once more for the same mailbox, in another browser. */
async function orderAgain(
  opened: StaffShop,
  email = 'KIM@Example.com',
  visitor = opened.visitor(),
) {
  const { customerDetails } = BUYER
  if (!customerDetails) throw new Error('The buyer has an address')
  const details = { customerDetails: { ...customerDetails, email } }
  const sent = await sentOrder(opened, visitor, details)
  const { orderId } = sent
  const key = mailedOrderKey(await readSigner(opened.db), orderId, opened.clock.now)
  return { ...sent, key, path: `/order/${orderId}/reviews` }
}

test('whoever bought shoes twice changes what they said, by the link of the second mail too', async (t) => {
  const opened = await openStaff(t)
  const sentReview = await writtenReview(opened, { body: 'Sköna.' })
  const again = { ...sentReview, ...(await orderAgain(opened)), guest: browse(opened.shop) }

  await arrive(again.guest.open, `${again.path}?key=${again.key}`)
  match(textOf(again.guest.page()), /väntar på att vi läser det/)
  match(again.guest.page(), />Sköna\.<\/textarea>/)
  equal((await sendReview(again, { stars: '2', body: 'Gick sönder.' })).statusCode, 200)

  deepEqual(await kept(opened), [{ stars: 2, body: 'Gick sönder.' }])
  await sendReview(again, { act: 'delete' })
  deepEqual(await kept(opened), [])
})

test('another mailbox says something of its own', async (t) => {
  const opened = await openStaff(t)
  const sentReview = await writtenReview(opened)
  const other = await orderAgain(opened, 'bo@example.com')
  const guest = browse(opened.shop)

  await arrive(guest.open, `${other.path}?key=${other.key}`)
  doesNotMatch(guest.page(), /Sköna\./)
  await sendReview({ ...sentReview, ...other, guest }, { stars: '1', body: 'Nej.' })

  deepEqual(await kept(opened), [
    { stars: 4, body: 'Sköna.' },
    { stars: 1, body: 'Nej.' },
  ])
})

/** What the page of reviews and the order's own page say of them, without what each order has of its own. */
async function reviewTextOf(
  opened: StaffShop,
  email: string,
  way: 'session' | 'return',
): Promise<{ readonly guest: FormVisitor; readonly path: string; readonly told: string }> {
  const { orderId, path, visitor } = await orderAgain(opened, email)
  const signer = await readSigner(opened.db)
  const key = returnedOrderKey(signer, { orderId, placedAt: opened.clock.now })
  const given = way === 'session' ? cookiesOf(visitor.cookie()) : {}
  const guest = browse(opened.shop, { given })
  const query = way === 'session' ? '' : `?key=${key}`
  const [section = ''] =
    /<section[^>]*"order-reviews".*?<\/section>/s.exec(
      (await arrive(guest.open, `/order/${orderId}${query}`)).body,
    ) ?? []
  const [main = ''] =
    /<main class.*<\/main>/s.exec((await arrive(guest.open, path + query)).body) ?? []
  const told = `${section}${main}`
    .replaceAll(orderId, 'ORDER')
    .replace(/beställning [\w-]+/g, 'NUMBER')
  return { guest, path, told: told.replace(/key=[\w-]+/g, 'KEY') }
}

for (const way of ['session', 'return'] as const) {
  const who = { session: 'the session of an order', return: 'the way back from paying' }[way]
  test(`${who} proves no mailbox: nobody learns there what its owner has said`, async (t) => {
    const opened = await openStaff(t)
    const sentReview = await writtenReview(opened)

    const known = await reviewTextOf(opened, 'kim@example.com', way)
    const unknown = await reviewTextOf(opened, 'bo@example.com', way)

    equal(known.told, unknown.told)
    match(textOf(known.told), /Öppna länken i mejlet om beställningen/)
    doesNotMatch(known.told, /Sköna\.|name="stars"|redan/)
    for (const act of [{}, { act: 'delete' }]) {
      const fields = {
        product: String(sentReview.productId),
        stars: '1',
        body: 'Jag tar över.',
        ...act,
      }
      equal((await known.guest.post(known.path, fields)).statusCode, 404)
      equal((await unknown.guest.post(unknown.path, fields)).statusCode, 404)
    }
    deepEqual(await kept(opened), [{ stars: 4, body: 'Sköna.' }])
  })
}

test('an account that orders under somebody else’s address learns nothing of their reviews', async (t) => {
  const opened = await openStaff(t)
  const sentReview = await writtenReview(opened)
  const visitor = opened.visitor()
  await visitor.logIn('anna@example.com')
  const again = await orderAgain(opened, 'kim@example.com', visitor)
  const guest = browse(opened.shop, { given: cookiesOf(visitor.cookie()) })

  await guest.open(again.path)
  match(guest.page(), /name="stars"/)
  doesNotMatch(guest.page(), /Sköna\.|redan/)
  await sendReview({ ...sentReview, ...again, guest }, { stars: '2', body: 'Annas egna.' })

  match(textOf(guest.page()), /Tack! Vi läser ditt omdöme/)
  deepEqual(await kept(opened), [
    { stars: 4, body: 'Sköna.' },
    { stars: 2, body: 'Annas egna.' },
  ])
})

test('whoever is logged in with the address of an order changes what it said as a guest', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor()
  await visitor.logIn('anna@example.com')
  const own = await orderAgain(opened, 'anna@example.com', visitor)
  const guests = await orderAgain(opened, 'anna@example.com')
  const reader = browse(opened.shop)
  await arrive(reader.open, `${guests.path}?key=${guests.key}`)
  const { productId } = await openReviewer(opened)
  await sendReview({ ...guests, productId, guest: reader }, { body: 'Som gäst.' })

  const guest = browse(opened.shop, { given: cookiesOf(visitor.cookie()) })
  await guest.open(own.path)
  match(guest.page(), />Som gäst\.<\/textarea>/)
  await sendReview({ ...own, productId, guest }, { stars: '5', body: 'Som kund.' })

  deepEqual(await kept(opened), [{ stars: 5, body: 'Som kund.' }])
})

async function writeReview(
  tx: Tx,
  id: string,
  of: Partial<Insertable<ShopTables['review']>>,
): Promise<void> {
  const sentReview = {
    stars: 3,
    fit: null,
    body: '',
    author: '',
    lang: 'sv' as const,
    product_id: 1,
  }
  const now = { state: 'waiting' as const, refusal: null, written_at: NOW, order_id: null }
  await tx
    .insertInto('review')
    .values({ id, ...sentReview, ...now, ...of })
    .execute()
}

async function listed(tx: Tx): Promise<string[]> {
  const left = await tx.selectFrom('review').select('id').orderBy('id').execute()
  return left.map(({ id }) => id)
}

test(
  'an account that takes over a guest’s order keeps the newest of what both said',
  onShop(async (tx) => {
    await sql`update customer set email = 'kim@example.com' where id = 'anna'`.execute(tx)
    await addOrder(tx, { id: 'own', email: 'work@example.com', customer_id: 'anna' })
    await addOrder(tx, { id: 'guest' })
    await writeReview(tx, 'at work', { order_id: 'own', written_at: NOW + 1 })
    await writeReview(tx, 'as a guest', { order_id: 'guest' })
    await writeReview(tx, 'other goods', { order_id: 'guest', product_id: 2 })

    await assignOrders(tx, 'anna')

    deepEqual(await listed(tx), ['at work', 'other goods'])
  }),
)
