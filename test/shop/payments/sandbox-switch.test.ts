import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createShop } from '../../../shop/app/create-app.ts'
import {
  createSandboxSwitch,
  type SandboxChoices,
} from '../../../shop/app/create-sandbox-switch.ts'
import { seedDemo } from '../../../shop/demo/seed-demo.ts'
import { OPEN_SANDBOX } from '../../../shop/payments/port/sandbox.ts'
import type { PaymentOptions } from '../../../shop/payments/providers/create-payments.ts'
import { createWidgetOrigin } from '../../../shop/payments/widgets/widget-origin.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER, buy, change, fillCheckout } from '../../helpers/checkout.ts'
import { createVisitor, NODES, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { type Importer, magento, openImporter } from '../catalogue/importers/import-text.ts'

const FILE = magento({ sku: 'OWN-1', name: 'Dyna', price: '100', qty: '50' })
const AUTO: SandboxChoices = { payments: 'auto', carrier: 'auto', isLive: false }

interface Opened {
  readonly shop: FastifyInstance
  readonly widgets: FastifyInstance
  readonly visitor: () => ShopVisitor
}

/** A shop on the importer's database, running during the imports. */
async function open(
  t: TestContext,
  importer: Importer,
  choices: SandboxChoices,
  more: PaymentOptions = {},
): Promise<Opened> {
  const db = await openDatabase(importer.place)
  const sandbox = createSandboxSwitch(db, choices)
  const shop = await createShop(db, { payments: { ...more, sandbox } })
  const widgets = await createWidgetOrigin(shop.payments)
  t.after(async () => {
    await widgets.close()
    await shop.close()
    await db.destroy()
  })
  return { shop, widgets, visitor: () => createVisitor(shop, {}) }
}

async function methodsOf(visitor: ShopVisitor, articleNumber: string) {
  const { paymentMethods, deliveryMethods } = await fillCheckout(visitor, { [articleNumber]: 1 })
  return [paymentMethods.map((it) => it.id), deliveryMethods.map((it) => it.id)]
}

const ALL = [
  ['card', 'prepay', 'account'],
  ['pickup', 'home', 'slot'],
]
const REAL = [['prepay'], ['home']]

test('the sandbox is open for the demo alone; imported products of the shop close it', async (t) => {
  const importer = openImporter(t)
  await importer.look((db) => seedDemo(db))
  const { visitor, widgets, shop } = await open(t, importer, AUTO)
  const early = visitor()
  const demo = 'CS-50105-BLU-500ML'
  deepEqual(await methodsOf(early, demo), ALL)
  const paying = { ...(await fillCheckout(early, {})), selectedPaymentMethod: 'card' }
  const chosen = (await change(early, 'setPaymentProvider', paying)).json<Checkout>()
  const frame = new URL(
    /data-src="([^"]*)"|src="([^"]*)"/
      .exec(chosen.paymentWidget?.responseString ?? '')
      ?.slice(1)
      .find(Boolean)
      ?.replaceAll('&amp;', '&') ?? '',
  )
  equal((await widgets.inject(frame.pathname + frame.search)).statusCode, 200)

  await importer.give(FILE)

  deepEqual(await methodsOf(visitor(), 'OWN-1'), REAL)
  equal((await widgets.inject(frame.pathname + frame.search)).statusCode, 404)
  const reference = frame.pathname.split('/').at(-1)
  for (const path of ['', '/pay', '/cancel']) {
    const headers = { 'sandbox-frame': frame.searchParams.get('sign') ?? '' }
    const method = path ? 'POST' : 'GET'
    const url = `/sandbox/sandpay/${reference}${path}`
    equal((await widgets.inject({ method, url, headers, payload: {} })).statusCode, 404, path)
  }
  equal((await shop.inject({ method: 'POST', url: '/api/payment/sandpay/status' })).statusCode, 404)
  // A checkout that was opened before continues with another payment method.
  const again = (await early.ask('/api/checkout')).json<Checkout>()
  equal(again.selectedPaymentMethod, 'prepay')
  equal(again.paymentWidget, null)
})

test('a closed sandbox cannot be paid by a forged request', async (t) => {
  const importer = openImporter(t)
  await importer.give(FILE)
  const { visitor } = await open(t, importer, AUTO)
  const buyer = visitor()
  const sent = await fillCheckout(buyer, { 'OWN-1': 1 })
  const forged = { ...sent, selectedPaymentMethod: 'card' }

  equal((await change(buyer, 'setPaymentProvider', forged)).statusCode, 422)
  equal((await buyer.ask('/api/checkout', forged)).statusCode, 422)
  for (const id of ['sandpay', 'sandpart']) {
    equal((await buyer.ask(`/api/${id}checkout/validateOrder`, forged)).statusCode, 404)
    const put = { method: 'PUT' } as const
    equal((await buyer.ask(`/api/${id}checkout/setShippingOption`, forged, put)).statusCode, 404)
  }
  const decision = { model: forged, decision: true }
  equal((await buyer.ask('/api/checkout/makeSandpartPurchaseDecision', decision)).statusCode, 404)
  const login = { orderId: sent.orderId }
  equal((await buyer.ask('/api/registerme/sandpartLogin', login)).statusCode, 404)
  const asked = { method: 'pickup', country: 'SE', zipCode: '123 45' }
  const offered = await buyer.ask('/api/transportapi/courier/getDeliveryCheckouts', asked)
  equal(offered.json(), '{"options":[]}')
  equal(
    (await change(buyer, 'setDeliveryProvider', { ...sent, selectedDeliveryMethod: 'pickup' }))
      .statusCode,
    422,
  )
  const placed = await buyer.ask('/api/checkout', { ...sent, ...BUYER, orderId: sent.orderId })
  equal(placed.statusCode, 200, placed.body)
})

for (const [what, choices, offered] of [
  ['keys or https close it', { ...AUTO, isLive: true }, REAL],
  ['it stays closed if the settings say so', { ...AUTO, payments: 'off', carrier: 'off' }, REAL],
] as const) {
  test(`${what}, even with nothing but the demo`, async (t) => {
    const importer = openImporter(t)
    await importer.look((db) => seedDemo(db))
    const { visitor } = await open(t, importer, choices)

    deepEqual(await methodsOf(visitor(), 'CS-50105-BLU-500ML'), offered)
  })
}

test('the settings can open it beside anything real', async (t) => {
  const importer = openImporter(t)
  await importer.give(FILE)
  const named = { payments: 'on', carrier: 'on', isLive: true } as const

  deepEqual(await methodsOf((await open(t, importer, named)).visitor(), 'OWN-1'), ALL)
})

test('own products are bought by bank transfer and delivered to the door', async (t) => {
  const importer = openImporter(t)
  await importer.give(FILE)
  const { visitor } = await open(t, importer, AUTO)

  equal((await buy(visitor(), { 'OWN-1': 2 })).statusCode, 200)
})

test('without a payment method the shop is ready, and reports it', async (t) => {
  const importer = openImporter(t)
  await importer.give(FILE)
  const poor = await open(t, importer, AUTO, { takesTransfers: false })
  const able = await open(t, importer, AUTO)
  const paid = await open(t, importer, { ...AUTO, payments: 'on' }, { takesTransfers: false })

  const said = await poor.shop.inject('/readyz')
  equal(said.statusCode, 200)
  deepEqual(said.json(), {
    status: 'ok',
    warnings: ['There is no way to pay: no provider has keys, and the shop no account.'],
  })
  const visitor = poor.visitor()
  await visitor.ask('/api/cart/add', { articleNumber: 'OWN-1', quantity: 1 })
  deepEqual((await visitor.ask('/api/checkout')).json<Checkout>().paymentMethods, [])
  deepEqual((await paid.shop.inject('/readyz')).json(), { status: 'ok' })
  deepEqual((await able.shop.inject('/readyz')).json(), {
    status: 'ok',
    warnings: [
      'Nobody is offered card, stripe-card, stripe-swish, stripe-wallet, klarna, account: shop.json names what no provider has keys for.',
    ],
  })
})

test('only requests that pay or deliver wait to learn whether it is open, not carts and lists', async (t) => {
  const asked: string[] = []
  let path = ''
  const refresh = async () => void asked.push(path)
  const { shop } = await openShop(t, { payments: { sandbox: { ...OPEN_SANDBOX, refresh } } })
  // The footer's content is read once for each catalogue, by each program.
  for (let node = 0; node < NODES; node += 1) await shop.inject('/contact')
  asked.length = 0

  for (path of [
    '/api/cart',
    '/api/productFilter',
    '/ui/courtside.js',
    '/checkout',
    '/cart',
    '/p/shoe',
  ]) {
    await shop.inject(path)
  }

  deepEqual(asked, ['/checkout', '/cart', '/p/shoe'])
})
