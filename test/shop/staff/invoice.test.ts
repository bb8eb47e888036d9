import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { auditOf, openStaff, type StaffShop } from '../../helpers/staff.ts'

const BY_TRANSFER = { ...FOR_COMPANY, selectedPaymentMethod: 'prepay' }
const COMPANY = '/staff/companies/lunda-if'

async function byInvoice({ visitor }: StaffShop): Promise<string> {
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const placed = await place(bo, await fillCheckout(bo, { 'PLENTY-1': 1 }, FOR_COMPANY))
  equal(placed.statusCode, 200, placed.body)
  return placed.json<Checkout>().orderId
}

test('the shop is told to send the invoice of an order and when it is due, until it is paid', async (t) => {
  const opened = await openStaff(t)
  const orderId = await byInvoice(opened)
  const toSend = /Faktura:?\s*Ska skickas till köparen, förfaller 23\sdecember/

  const mails = await opened.mails()
  const told = mails.find(({ to }) => to === 'kundservice@courtside.example')
  match(told?.text ?? '', toSend)
  const eva = await opened.staff('owner')
  await eva.open(`/staff/orders/${orderId}`)
  match(textOf(eva.page()), toSend)
  await opened.db.updateTable('orders').set({ status: 'paid' }).execute()
  await eva.open(`/staff/orders/${orderId}`)
  equal(toSend.test(textOf(eva.page())), false)
})

test('the staff decides on the page of a company whether it may buy on invoice', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('sales')
  await kim.open(COMPANY)
  match(textOf(kim.page()), /får handla mot er faktura och betala inom 30 dagar/)
  const offered = async () => {
    const bo = opened.visitor({ storefront: 'professional' })
    await bo.logIn('bo@example.com')
    const { paymentMethods } = await fillCheckout(bo, { 'PLENTY-1': 1 }, BY_TRANSFER)
    return paymentMethods.some(({ id }) => id === 'invoice')
  }
  equal(await offered(), true)

  await kim.submit(`${COMPANY}/invoice`, { may: 'no' })
  match(textOf(kim.page()), /får inte längre handla mot faktura/)
  equal(await offered(), false)
  await kim.submit(`${COMPANY}/invoice`, { may: 'yes' })
  match(textOf(kim.page()), /får nu handla mot faktura/)
  equal(await offered(), true)
  deepEqual(await auditOf(opened.db), ['invoice.no', 'invoice.yes'])
})

test('nothing is decided for a company that is not there, or by other words', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('sales')
  await kim.open(COMPANY)
  for (const [path, may] of [
    ['/staff/companies/none/invoice', 'no'],
    [`${COMPANY}/invoice`, 'perhaps'],
    [`${COMPANY}/invoice`, ''],
  ] as const) {
    await kim.post(path, { may })
  }
  deepEqual(await auditOf(opened.db), [])
  const { may_invoice } = await opened.db
    .selectFrom('company')
    .select('may_invoice')
    .executeTakeFirstOrThrow()
  equal(may_invoice, 1)
})
