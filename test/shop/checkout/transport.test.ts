import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Carrier, DeliveryQuery } from '../../../shop/delivery/carrier.ts'
import { createSandboxCarrier } from '../../../shop/delivery/sandbox-carrier.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { deliveryOptionsSchema } from '../../../src/contract/delivery-options.ts'
import { readMails } from '../../helpers/accounts.ts'
import { buy, fillCheckout } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { breakable } from '../../helpers/signs.ts'

const PATH = '/api/transportapi/courier/getDeliveryCheckouts'
const NOW = Date.parse('2026-11-23T10:00:00Z')
const settings = { country: 'SE', zipCode: '123 45', method: 'home' }

const openAt = (t: TestContext, carriers?: readonly Carrier[]) =>
  openShop(t, { now: () => NOW, ...(carriers && { carriers }) })

async function offer(visitor: ShopVisitor, sent: unknown) {
  const response = await visitor.ask(PATH, sent)
  equal(response.statusCode, 200, response.body)
  const text: unknown = response.json()
  ok(typeof text === 'string', 'the answer is a JSON string')
  return v.parse(deliveryOptionsSchema, JSON.parse(text))
}

test('returns a JSON string whose text contains the options', async (t) => {
  const { visitor } = await openAt(t)

  deepEqual(await offer(visitor(), settings), {
    options: [
      {
        id: 'home',
        name: 'Hem till dörren',
        kind: 'home',
        arrival: 'tis\u00a024–\u2060ons\u00a025\u00a0nov',
        price: kr('69 kr'),
        priceAmount: 6_900,
      },
    ],
  })
})

test('lists pick-up points and time slots in the visitor’s language', async (t) => {
  const { visitor } = await openAt(t)
  const english = visitor({ language: 'en' })

  const points = await offer(english, { ...settings, method: 'pickup' })
  const slots = await offer(english, { ...settings, method: 'slot' })

  equal(points.options.length, 4)
  match(points.options[0]?.description ?? '', /, open \d/)
  equal(slots.options[0]?.name, 'Tue\u00a024\u00a0Nov, 8–\u206012')
  equal(slots.options[0]?.price, kr('SEK 99'))
})

test('calculates weight and price from the cart, whatever the settings say', async (t) => {
  const { visitor } = await openAt(t)
  const buyer = visitor()
  const price = async (sent: object) => (await offer(buyer, sent)).options[0]?.priceAmount
  const dear = await price({ ...settings, weight: 0, price: 0, itemsTotal: 1e9 })

  await buyer.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })

  deepEqual([dear, await price(settings)], [6_900, 0])
})

test('returns no price if the visitor may not see it', async (t) => {
  const { visitor } = await openAt(t)
  const guest = visitor({ storefront: 'professional' })
  const buyer = visitor({ storefront: 'professional' })
  await buyer.logIn('bo@example.com')

  const [hidden] = (await offer(guest, settings)).options
  const [shown] = (await offer(buyer, settings)).options

  deepEqual(Object.keys(hidden ?? {}), ['id', 'name', 'kind', 'arrival'])
  deepEqual([shown?.price, shown?.priceAmount], [kr('119 kr'), 11_900])
})

test('accepts the carrier’s name in any case, and has no options from others', async (t) => {
  const { visitor } = await openAt(t)
  const buyer = visitor()
  const offeredBy = (name: string, sent: object | null = settings) =>
    buyer.ask(PATH.replace('courier', name), sent)

  equal((await offeredBy('Courier')).statusCode, 200)
  for (const name of ['other', 'postnord', '__proto__', 'constructor', 'no.such', 'courier%00']) {
    const answer = await offeredBy(name)
    deepEqual([answer.statusCode, answer.json()], [200, '{"options":[]}'], name)
    match(String(answer.headers['content-type']), /json/)
  }
  equal((await offeredBy('other', null)).json(), '{"options":[]}')
  equal((await offeredBy('other', { country: 'http://x' })).statusCode, 400)
})

test('accepts an empty body, and says that the postcode is missing', async (t) => {
  const { visitor } = await openAt(t)

  equal((await offer(visitor(), {})).options.length, 1)
  equal((await offer(visitor(), null)).options.length, 1)
  deepEqual(await offer(visitor(), { method: 'pickup' }), {
    options: [],
    message: 'Fyll i postnumret, så visar vi vad som finns nära dig.',
  })
})

test('says so if delivery is impossible', async (t) => {
  const { visitor } = await openAt(t)

  for (const sent of [{ country: 'NO', method: 'slot' }, { country: 'XX' }]) {
    const { options, message } = await offer(visitor(), sent)
    deepEqual(options, [])
    match(message ?? '', /Det leveranssättet finns inte för adressen/)
  }
})

test('sends the carrier nothing that the settings add: no host, no address, no weight', async (t) => {
  const asked: DeliveryQuery[] = []
  const spy: Carrier = {
    id: 'courier',
    listOptions: async (question) => {
      asked.push(question)
      return []
    },
  }
  const { visitor } = await openAt(t, [spy])
  const hostile = {
    ...settings,
    host: 'http://169.254.169.254/',
    url: 'file:///etc/passwd',
    carrier: 'http://evil.example',
    baseUrl: '//evil.example',
    weight: 1,
    now: 0,
  }

  await offer(visitor(), hostile)

  deepEqual(asked, [
    { kind: 'home', country: 'SE', zipCode: '123 45', weight: 0, language: 'sv', now: NOW },
  ])
})

test('refuses settings of another shape, and never fails', async (t) => {
  const { visitor } = await openAt(t)
  const buyer = visitor()
  const refused = [{ country: 'http://x' }, { zipCode: {} }, { method: 'drone' }, 'x', 1]

  for (const sent of refused) equal((await buyer.ask(PATH, sent)).statusCode, 400)
  await fc.assert(
    fc.asyncProperty(
      fc.record({ country: fc.string(), zipCode: fc.string(), method: fc.jsonValue() }),
      async (sent) => ok((await buyer.ask(PATH, sent)).statusCode < 500),
    ),
    { numRuns: 50 },
  )
})

test('offers the standard option while the carrier is down, and says so', async (t) => {
  const { visitor } = await openAt(t, [createSandboxCarrier(demoShop, () => 'down')])
  const sent = { ...settings, method: 'pickup' }

  for (let left = 5; left > 0; left -= 1) {
    const { options, message } = await offer(visitor(), sent)
    deepEqual(
      options.map(({ id, name, priceAmount }) => [id, name, priceAmount]),
      [['standard', 'Närmaste ombud', 4_900]],
    )
    match(message ?? '', /Transportören svarar inte just nu/)
  }
})

test('offers it too if the carrier fails, or its response is unreadable', async (t) => {
  const answers: (() => unknown)[] = [
    () => {
      throw new Error('ECONNREFUSED')
    },
    () => '<html>502</html>',
    () => [{ id: '<script>', name: 'x', kind: 'home', arrival: [0, 0], price: 0 }],
  ]

  for (const answer of answers) {
    const carrier = { id: 'courier', listOptions: async () => answer() as [] }
    const { visitor } = await openAt(t, [carrier])
    const { options, message } = await offer(visitor(), settings)
    deepEqual([options.map(({ id }) => id), Boolean(message)], [['standard'], true])
  }
})

test('an order succeeds while the carrier is down, but not to an unknown pick-up point', async (t) => {
  const { db, visitor } = await openAt(t, [createSandboxCarrier(demoShop, () => 'down')])
  const pickup = { selectedDeliveryMethod: 'pickup' }
  const articles = { 'SHOE-42': 1 }

  const unknown = await buy(visitor(), articles, { ...pickup, selectedDeliveryOption: 'point-x' })
  const standard = await buy(visitor(), articles, { ...pickup, selectedDeliveryOption: 'standard' })

  deepEqual([unknown.statusCode, standard.statusCode], [422, 200])
  const { details } = await db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
  deepEqual(JSON.parse(details).deliveryMethod.option, {
    id: 'standard',
    name: 'Närmaste ombud',
    description: 'Vi meddelar vilket ombud när paketet är framme.',
  })
})

const WITHOUT_OPTION = [
  ['pickup', 'sv', 'Du valde inget ombud och ingen tid, så vi tog det första: '],
  ['slot', 'sv', 'Du valde inget ombud och ingen tid, så vi tog det första: '],
  ['pickup', 'en', 'You chose no pick-up point or time, so we took the first: '],
  ['slot', 'en', 'You chose no pick-up point or time, so we took the first: '],
] as const

for (const [method, language, words] of WITHOUT_OPTION) {
  test(`a client without options gets the first one, by name: ${method}, ${language}`, async (t) => {
    const opened = await openAt(t)
    const { db, shop, visitor } = opened
    const buyer = visitor({ language })
    const sent = await fillCheckout(buyer, { 'SHOE-42': 1 }, { selectedDeliveryMethod: method })
    const { selectedDeliveryOption: _, ...without } = sent
    const [first] = (await offer(buyer, { ...settings, method })).options

    equal((await buyer.ask('/api/checkout', sent)).statusCode, 422)
    const placed = await buyer.ask('/api/checkout', without)

    equal(placed.statusCode, 200, placed.body)
    const { selectedDeliveryOption, notices, redirectUrl } = placed.json<Checkout>()
    deepEqual([selectedDeliveryOption, notices], [first?.id, [`${words}${first?.name}.`]])
    const { details } = await db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
    equal(JSON.parse(details).deliveryMethod.option.id, first?.id)
    const receipt = await shop.inject({
      url: redirectUrl ?? '',
      headers: { cookie: buyer.cookie() },
    })
    ok(receipt.body.includes(first?.name ?? '-'), 'the receipt names it')
    const [mail] = await readMails(opened, () => NOW, ['order-mail'])
    ok(breakable(mail?.text ?? '').includes(breakable(first?.name ?? '-')), 'the mail names it')
    const again = await buyer.ask('/api/checkout', without)
    equal(again.statusCode, 200, again.body)
  })
}

test('a client without options keeps the earlier choice, and has none for home delivery', async (t) => {
  const { visitor } = await openAt(t)
  const place = async (more: Partial<Checkout>) => {
    const buyer = visitor()
    const sent = await fillCheckout(buyer, { 'SHOE-42': 1 }, more)
    const { selectedDeliveryOption: _, ...without } = sent
    return (await buyer.ask('/api/checkout', without)).json<Checkout>()
  }
  const second = { selectedDeliveryMethod: 'pickup', selectedDeliveryOption: 'point-se-12345-2' }

  const chosen = await place(second)
  const home = await place({ selectedDeliveryMethod: 'home' })

  deepEqual([chosen.selectedDeliveryOption, chosen.notices], ['point-se-12345-2', undefined])
  deepEqual([home.selectedDeliveryOption, home.notices], [null, undefined])
})
