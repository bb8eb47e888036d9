import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const CARTS = Number(process.env.SHOWN_CARTS ?? 5)
const SMALL_ORDER = {
  id: 'small',
  kind: 'fee',
  rule: 'below-total',
  amount: 2_900,
  vat_rate: 2500,
  below_total: 20_000,
  name_sv: 'Avgift för liten order',
  name_en: 'Small order fee',
} as const

const goods = fc.uniqueArray(
  fc.record({
    articleNumber: fc.constantFrom('SHOE-42', 'SALE-1', 'BOOK-1', 'MACHINE-1', 'SPORT-1', 'ORE-1'),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 4, selector: (it) => it.articleNumber },
)
const choices = fc.record({
  campaignCode: fc.constantFrom('', 'SOMMAR10', 'KLUBB100', 'UNKNOWN'),
  selectedDeliveryMethod: fc.constantFrom('home', 'pickup', 'slot'),
  isBusinessCustomer: fc.boolean(),
})

const plain = (html: string) => html.replaceAll('&nbsp;', '\u00a0')

/** The sums of the buyer's cart, wherever they are displayed before the order. */
async function shownSums(kim: ShopVisitor): Promise<readonly (string | undefined)[]> {
  const cart = (await kim.ask('/api/cart')).json<Cart>()
  const [home, own, checkout] = await Promise.all(
    ['/', '/cart', '/checkout'].map(async (path) => plain((await kim.ask(path)).body)),
  )
  const { totals } = (await kim.ask('/api/checkout')).json<Checkout>()
  const inHeader = (page = '') => /mini-cart__total[^>]*>([^<]*)</.exec(page)?.[1]
  const inTable = (page = '') => /cart-table__sum.*?<strong>([^<]*)</s.exec(page)?.[1]
  const inSummary = (page = '') => /cs-totals__total.*?<dd>([^<]*)</s.exec(page)?.[1]
  const lines = cart.sums?.reduce((sum, it) => sum + it.priceAmount, 0)
  equal(lines, cart.orderTotalAmount, 'the lines add up to the total')
  return [
    ...[cart.orderTotal, totals?.total],
    ...[inHeader(home), inHeader(own), inHeader(checkout), inTable(own), inSummary(checkout)],
  ]
}

async function nextMail({ db, shop }: OpenedShop): Promise<Mail | undefined> {
  const sent: Mail[] = []
  const port = { send: async (mail: Mail) => void sent.push(mail) }
  const signer = await readSigner(db)
  const around = { db, shop: demoShop, signer, shopUrl: () => 'https://shop.example' }
  await runOutbox(db, mailJobs(port, { ...around, now: Date.now }), Date.now)
  ok(shop)
  return sent.find((it) => it.to === 'kim@example.com')
}

test('header, carts, checkout, receipt and mail state the same total, whatever is bought and how', async (t) => {
  const opened = await openShop(t)
  await opened.db.insertInto('fee').values(SMALL_ORDER).execute()
  await opened.db.updateTable('stock').set({ available: 1000 }).execute()

  await fc.assert(
    fc.asyncProperty(goods, choices, async (articles, { campaignCode, ...chosen }) => {
      const kim = opened.visitor()
      const bought = Object.fromEntries(articles.map((it) => [it.articleNumber, it.quantity]))
      const company = { companyName: 'Ek AB', organizationNumber: '556036-0793' }
      // Machines are too heavy for pick-up points.
      const heavy = 'MACHINE-1' in bought && { selectedDeliveryMethod: 'home' }
      const filled = await fillCheckout(kim, bought, { ...chosen, ...heavy })
      const details = { ...filled.customerDetails, ...(chosen.isBusinessCustomer && company) }
      const sent = { ...filled, customerDetails: details }
      await change(kim, 'setCampaignCode', { ...sent, campaignCode })
      const said = (await kim.ask('/api/checkout')).json<Checkout>()

      const [first, ...others] = await shownSums(kim)
      for (const it of others) equal(it, first)

      const answer = await kim.ask('/api/checkout', {
        ...said,
        customerDetails: details,
        selectedDeliveryOption: 'standard',
        acceptTermsOfCondition: true,
      })
      equal(answer.statusCode, 200, answer.body)
      const receipt = plain((await kim.ask(`/order/${said.orderId}`)).body)
      const mail = await nextMail(opened)
      ok(first && receipt.includes(first), `the receipt says ${first}`)
      ok(mail && plain(mail.html).includes(first), `the mail says ${first}`)
    }),
    { numRuns: CARTS },
  )
})
