import { deepEqual, doesNotMatch, equal, ok } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { runSetup } from '../../../shop/cli/setup/run-setup.ts'
import { readShopFile } from '../../../shop/platform/shop/read-shop-file.ts'
import { openShopFacts } from '../../../shop/platform/shop/shop-facts.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { FIXED_PATHS } from '../../helpers/page-paths.ts'
import { openStaff } from '../../helpers/staff.ts'

const EXAMPLES = [...readFileSync('docs/setup.md', 'utf8').matchAll(/```json\n(.*?)```/gs)].map(
  ([, json = '']) => json,
)

/** What people write in these countries, and what an order of 100,000 minor units and its delivery comes to. */
const ABROAD = {
  DE: {
    address: ['Waldweg 9', '10115', 'Berlin', 'Germany'],
    total: 'EUR 1,000',
    typed: '1000,00',
    time: '11:00',
    account: 'IBAN DE89 3704 0044 0532 0130 00',
  },
  JP: {
    address: ['1-2 Honcho', '231-0002', 'Yokohama', 'Japan'],
    total: 'JPY 100,700',
    typed: '100700',
    time: '19:00',
    account: 'Kaigan Bank, Honcho branch, 1234567',
  },
  KW: {
    address: ['Block 4, 12', '13001', 'Salmiya', 'Kuwait'],
    total: 'KWD 101.500',
    typed: '101.500',
    time: '13:00',
    account: 'IBAN KW81 CBKU 0000 0000 0000 1234 5601 01',
  },
} as const

async function openAbroad(t: TestContext, json: string) {
  const folder = temporaryFolder(t)
  const answers = join(folder, 'answers.json')
  writeFileSync(answers, json)
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const environment = { DATA_DIR: folder }
  const ask = async () => undefined
  const words = ['--answers', answers]
  equal(await runSetup({ words, environment, out: say, error: say, ask }), 0, said.join(''))
  const file = readShopFile(join(folder, 'shop.json'))
  ok(file)
  const facts = openShopFacts(file)
  return { facts, ...(await openStaff(t, { facts, fees: facts.fees })) }
}

const SWEDISH = /[åäöÅÄÖ]|\b(?:och|moms|kr|Sverige|Swedish|bankgiro)\b/

for (const json of EXAMPLES) {
  const { country } = JSON.parse(json) as { country: keyof typeof ABROAD }
  const { address, total, typed, time, account } = ABROAD[country]

  test(`a shop that setup made in ${country} sells, is paid and sends, in its language, money and time`, async (t) => {
    const { shop, visitor, staff, mails, db } = await openAbroad(t, json)
    for (const path of FIXED_PATHS) {
      const { body } = await shop.inject(`/en${path}`)
      // Names of goods and categories are the test's own.
      const said = textOf(body.replace(/<script.*?<\/script>|<main-navbar.*?<\/main-navbar>/gs, ''))
      const words = said.replace(/[^ ]*[åäöÅÄÖ][^ ]* \(en\)/g, '')
      equal(SWEDISH.exec(words)?.[0], undefined, path)
      doesNotMatch(words, /\b1 years\b|undefined|NaN|\{\w+\}/, path)
    }

    const kim = visitor({ language: 'en', storefront: 'sport' })
    const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
    const [street = '', zipCode = '', city = ''] = address
    const goesTo = { address: street, zipCode, city, phoneNumber: '+46 70 123 45 67' }
    const customerDetails = { ...sent.customerDetails, ...goesTo }
    const placed = await place(kim, { ...sent, customerDetails })
    equal(placed.statusCode, 200, placed.body)
    const { orderId, totals } = placed.json<Checkout>()
    equal(totals?.total.replaceAll('\u00a0', ' '), total)

    const confirmed = await mails()
    const eva = await staff('owner', 'Eva')
    const url = `/staff/orders/${orderId}`
    await eva.open(url)
    await eva.submit(`${url}/paid`, { amount: typed, paidOn: '2026-11-23', reference: 'A 1' })
    await eva.submit(`${url}/sent`, { carrier: 'Post', tracking: '' })
    const { status } = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    equal(status, 'paid')

    const written = [...confirmed, ...(await mails())]
    const [order] = written.filter(({ to }) => to === 'kim@example.com')
    const text = order?.text.replaceAll('\u00a0', ' ') ?? ''
    for (const it of [total, `at ${time}`, account, ...address])
      ok(text.includes(it), `${it}\n${text}`)
    deepEqual(
      written.flatMap((it) => SWEDISH.exec(`${it.subject} ${it.text}`)?.[0] ?? []),
      [],
    )
  })
}
