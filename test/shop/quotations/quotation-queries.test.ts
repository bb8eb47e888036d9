import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { moveQuotationList } from '../../../shop/account/login/log-in.ts'
import { dropOrdered, insertOrderedCart } from '../../../shop/cart/change/ordered-cart-writes.ts'
import { insertVersion } from '../../../shop/consents/consent-queries.ts'
import { listItems } from '../../../shop/orders/pages/item-links.tsx'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  addToQuotationList,
  changeQuotationList,
  countQuotationList,
  raiseInQuotationList,
  readQuotationList,
  removeFromQuotationList,
} from '../../../shop/quotations/quotation-list-queries.ts'
import {
  findQuotable,
  findQuotation,
  findQuotationOf,
  findQuotationTerms,
  isOwnedBy,
  listEndingOffers,
  listOwnQuotations,
  listQuotationRows,
  type Quotation,
  type QuotationRow,
} from '../../../shop/quotations/quotation-queries.ts'
import {
  answerQuotation,
  endQuotation,
  expireQuotations,
  forgetQuotations,
  insertQuotation,
  markAccepted,
  type NewQuotation,
  nameOrder,
  reopenOffer,
} from '../../../shop/quotations/quotation-writes.ts'
import { readQuotationBatch } from '../../../shop/staff/exports/export-queries.ts'
import { listQuotations } from '../../../shop/staff/quotations/quotation-list.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { CONTACT } from '../../helpers/quotations.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows, addOrder } from '../../helpers/row-orders.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

const PRO = { language: 'sv', storefront: 'professional' } as const

const ROW: Omit<QuotationRow, 'position' | 'price'> = {
  articleNumber: 'BIKE-1',
  name: 'Cykeln',
  size: null,
  colour: null,
  vatRate: 2500,
  quantity: 2,
  note: 'Svart',
}

const NEW: NewQuotation = {
  ...CONTACT,
  ...{ id: 'q', number: 'Q1', customerId: 'bo', companyId: 'club', sessionId: null },
  termsTextId: null,
  ...{ ...PRO, currency: 'SEK', message: 'Hej', rows: [ROW, { ...ROW, quantity: 1, note: '' }] },
}

const { rows: _, termsTextId: __, ...ASKED } = NEW
const QUOTATION: Quotation = {
  ...ASKED,
  ...{ state: 'asked', createdAt: NOW, answeredAt: null, validUntil: null, deliveryTotal: 0 },
  ...{ answer: '', settledAt: null, orderId: null, awaitsApproval: 0 },
}
const OFFER = {
  ...{ prices: [100, 50], deliveryTotal: 20, validUntil: NOW + DAY_MS, answer: 'Gärna' },
}

async function addWaiting(tx: Tx, orderId: string): Promise<void> {
  const limit = { period: 'order', allowed: 1, spent: 0, amount: 2 } as const
  await tx
    .insertInto('approval')
    .values({ order_id: orderId, company_id: 'club', ...limit, expires_at: NOW, created_at: NOW })
    .execute()
}

async function addSession(tx: Tx, id: string): Promise<void> {
  await tx.insertInto('session').values({ id, created_at: NOW, seen_at: NOW }).execute()
}

const bo = {
  customer: { id: 'bo', email: '', firstName: '', lastName: '', role: 'admin' },
  company: { id: 'club', name: '', organizationNumber: '', mayInvoice: true },
} as const

test(
  'a request is saved once, with its rows, and belongs to its company',
  onShop(async (tx) => {
    equal(await insertQuotation(tx, NEW, NOW), true)
    equal(await insertQuotation(tx, { ...NEW, number: 'Q2' }, NOW), false)

    same(await findQuotation(tx, 'q'), QUOTATION)
    same(await findQuotation(tx, 'none'), undefined)
    same(await listQuotationRows(tx, 'q'), [
      { ...ROW, position: 0, price: null },
      { ...ROW, quantity: 1, note: '', position: 1, price: null },
    ])
    const colleague = { ...bo, customer: { ...bo.customer, id: 'kim' } }
    const gone = { customer: bo.customer }
    const other = { ...bo, company: { ...bo.company, id: 'other' } }
    deepEqual(
      [bo, colleague, gone, other, {}].map((it) => isOwnedBy(it, QUOTATION)),
      [true, true, false, false, false],
    )
    same(await listOwnQuotations(tx, colleague), [QUOTATION])
    same(await listOwnQuotations(tx, gone), [])
    same(await listOwnQuotations(tx, other), [])
    same(await listOwnQuotations(tx, {}), [])
  }),
)

test(
  'the items of a quotation are returned row by row, if they are still on sale there',
  onShop(async (tx) => {
    const rows = ['BIKE-1', 'GONE-1', 'SHOE-42'].map((articleNumber) => ({ ...ROW, articleNumber }))
    await insertQuotation(tx, { ...NEW, rows }, NOW)
    await insertQuotation(tx, { ...NEW, id: 'sport', number: 'Q2', storefront: 'sport', rows }, NOW)

    const bike = { slug: 'the-bike', imageUrl: null, colourId: null }
    const shoe = { slug: 'thunder', imageUrl: 'https://pictures.example/1.jpg', colourId: 'blue' }
    const row = { name: 'Cykeln' }
    same(await listItems(tx, ['sport', 'q', 'none'], 'quotation'), [
      { ofId: 'sport', articleNumber: 'SHOE-42', ...row, ...shoe, storefront: 'sport' },
      { ofId: 'q', articleNumber: 'BIKE-1', ...row, ...bike, storefront: 'professional' },
      { ofId: 'q', articleNumber: 'SHOE-42', ...row, ...shoe, storefront: 'professional' },
    ])
  }),
)

test(
  'a private customer’s request is in nobody else’s list, with a company or without',
  onShop(async (tx) => {
    const hers = { customerId: 'anna', companyId: null }
    await insertQuotation(tx, { ...NEW, ...hers }, NOW)
    const anna = { customer: { ...bo.customer, id: 'anna' } }

    same(await listOwnQuotations(tx, anna), [{ ...QUOTATION, ...hers }])
    same(await listOwnQuotations(tx, bo), [])
    same(await listOwnQuotations(tx, { customer: bo.customer }), [])
  }),
)

test(
  'an answer can be changed until it is accepted, as it was read, in time, once',
  onShop(async (tx) => {
    await insertQuotation(tx, NEW, NOW)
    equal(await markAccepted(tx, { id: 'q', answeredAt: null }, NOW), false)
    equal(await answerQuotation(tx, 'q', OFFER, NOW), true)
    equal(await answerQuotation(tx, 'q', OFFER, NOW), true)
    const answeredAt = NOW + 1

    same(await findQuotation(tx, 'q'), {
      ...QUOTATION,
      ...{ state: 'answered', answeredAt, validUntil: NOW + DAY_MS, deliveryTotal: 20 },
      answer: 'Gärna',
    })
    deepEqual(
      (await listQuotationRows(tx, 'q')).map(({ price }) => price),
      [100, 50],
    )
    equal(await markAccepted(tx, { id: 'q', answeredAt: NOW }, NOW), false)
    equal(await markAccepted(tx, { id: 'q', answeredAt }, NOW + DAY_MS + 1), false)
    equal(await markAccepted(tx, { id: 'q', answeredAt }, NOW + DAY_MS), true)
    equal(await markAccepted(tx, { id: 'q', answeredAt }, NOW + DAY_MS), false)
    equal(await answerQuotation(tx, 'q', OFFER, NOW), false)
    equal(await endQuotation(tx, 'q', { state: 'declined' }, NOW), false)
    await addOrder(tx, { id: 'order' })
    await nameOrder(tx, 'q', 'order')
    await expireQuotations(tx, NOW + 2 * DAY_MS)
    await forgetQuotations(tx, NOW + 2 * DAY_MS)
    const { state, settledAt, orderId } = (await findQuotation(tx, 'q')) ?? {}
    deepEqual([state, settledAt, orderId], ['accepted', NOW + DAY_MS, 'order'])
    equal((await findQuotationOf(tx, 'order'))?.id, 'q')
    equal(await findQuotationOf(tx, 'none'), undefined)
    await addWaiting(tx, 'order')
    equal((await findQuotation(tx, 'q'))?.awaitsApproval, 1)
    await reopenOffer(tx, 'none')
    equal((await findQuotation(tx, 'q'))?.state, 'accepted')
    await reopenOffer(tx, 'order')
    same(await findQuotation(tx, 'q'), {
      ...QUOTATION,
      ...{ state: 'answered', answeredAt, validUntil: NOW + DAY_MS, deliveryTotal: 20 },
      answer: 'Gärna',
    })
  }),
)

test(
  'requests end once; unaccepted offers expire, and are deleted in the end',
  onShop(async (tx) => {
    await insertQuotation(tx, NEW, NOW)
    await insertQuotation(tx, { ...NEW, id: 'a', number: 'Q2' }, NOW)
    equal(await endQuotation(tx, 'q', { state: 'refused', answer: 'Slut' }, NOW), true)
    equal(await endQuotation(tx, 'q', { state: 'declined' }, NOW), false)
    same(await findQuotation(tx, 'q'), {
      ...QUOTATION,
      ...{ state: 'refused', answer: 'Slut', settledAt: NOW },
    })
    await answerQuotation(tx, 'a', OFFER, NOW)
    await expireQuotations(tx, NOW + DAY_MS)
    equal((await findQuotation(tx, 'a'))?.state, 'answered')
    await expireQuotations(tx, NOW + DAY_MS + 1)
    equal((await findQuotation(tx, 'a'))?.state, 'expired')
    await forgetQuotations(tx, NOW + 1)
    deepEqual([await findQuotation(tx, 'q'), (await findQuotation(tx, 'a'))?.id], [undefined, 'a'])
  }),
)

test(
  'finds offers that end in two days and those that have ended, and no others',
  onShop(async (tx) => {
    const day = (n: number) => NOW + n * DAY_MS
    const offers = {
      soon: [day(-2), day(2)],
      ...{ early: [day(-2), day(4)], fresh: [day(-1), day(1)] },
      ...{ over: [day(-9), day(-1)], tonight: [day(-9), NOW - 1], old: [day(-90), day(-8)] },
    } as const
    for (const [id, [answeredAt, validUntil]] of Object.entries(offers)) {
      await insertQuotation(tx, { ...NEW, id, number: id }, day(-90))
      await answerQuotation(tx, id, { ...OFFER, validUntil }, answeredAt)
    }
    await insertQuotation(tx, NEW, NOW)
    await expireQuotations(tx, NOW)

    same(await listEndingOffers(tx, NOW), [
      { id: 'over', answeredAt: day(-9), about: 'expired' },
      { id: 'soon', answeredAt: day(-2), about: 'expiring' },
    ])
  }),
)

test(
  'only articles on sale by quotation can be requested, in the order of the list',
  onShop(async (tx) => {
    const { quantity, note, ...article } = ROW
    deepEqual([quantity, note], [2, 'Svart'])
    same(await findQuotable(tx, ['SHOE-42', 'BIKE-1', 'none'], PRO), [article])
    same(await findQuotable(tx, ['BIKE-1'], { ...PRO, storefront: 'sport' }), [])
    const [english] = await findQuotable(tx, ['BIKE-1'], { ...PRO, language: 'en' })
    equal(english?.name, 'The bike')
    const taken = tx.updateTable('article').where('number', '=', 'BIKE-1')
    await taken.set({ published: 0 }).execute()
    same(await findQuotable(tx, ['BIKE-1'], PRO), [])
    await taken.set({ published: 1 }).execute()
    await tx.updateTable('product').set({ published: 0 }).where('slug', '=', 'the-bike').execute()
    same(await findQuotable(tx, ['BIKE-1'], PRO), [])
  }),
)

test(
  'the list of a session is added up, changed, counted, moved and emptied',
  onShop(async (tx) => {
    await addSession(tx, 's')
    await addSession(tx, 'later')
    const article = { articleNumber: 'BIKE-1', quantity: 60 }
    await addToQuotationList(tx, 's', article, NOW)
    await addToQuotationList(tx, 's', article, NOW + 1)
    await addToQuotationList(tx, 's', { articleNumber: 'SHOE-42', quantity: 1 }, NOW)
    for (const quantity of [4, 4]) {
      await raiseInQuotationList(tx, 'later', { articleNumber: 'BIKE-1', quantity }, NOW)
    }
    const [taken] = await readQuotationList(tx, 'later', PRO)
    equal(taken?.quantity, 4)
    await removeFromQuotationList(tx, 'later', ['BIKE-1'])

    const { articleNumber, name, size, colour } = ROW
    const listed = { articleNumber, name, size, colour, quantity: 100, note: '', addedAt: NOW + 1 }
    same(await readQuotationList(tx, 's', PRO), [listed])
    equal(await countQuotationList(tx, 's'), 2)
    await changeQuotationList(tx, 's', { articleNumber, quantity: 3, note: 'Röd' })
    await moveQuotationList(tx, { from: 's', to: 'later' })
    equal(await countQuotationList(tx, 's'), 0)
    same(await readQuotationList(tx, 'later', PRO), [{ ...listed, quantity: 3, note: 'Röd' }])
    await removeFromQuotationList(tx, 'later', [])
    await removeFromQuotationList(tx, 'later', ['SHOE-42', 'BIKE-1'])
    equal(await countQuotationList(tx, 'later'), 0)
  }),
)

test(
  'the staff see waiting requests first, and export all of them',
  onShop(async (tx) => {
    await insertQuotation(tx, NEW, NOW)
    await insertQuotation(tx, { ...NEW, id: 'a', number: 'Q2' }, NOW - 1)
    await answerQuotation(tx, 'a', OFFER, NOW)

    const { companyName, email } = CONTACT
    const listed = { companyName, email, pieces: 3 }
    const { validUntil } = OFFER
    same(await listQuotations(tx), [
      { id: 'q', number: 'Q1', state: 'asked', validUntil: null, ...listed, createdAt: NOW },
      { id: 'a', number: 'Q2', state: 'answered', validUntil, ...listed, createdAt: NOW - 1 },
    ])
    same(await readQuotationBatch(tx, { after: '', limit: 1 }), [
      {
        ...{ number: 'Q1', createdAt: NOW, state: 'asked', company: companyName },
        ...{ organizationNumber: CONTACT.organizationNumber, name: 'Lo Ek', email },
        ...{ phone: CONTACT.phoneNumber, pieces: 3, validUntil: null, orderNumber: null },
      },
    ])
    const [second] = await readQuotationBatch(tx, { after: 'Q1', limit: 5 })
    equal(second?.validUntil, NOW + DAY_MS)
  }),
)

test(
  'an order without a cart gets one, and the open cart loses the ordered articles',
  onShop(async (tx) => {
    const owner = { column: 'session_id', id: 's', storefront: 'professional' } as const
    const id = await insertOrderedCart(tx, owner, NOW)
    const made = await tx.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirst()
    deepEqual([made?.status, made?.session_id, made?.customer_id], ['ordered', 's', null])
    await addCart(tx, { id: 'open', session_id: 'session', storefront: 'professional' })
    await addCartRows(tx, 'open', { 'BIKE-1': 1, 'BOOK-1': 2 })
    const session = { id: 'session', isStored: true }
    const visitor = { ...PRO, session, shop: demoShop, canSeePrices: false, mayBackorder: false }

    await dropOrdered(tx, visitor, ['BIKE-1'], NOW)
    await dropOrdered(tx, { ...visitor, session: { ...session, id: 'none' } }, ['BOOK-1'], NOW)

    const left = await tx.selectFrom('cart_row').select('article_number').execute()
    deepEqual(left, [{ article_number: 'BOOK-1' }])
  }),
)

test(
  'a request keeps the terms that were accepted with it',
  onShop(async (tx) => {
    const words = { sv: 'Villkor', en: 'Terms' }
    await insertVersion(tx, { consent: 'terms', place: 'quotation' }, words, NOW)
    await insertQuotation(tx, { ...NEW, termsTextId: 'terms.quotation.1.en' }, NOW)
    await insertQuotation(tx, { ...NEW, id: 'old', number: 'Q2' }, NOW)

    same(await findQuotationTerms(tx, 'q'), { words: 'Terms', language: 'en' })
    same(await findQuotationTerms(tx, 'old'), undefined)
  }),
)
