import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { listPasskeys } from '../../../shop/account/login/passkey-queries.ts'
import { eraseAccount } from '../../../shop/account/privacy/erase-account.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { addPasskey } from '../../helpers/passkey-login.ts'
import { same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { beginFirst, openTwice } from '../../helpers/two-processes.ts'

const ADDRESS = {
  ...{ addressType: 'Shipping', careOf: '', address: 'Arenagatan 4', address2: '' },
  ...{ zipCode: '222 21', city: 'Lunda', country: 'SE', phoneNumber: '' },
}
const KIM = { firstName: 'Kim', lastName: 'Ek', email: 'kim@example.com', phone: '', role: 'buyer' }

/** Rows that differ by their number. */
function rowsOf<Row>(count: number, row: (at: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => row(at))
}

/** Whose addresses a customer writes. */
const OWNERS = {
  anna: { customer_id: 'anna' },
  bo: { company_id: 'lunda-if' },
} as const

for (const [name, owner] of Object.entries(OWNERS)) {
  test(`an address of ${name} that is one too many beside those of another process is refused`, async (t) => {
    const { db, visitor } = await openShop(t)
    const customer = visitor()
    await customer.logIn(`${name}@example.com`)
    const { first, overtaken } = await beginFirst(db)
    const { addressType, careOf, zipCode, phoneNumber, ...lines } = ADDRESS
    const row = {
      ...{ ...lines, address_type: 'Shipping', care_of: careOf, zip_code: zipCode },
      ...{ phone_number: phoneNumber, ...owner, created_at: NOW, changed_at: NOW },
    } as const
    const others = rowsOf(100, (at) => ({ ...row, id: `address ${at}` }))
    await first.insertInto('address').values(others).execute()

    equal((await overtaken(customer.ask('/api/mypageaddress', ADDRESS))).statusCode, 409)
  })
}

test('a person who is one too many beside those of another process is refused', async (t) => {
  const { db, visitor } = await openShop(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  const { first, overtaken } = await beginFirst(db)
  const person = { password_hash: '', first_name: 'E', last_name: 'E', company_id: 'lunda-if' }
  const others = rowsOf(199, (at) => ({
    ...{ ...person, id: `person ${at}`, email: `${at}@example.com`, created_at: NOW },
  }))
  await first.insertInto('customer').values(others).execute()

  equal((await overtaken(bo.ask('/api/mypageperson', KIM))).statusCode, 409)
})

test('a passkey that is one too many beside those of another process is not added', async (t) => {
  const { db, shop } = await openShop(t, { baseUrl: 'https://shop.example' })
  const anna = await enterAccount({ shop }, 'anna@example.com', '/en')
  const { first, overtaken } = await beginFirst(db)
  const key = { customer_id: 'anna', public_key: 'public', counter: 0, transports: '' }
  const others = rowsOf(20, (at) => ({
    ...{ ...key, id: `key ${at}`, credential_id: `c${at}`, name: 'Phone', made_at: NOW },
  }))
  await first.insertInto('passkey').values(others).execute()

  await overtaken(addPasskey(anna))

  equal((await listPasskeys(db, 'anna')).length, 20)
})

test('an account is not erased while its owner places an order', async (t) => {
  const { first, other, overtaken } = await openTwice(t, seedRowShop)
  await addOrder(first, { id: 'order', customer_id: 'anna' })
  const person = { id: 'anna', email: 'anna@example.com' }

  same(await overtaken(eraseAccount(other, { person, language: 'sv' }, NOW)), 'underway')
})
