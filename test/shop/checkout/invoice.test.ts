import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setInvoice } from '../../../shop/account/customers/company-queries.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER, change, fillCheckout, place } from '../../helpers/checkout.ts'
import { FILLED_IN, openFilled } from '../../helpers/form-visitor.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const LUNDA_IF = '802400-0005'
const DETAILS = BUYER.customerDetails as Checkout['customerDetails']
const COMPANY = { companyName: 'Lunda IF', organizationNumber: LUNDA_IF }
const BUSINESS = {
  isBusinessCustomer: true,
  customerDetails: { ...DETAILS, ...COMPANY },
}
const INVOICE = { ...BUSINESS, selectedPaymentMethod: 'invoice' }

/** Whether a buyer is offered the invoice, and the outcome of selecting it, checking and ordering. */
async function tryInvoice(visitor: ShopVisitor) {
  const filled = await fillCheckout(visitor, { 'BOOK-1': 1 }, BUSINESS)
  const forged = { ...filled, ...INVOICE, acceptTermsOfCondition: true }
  const chosen = await change(visitor, 'setPaymentProvider', forged)
  const step = await visitor.ask('/api/checkout/orderstep', {
    orderId: filled.orderId,
    payload: forged,
  })
  const placed = await place(visitor, forged)
  const offered = filled.paymentMethods.map(({ id }) => id)
  return [offered.includes('invoice'), chosen.statusCode, step.statusCode, placed.statusCode]
}

const REFUSED = [false, 422, 422, 422]

async function ordersOf({ db }: Awaited<ReturnType<typeof openShop>>): Promise<number> {
  return (await db.selectFrom('orders').select('id').execute()).length
}

test('nobody gets an invoice by claiming to be a company, even with its real number', async (t) => {
  const shop = await openShop(t)
  const [guest, anna] = [shop.visitor(), shop.visitor()]
  await anna.logIn('anna@example.com')

  deepEqual(await tryInvoice(guest), REFUSED)
  deepEqual(await tryInvoice(anna), REFUSED)
  equal(await ordersOf(shop), 0)
})

test('a form without script cannot forge it either', async (t) => {
  const shop = await openShop(t)
  const visitor = await openFilled(shop.shop, { 'BOOK-1': '1' })
  const form = {
    ...FILLED_IN,
    'customerDetails-companyName': COMPANY.companyName,
    'customerDetails-organizationNumber': COMPANY.organizationNumber,
    isBusinessCustomer: 'true',
    selectedPaymentMethod: 'invoice',
  }

  const answer = await visitor.post('/checkout', {
    ...form,
    acceptTermsOfCondition: 'on',
    step: 'place',
  })

  equal(answer.statusCode, 422)
  equal(await ordersOf(shop), 0)
})

test('a company that the shop has approved is offered the invoice on both storefronts', async (t) => {
  for (const storefront of ['sport', 'professional']) {
    const bo = await logInBo(t, storefront)
    deepEqual(await tryInvoice(bo.visitor), [true, 200, 200, 200], storefront)
  }
})

test('a company that is not approved, or no longer, is refused on both storefronts', async (t) => {
  for (const storefront of ['sport', 'professional']) {
    const bo = await logInBo(t, storefront)
    const filled = await fillCheckout(bo.visitor, { 'SHOE-42': 1 }, INVOICE)
    await bo.shop.db
      .transaction()
      .execute((tx) => setInvoice(tx, { organizationNumber: LUNDA_IF }, 'no'))

    const late = await place(bo.visitor, filled)

    equal(late.statusCode, 422, late.body)
    deepEqual(await tryInvoice(bo.visitor), REFUSED, storefront)
    equal(await ordersOf(bo.shop), 0)
  }
})

test('a company that is added later is not approved automatically', async (t) => {
  const { db } = await openShop(t)
  const company = { id: 'new', name: 'Ny AB', organisation_number: '559000-0005' }
  await db.insertInto('company').values(company).execute()

  const { may_invoice } = await db
    .selectFrom('company')
    .select('may_invoice')
    .where('id', '=', 'new')
    .executeTakeFirstOrThrow()
  equal(may_invoice, 0)
})

async function logInBo(t: TestContext, storefront: string) {
  const shop = await openShop(t)
  const visitor = shop.visitor({ storefront })
  await visitor.logIn('bo@example.com')
  return { shop, visitor }
}
