import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { quotationKey } from '../../../shop/quotations/quotation-links.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { arrive } from '../../helpers/arrive.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../helpers/open-shop.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

interface Case {
  /** Whether the shop has approved the company for invoices. */
  readonly mayInvoice: 0 | 1
  /** Whether the company's approver requested it while logged in. */
  readonly isOwn: boolean
}

/** Requests and accepts as the approver; returns the order's payment method. */
async function paidBy(opened: StaffShop, { mayInvoice, isOwn }: Case) {
  const { db } = opened
  await db.updateTable('company').set({ may_invoice: mayInvoice }).execute()
  const asker: ShopVisitor = opened.visitor({ storefront: 'professional' })
  if (isOwn) await asker.logIn('bo@example.com')
  const made = await askedQuotation(opened, asker)
  await answered(opened, made)
  const key = quotationKey(await readSigner(db), made.id)
  const page = isOwn ? `/pro/account/quotations/${made.id}` : `/pro/quotation/${made.id}`

  const web = browse(opened.shop)
  await web.open('/pro/login')
  const login = { userName: 'bo@example.com', password: DEMO_PASSWORD, returnTo: '/pro' }
  await web.submit('/pro/login', login)
  await arrive(web.open, isOwn ? page : `${page}?key=${key}`)
  const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(web.page()) ?? []
  await web.submit(`${page}/accepted`, { answered: answer })
  const { details } = await db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
  const { paymentMethod } = JSON.parse(details) as Pick<Receipt, 'paymentMethod'>
  return [paymentMethod.id, paymentMethod.dueOn]
}

const CASES: readonly (readonly [name: string, it: Case, paid: string])[] = [
  ['a company with an invoice, on its own offer', { mayInvoice: 1, isOwn: true }, 'invoice'],
  ['a company without one', { mayInvoice: 0, isOwn: true }, 'prepay'],
  ['an offer that nobody asked with a login', { mayInvoice: 1, isOwn: false }, 'prepay'],
]

for (const [name, it, paid] of CASES) {
  test(`an offer is paid by ${paid}: ${name}`, async (t) => {
    const opened = await openStaff(t)

    const dueOn = paid === 'invoice' ? '2026-12-23' : undefined
    deepEqual(await paidBy(opened, it), [paid, dueOn])
  })
}
