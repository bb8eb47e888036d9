import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type CompanyRequest,
  decideRequest,
  findCompanyRequest,
  insertCompany,
  insertCompanyRequest,
  joinCompany,
  listOpenRequests,
  type NewCompanyRequest,
} from '../../../../shop/account/registration/company-request-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const ASKED: NewCompanyRequest = {
  id: 'q1',
  companyName: 'Klubben AB',
  organizationNumber: '556012-5790',
  firstName: 'Lo',
  lastName: 'Ek',
  email: 'lo@example.com',
  phone: '+46701234567',
  address: 'Storgatan 1',
  zipCode: '123 45',
  city: 'Bollstad',
  message: 'Hej',
  language: 'sv',
  storefront: 'professional',
}
const OPEN: CompanyRequest = { ...ASKED, status: 'open', madeAt: NOW, answer: null }

test(
  'a request is kept whole, listed while it is open, and answered once',
  onShop(async (tx) => {
    await insertCompanyRequest(tx, ASKED, NOW)
    await insertCompanyRequest(tx, { ...ASKED, id: 'q0' }, NOW + 1)
    same(await findCompanyRequest(tx, 'q1'), OPEN)
    same(await findCompanyRequest(tx, 'q9'), undefined)
    same(await listOpenRequests(tx, 9), [OPEN, { ...OPEN, id: 'q0', madeAt: NOW + 1 }])
    same(await listOpenRequests(tx, 1), [OPEN])

    const refused = { status: 'refused', answer: 'Nej' } as const
    same(await decideRequest(tx, 'q1', refused, NOW + 2), { ...OPEN, ...refused })
    same(await decideRequest(tx, 'q1', { status: 'accepted', answer: '' }, NOW + 3), undefined)
    same(await decideRequest(tx, 'q9', refused, NOW), undefined)
    same(await listOpenRequests(tx, 9), [{ ...OPEN, id: 'q0', madeAt: NOW + 1 }])
  }),
)

test(
  'a company is made once for a number',
  onShop(async (tx) => {
    const before = (await allRows(tx, 'company')).length
    const club = { id: 'c9', name: 'Klubben AB', organizationNumber: '556012-5790' }
    equal(await insertCompany(tx, club), true)
    equal(await insertCompany(tx, { ...club, id: 'c10', name: 'Other' }), false)
    const rows = await tx.selectFrom('company').selectAll().where('id', '=', 'c9').execute()
    same<unknown>(rows, [
      { id: 'c9', name: 'Klubben AB', organisation_number: '556012-5790', may_invoice: 0 },
    ])
    equal((await allRows(tx, 'company')).length, before + 1)
  }),
)

const rowOf = (tx: Tx) =>
  tx.selectFrom('customer').selectAll().where('id', '=', 'lo').executeTakeFirst()

test(
  'only an account that nobody has proved joins a company',
  onShop(async (tx) => {
    const club = { id: 'c9', name: 'Klubben AB', organizationNumber: '556012-5790' }
    await insertCompany(tx, club)
    const lo = {
      ...{ id: 'lo', email: 'lo@example.com', password_hash: '', first_name: 'Lo' },
      ...{ last_name: 'Ek', phone: null, created_at: NOW },
    }
    await tx.insertInto('customer').values(lo).execute()
    const before = await rowOf(tx)
    equal(await joinCompany(tx, { email: lo.email, companyId: 'c9' }), true)
    equal(await joinCompany(tx, { email: lo.email, companyId: 'c9' }), false)
    const anna = await tx.selectFrom('customer').selectAll().where('id', '=', 'anna').execute()
    const email = anna[0]?.email ?? ''
    await tx.updateTable('customer').set({ password_hash: 'x' }).where('id', '=', 'anna').execute()
    equal(await joinCompany(tx, { email, companyId: 'c9' }), false)
    same<unknown>(await rowOf(tx), { ...before, company_id: 'c9', role: 'admin' })
  }),
)
