import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedAddress } from '../../../../src/contract/account-lists.ts'
import { fillCheckout } from '../../../helpers/checkout.ts'
import { addColleague } from '../../../helpers/colleagues.ts'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const CALL = '/api/mypageaddress'
const NEW = {
  ...{ addressType: 'Shipping', careOf: '', address: 'Arenagatan  4', address2: '' },
  ...{ zipCode: '22221', city: 'Lunda', country: 'SE', phoneNumber: '070-174 06 05' },
}

const list = async (visitor: ShopVisitor) => (await visitor.ask(CALL)).json<ListedAddress[]>()
const put = (visitor: ShopVisitor, body: object) => visitor.ask(CALL, body, { method: 'PUT' })
const remove = (visitor: ShopVisitor, id: unknown) => visitor.ask(CALL, id, { method: 'DELETE' })

test('a customer creates, reads, changes and removes an address of their own', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  deepEqual(
    (await list(anna)).map((it) => it.systemId),
    ['anna-home'],
  )

  const foreign = { customerId: 'bo', companyId: 'lunda-if', systemId: 'mine', createdAt: 1 }
  const added = await anna.ask(CALL, { ...NEW, ...foreign })
  equal(added.statusCode, 200, added.body)
  const { systemId } = added.json<{ systemId: string }>()
  const kept = { ...NEW, systemId, address: 'Arenagatan 4', zipCode: '222 21' }
  const tidy = { ...kept, phoneNumber: '+46701740605' }
  deepEqual((await anna.ask(`${CALL}/${systemId}`)).json(), { ...tidy, editable: true })
  equal((await list(anna)).length, 2)

  equal((await put(anna, { ...tidy, city: 'Byn' })).statusCode, 200)
  deepEqual((await anna.ask(`${CALL}/${systemId}`)).json(), {
    ...{ ...tidy, city: 'Byn', editable: true },
  })

  equal((await remove(anna, systemId)).statusCode, 200)
  equal((await remove(anna, systemId)).statusCode, 200)
  const gone = await put(anna, tidy)
  equal(gone.statusCode, 410)
  match(gone.json<{ message: string }>().message, /borttagen/)
  equal((await anna.ask(`${CALL}/${systemId}`)).statusCode, 404)
  equal((await list(anna)).length, 1)
})

const NAMING: readonly (readonly [what: string, sent: (id: string) => unknown])[] = [
  ['the id alone', (id) => id],
  ['systemId', (systemId) => ({ systemId })],
  ['id', (id) => ({ id })],
  ['both', (systemId) => ({ systemId, id: 'another' })],
  ['the address as it was listed', (systemId) => ({ ...NEW, systemId, editable: true })],
]

for (const [what, sent] of NAMING) {
  test(`an address is removed by ${what}`, async (t) => {
    const opened = await openShop(t)
    const anna = opened.visitor()
    await anna.logIn('anna@example.com')

    const { statusCode, body } = await remove(anna, sent('anna-home'))

    deepEqual([statusCode, body], [200, '{"systemId":"anna-home"}'])
    deepEqual(await list(anna), [])
  })
}

test('an address is changed by either name of its id, and removed by neither where there is none', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')

  equal((await put(anna, { ...NEW, id: 'anna-home', city: 'Byn' })).statusCode, 200)
  deepEqual(
    (await list(anna)).map((it) => [it.systemId, it.city]),
    [['anna-home', 'Byn']],
  )
  for (const sent of [
    '',
    {},
    { systemId: '' },
    { systemId: null },
    [],
    { systemId: ['anna-home'] },
  ]) {
    equal((await remove(anna, sent)).statusCode, 400, JSON.stringify(sent))
  }
  equal((await list(anna)).length, 1)
})

test('fields are asked for by the country, each with what is wrong with it', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const refused = await anna.ask(CALL, { zipCode: '12', country: 'NO', addressType: 'Home' })
  equal(refused.statusCode, 400)
  const { modelState } = refused.json<{ modelState: Record<string, string[]> }>()
  deepEqual(Object.keys(modelState).sort(), ['address', 'addressType', 'city', 'zipCode'])
  deepEqual(modelState.zipCode, ['Postnumret ska ha 4 siffror, du skrev 2.'])

  equal((await anna.ask(CALL, { ...NEW, country: 'US' })).statusCode, 400)
  const norwegian = { zipCode: '0151', country: 'no', phoneNumber: '40 61 23 45' }
  equal((await anna.ask(CALL, { ...NEW, ...norwegian })).statusCode, 200)
  const swedish = await anna.ask(CALL, { ...NEW, ...norwegian, phoneNumber: '070-123 45 67' })
  deepEqual(swedish.json<{ modelState: object }>().modelState, {
    phoneNumber: [
      'Skriv hela numret, till exempel 40 61 23 45. Ett nummer i ett annat land börjar med + och landsnumret.',
    ],
  })
  equal((await anna.ask(CALL, { ...NEW, country: '', careOf: null })).statusCode, 200)
  equal((await anna.ask(CALL, { ...NEW, city: 'x'.repeat(201) })).statusCode, 400)
})

test('a press that is repeated adds one address', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const headers = { 'idempotency-key': 'press' }
  const first = await anna.ask(CALL, NEW, { headers })
  deepEqual((await anna.ask(CALL, NEW, { headers })).body, first.body)
  equal((await list(anna)).length, 2)
})

test('a company’s addresses are read by its people, and written by its approvers', async (t) => {
  const opened = await openShop(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const bo = opened.visitor()
  await bo.logIn('bo@example.com')
  const kim = opened.visitor()
  await kim.logIn('kim@example.com')

  equal((await kim.ask(CALL, NEW)).statusCode, 403)
  equal((await put(kim, { ...NEW, systemId: 'lunda-if-arena' })).statusCode, 403)
  equal((await remove(kim, 'lunda-if-arena')).statusCode, 403)
  equal((await bo.ask(CALL, NEW)).statusCode, 200)
  deepEqual(
    (await list(kim)).map((it) => it.address),
    ['Idrottsvägen 1', 'Arenagatan 4', 'Box 40'],
  )
  const editable = [
    (await list(bo)).map((it) => it.editable),
    (await list(kim)).map((it) => it.editable),
  ]
  deepEqual(editable, [Array(3).fill(true), Array(3).fill(false)])
})

test('the checkout offers what is saved, and begins with the first', async (t) => {
  const opened = await openShop(t)
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const added = (await bo.ask(CALL, NEW)).json<{ systemId: string }>()
  const checkout = await fillCheckout(bo, { 'PLENTY-1': 1 })
  deepEqual(
    checkout.companyAddresses.map((it) => it.systemId),
    ['lunda-if-arena', added.systemId, 'lunda-if-office'],
  )
  equal(checkout.selectedCompanyAddressId, 'lunda-if-arena')
})
