import { test } from 'node:test'
import {
  countCompanies,
  findCompany,
  listCompanies,
} from '../../../shop/staff/companies/company-list.ts'
import {
  countCustomers,
  findCustomer,
  listCustomers,
} from '../../../shop/staff/customers/customer-list.ts'
import { readCustomerBatch, readOrderBatch } from '../../../shop/staff/exports/export-queries.ts'
import {
  changeFee,
  countSubscribers,
  endCode,
  insertCode,
  listCodes,
  listFees,
  listSubscribers,
} from '../../../shop/staff/lists/list-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ANNA = {
  id: 'anna',
  name: 'Anna Lind',
  email: 'anna@example.com',
  phone: null,
  company: null,
  orders: 0,
  createdAt: NOW,
}
const BO = {
  ...ANNA,
  ...{ id: 'bo', name: 'Bo Berg', email: 'bo@example.com', phone: '070-1', company: 'Lunda IF' },
}
const CLUB = {
  id: 'club',
  name: 'Lunda IF',
  organizationNumber: '802400-0005',
  mayInvoice: 1,
  orders: 0,
}
const CODE = {
  code: 'SOMMAR',
  percent: 20,
  amount: null,
  fromTotal: 0,
  usesLeft: 5,
  validFrom: null,
  validUntil: NOW + 10,
}

test(
  'customers and companies are listed with how much they have ordered',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', customer_id: 'bo', company_id: 'club' })
    same(await listCustomers(tx, { limit: 9, offset: 0 }), [ANNA, { ...BO, orders: 1 }])
    same(await listCustomers(tx, { limit: 9, offset: 1 }), [{ ...BO, orders: 1 }])
    same(await listCustomers(tx, { search: 'lunda', limit: 9, offset: 0 }), [{ ...BO, orders: 1 }])
    same([await countCustomers(tx), await countCustomers(tx, 'ANNA')], [2, 1])
    same(await findCustomer(tx, 'anna'), ANNA)
    same(await findCustomer(tx, 'nobody'), undefined)
    same(await listCompanies(tx, { limit: 9, offset: 0 }), [{ ...CLUB, orders: 1 }])
    same(await countCompanies(tx), 1)
    same(await findCompany(tx, 'club'), { ...CLUB, orders: 1 })
    same(await findCompany(tx, 'nothing'), undefined)
  }),
)

test(
  'subscribers are those who have confirmed',
  onShop(async (tx) => {
    for (const [email, confirmedAt] of [
      ['a@x.se', NOW],
      ['b@x.se', null],
      ['c@x.se', NOW + 1],
    ] as const) {
      await tx
        .insertInto('newsletter_consent')
        .values({
          ...{ email, gender: null, lang: 'sv', token_hash: email, asked_at: NOW },
          confirmed_at: confirmedAt,
        })
        .execute()
    }
    same(await listSubscribers(tx, { after: '', limit: 1 }), [
      { email: 'a@x.se', language: 'sv', confirmedAt: NOW, tokenHash: 'a@x.se' },
    ])
    same(await listSubscribers(tx, { after: 'a@x.se', limit: 9 }), [
      { email: 'c@x.se', language: 'sv', confirmedAt: NOW + 1, tokenHash: 'c@x.se' },
    ])
    same(await countSubscribers(tx), 2)
  }),
)

test(
  'a code is made once, and ended once',
  onShop(async (tx) => {
    same(await listCodes(tx, NOW), [])
    same(
      [await insertCode(tx, CODE), await insertCode(tx, { ...CODE, code: 'sommar' })],
      [true, false],
    )
    await insertCode(tx, { ...CODE, code: 'ALDRIG', validUntil: null })
    same(
      (await listCodes(tx, NOW + 11)).map(({ code }) => code),
      ['ALDRIG', 'SOMMAR'],
    )
    same((await listCodes(tx, NOW))[1], CODE)
    same(
      [await endCode(tx, 'SOMMAR', NOW + 5), await endCode(tx, 'SOMMAR', NOW + 5)],
      [true, false],
    )
    same(await endCode(tx, 'SOMMAR', NOW + 4), true)
    same((await listCodes(tx, NOW))[1], { ...CODE, validUntil: NOW + 3 })
  }),
)

test(
  'a fee is changed from what was shown',
  onShop(async (tx) => {
    same(await changeFee(tx, 'bulky', { from: 1, to: 2 }), false)
    same(await changeFee(tx, 'bulky', { from: 39_900, to: 35_000 }), true)
    same(await listFees(tx), [
      {
        ...{ id: 'bulky', nameSv: 'bulky sv', nameEn: 'bulky en', rule: 'bulky' },
        ...{ amount: 35_000, belowTotal: null },
      },
      {
        ...{ id: 'small', nameSv: 'small sv', nameEn: 'small en', rule: 'below-total' },
        ...{ amount: 4_900, belowTotal: 30_000 },
      },
    ])
  }),
)

test(
  'files are read in parts',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'a' })
    await addOrder(tx, { id: 'b', created_at: NOW + 1 })
    const [first, ...others] = await readOrderBatch(tx, { after: '', limit: 1 })
    same(others, [])
    same(first, {
      ...{ number: 'no-a', createdAt: NOW, status: 'placed', name: 'Kim Ek', company: '' },
      ...{ email: 'kim@example.com', phone: '070-123 45 67', total: 100_800, vat: 20_160 },
      ...{ currency: 'SEK', payment: 'Förskott', delivery: 'Hem' },
    })
    same(
      (await readOrderBatch(tx, { after: 'no-a', limit: 9 })).map((it) => it.number),
      ['no-b'],
    )
    const { id, orders, ...anna } = ANNA
    same(await readCustomerBatch(tx, { after: '', limit: 1 }), [anna])
    same(
      (await readCustomerBatch(tx, { after: 'anna@example.com', limit: 9 })).map((it) => it.email),
      ['bo@example.com'],
    )
  }),
)
