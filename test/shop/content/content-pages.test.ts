import { equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { PERSONAL_TABLES } from '../../../shop/account/privacy/personal-tables.ts'
import { STORED_IN_BROWSER } from '../../../shop/content/stored-in-browser.tsx'
import { textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'

test('the page about personal details lists what is kept in the browser, in both languages', async (t) => {
  const { shop } = await openShop(t)
  for (const path of ['/privacy', '/en/privacy']) {
    const { body } = await shop.inject(path)
    const terms = [...body.matchAll(/<dt><code>([^<]+)<\/code><\/dt><dd>([^<]{20,})<\/dd>/g)]
    const { courtside_demo: _, ...stored } = STORED_IN_BROWSER
    equal(terms.map(([, name]) => name).join(), Object.keys(stored).join())
    ok(!/inget mer|nothing more/.test(body))
  }
})

/** What the page about personal details says of each table that is exported to a customer. */
const TOLD: Readonly<Record<string, RegExp>> = {
  address: /adresser/,
  approval: /vem som har godkänt/,
  cart: /varukorg/,
  cart_key: /från vilken sida på en annan webbplats/,
  cart_place: /varukorg/,
  cart_row: /varukorg/,
  checkout: /det du skriver till oss/,
  code_use: /rabattkod/,
  company_request: /ansökan om kontot/,
  consent_event: /vad du har samtyckt till/,
  consent_text: /i vilka ord/,
  customer: /Namn, e-post, telefon, språk/,
  customer_profile: /Födelsedag och vilka kläder/,
  email_change: /e-post/,
  favourite: /har märkt som favorit/,
  seen_product: /vilka varor du tittade på senast/,
  goods_return: /Av en retur/,
  goods_return_row: /vad som kom fram/,
  login_step: /de koder/,
  newsletter_consent: /nyhetsbrev/,
  order_handling: /beställning/,
  order_list: /sparade listor/,
  order_list_row: /sparade listor/,
  order_note: /det som personalen antecknar/,
  order_row: /varor, betalsätt/,
  orders: /dina beställningar/,
  passkey: /nycklar/,
  password_link: /lösenordet/,
  payment: /dess betalningar/,
  quotation: /offert/,
  quotation_list_row: /offertlistan/,
  quotation_row: /dina önskemål/,
  recovery_code: /de koder/,
  refund: /vad du fick tillbaka/,
  refund_row: /vad du fick tillbaka/,
  registration: /aldrig har bekräftats/,
  restock_request: /när en vara finns igen/,
  review: /omdömen som du har skrivit/,
  second_step: /de koder/,
  session: /vilken webbläsare/,
  soft_login: /länken i ett mejl/i,
  spending_limit: /vad du får beställa/,
  withdrawal: /ångrar ett köp/,
}

test('the page about personal details leaves out nothing that the shop keeps of a customer', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/privacy')
  for (const { name } of PERSONAL_TABLES)
    match(body, TOLD[name] ?? new RegExp(`no word of ${name}`))
})

test('no page promises labels for returns, or quotes for machines', async (t) => {
  const { shop } = await openShop(t)
  for (const path of ['/', '/pro', '/returns', '/en', '/en/pro', '/en/returns']) {
    const { body } = await shop.inject(path)
    ok(
      !/etikett|return label|offert på maskiner|quotes for machines|med tryck|printed/i.test(body),
      path,
    )
  }
})

test('the sitemap is written once for each version of the catalogue', async (t) => {
  const { shop, db } = await openShop(t, { baseUrl: 'https://shop.example' })
  const ask = async () => (await shop.inject('/sitemap.xml')).body
  const first = await ask()
  await db.updateTable('product').set({ slug: 'renamed' }).where('id', '=', 1).execute()

  equal(await ask(), first)
  await db
    .updateTable('catalogue_version')
    .set((it) => ({ version: it('version', '+', 1) }))
    .execute()
  match(await ask(), /<loc>https:\/\/shop\.example\/p\/renamed<\/loc>/)
})

const { delivery } = OTHER_FILE
const CLOSED = { sandbox: { payments: false, carrier: false, refresh: async () => {} } }
const TO = 'Vi levererar till Sverige och Norge:'

for (const [ways, carrier, said, never] of [
  [{ home: {} }, 'open', `${TO} hem till dörren.`, /ombud|tid du väljer/],
  [{ home: {}, pickup: {} }, 'open', `${TO} till ombud eller hem till dörren.`, /tid du väljer/],
  [{ home: {}, slot: {} }, 'open', `${TO} hem till dörren eller hem på tid du väljer.`, /ombud/],
  [{ home: {}, pickup: {}, slot: {} }, 'closed', `${TO} hem till dörren.`, /ombud|tid du väljer/],
  [{ pickup: {} }, 'open', `${TO} till ombud.`, /hem till dörren|tid du väljer/],
] as const) {
  test(`pages speak of the ways to deliver that there are: ${Object.keys(ways)}, carrier ${carrier}`, async (t) => {
    const facts = otherShop({ delivery: { ...delivery, ways } })
    const { shop } = await openShop(t, { facts, ...(carrier === 'closed' && { payments: CLOSED }) })
    const [about, terms] = [await shop.inject('/delivery'), await shop.inject('/terms')]

    ok(textOf(about.body).includes(said), textOf(about.body))
    for (const { body } of [about, terms])
      ok(!never.test(textOf(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '')))
  })
}

test('no page speaks of a fee or of leaving the same day where there is none', async (t) => {
  const facts = otherShop({ fees: [], delivery: { ...delivery, lastHour: 0 } })
  const { shop } = await openShop(t, { facts })
  const [about, terms] = [await shop.inject('/en/delivery'), await shop.inject('/en/terms')]

  ok(textOf(about.body).includes('leaves the next working day.'))
  for (const { body } of [about, terms]) ok(!/same working day|shows the fee|Fees for/.test(body))
})
