import { test } from 'node:test'
import {
  deleteAddress,
  findAddress,
  findFirstAddress,
  forgetRemovedAddresses,
  insertAddress,
  isRemovedAddress,
  listAddresses,
  updateAddress,
} from '../../../../shop/account/addresses/address-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const CLUB = { companyId: 'club' }
const ANNA = { customerId: 'anna' }
const LINES = {
  ...({ addressType: 'Shipping', careOf: 'Kim', address: 'Gatan 1', address2: '2 tr' } as const),
  ...{ zipCode: '111 11', city: 'Orten', country: 'SE', phoneNumber: '070' },
}
const COLUMNS = {
  ...{ address_type: 'Shipping', care_of: 'Kim', address: 'Gatan 1', address2: '2 tr' },
  ...{ zip_code: '111 11', city: 'Orten', country: 'SE', phone_number: '070' },
}

test(
  'addresses are those of one owner, where goods go first, the oldest before the others',
  onShop(async (tx) => {
    await insertAddress(tx, CLUB, { ...LINES, id: 'office', addressType: 'Billing' }, NOW)
    await insertAddress(tx, CLUB, { ...LINES, id: 'b', city: 'Byn' }, NOW + 1)
    await insertAddress(tx, CLUB, { ...LINES, id: 'c' }, NOW)
    await insertAddress(tx, ANNA, { ...LINES, id: 'home' }, NOW)

    same(await listAddresses(tx, CLUB), [
      { ...LINES, systemId: 'c' },
      { ...LINES, systemId: 'b', city: 'Byn' },
      { ...LINES, systemId: 'office', addressType: 'Billing' },
    ])
    same(await listAddresses(tx, { companyId: 'none' }), [])
    same(await findFirstAddress(tx, CLUB), { ...LINES, systemId: 'c' })
    same(await findFirstAddress(tx, { customerId: 'bo' }), undefined)
    same(await findAddress(tx, ANNA, 'home'), { ...LINES, systemId: 'home' })
    same(await findAddress(tx, CLUB, 'home'), undefined)
    same(await findAddress(tx, { customerId: 'club' }, 'c'), undefined)
  }),
)

test(
  'an address is changed and taken out by its owner alone, who is remembered',
  onShop(async (tx) => {
    await insertAddress(tx, ANNA, { ...LINES, id: 'home' }, NOW)
    const row = { id: 'home', customer_id: 'anna', company_id: null, created_at: NOW }

    same(await updateAddress(tx, CLUB, { ...LINES, id: 'home', city: 'X' }, NOW + 1), false)
    same(await allRows(tx, 'address'), [{ ...row, ...COLUMNS, changed_at: NOW }])
    same(await updateAddress(tx, ANNA, { ...LINES, id: 'home', city: 'Byn' }, NOW + 1), true)
    same(await allRows(tx, 'address'), [{ ...row, ...COLUMNS, city: 'Byn', changed_at: NOW + 1 }])

    same(await deleteAddress(tx, CLUB, 'home', NOW), false)
    same(await isRemovedAddress(tx, ANNA, 'home'), false)
    same(await deleteAddress(tx, ANNA, 'home', NOW), true)
    same(await deleteAddress(tx, ANNA, 'home', NOW), false)
    same(await allRows(tx, 'address'), [])
    same(await allRows(tx, 'removed_address'), [{ id: 'home', owner_id: 'anna', removed_at: NOW }])
    same(await isRemovedAddress(tx, ANNA, 'home'), true)
    same(await isRemovedAddress(tx, CLUB, 'home'), false)

    await forgetRemovedAddresses(tx, NOW)
    same(await isRemovedAddress(tx, ANNA, 'home'), true)
    await forgetRemovedAddresses(tx, NOW + 1)
    same(await isRemovedAddress(tx, ANNA, 'home'), false)
  }),
)
