import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../shop/app/create-app.ts'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { runDemo } from '../../../shop/cli/run-demo.ts'
import { isDemoShop } from '../../../shop/demo/demo-queries.ts'
import { removeDemo } from '../../../shop/demo/remove-demo.ts'
import { seedCustomers } from '../../../shop/demo/seed-customers.ts'
import { seedDemo } from '../../../shop/demo/seed-demo.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import { buy } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { createVisitor, type ShopVisitor } from '../../helpers/open-shop.ts'
import { magento, openImporter } from '../catalogue/importers/import-text.ts'

const FILE = magento({
  sku: 'OWN-1',
  name: 'Sittdyna',
  price: '100',
  qty: '5',
  categories: 'Löpning/Löparskor',
})

const TABLES = ['customer', 'company', 'address', 'campaign_code', 'fee', 'gift'] as const

async function countThings(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES)
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length
  for (const source of ['demo', 'import']) {
    const rows = await db.selectFrom('product').select('id').where('source', '=', source).execute()
    counts[source] = rows.length
  }
  return counts
}

const NONE = { customer: 0, company: 0, address: 0, campaign_code: 0, fee: 0, gift: 0, demo: 0 }

/** What a shop holds after some commands, each as an owner runs it. */
async function after(t: TestContext, ...steps: ('import' | 'start' | 'remove' | 'old start')[]) {
  const importer = openImporter(t)
  for (const step of steps) {
    if (step === 'import') equal((await importer.give(FILE)).code, 0)
    if (step === 'start') await importer.look((db) => seedDemo(db))
    if (step === 'remove') await importer.look((db) => removeDemo(db))
    // What earlier versions did with a shop that had goods and no customer.
    if (step === 'old start') await importer.look((db) => seedCustomers(db, 1))
  }
  return importer
}

for (const steps of [
  ['import', 'start'],
  ['import', 'start', 'start'],
  ['import', 'start', 'import', 'start'],
  ['import', 'old start', 'start'],
  ['start', 'import', 'remove'],
  ['start', 'import', 'remove', 'start', 'start'],
  ['start', 'remove', 'start', 'import', 'start'],
] as const) {
  test(`own goods only: ${steps.join(', ')} leaves nothing of the demo`, async (t) => {
    const importer = await after(t, ...steps)

    deepEqual(await importer.look(countThings), { ...NONE, import: 1 })
    equal(await importer.look(isDemoShop), false)
  })
}

test('an empty database becomes the demo, once', async (t) => {
  const importer = await after(t, 'start', 'start')

  const { demo, customer, campaign_code, fee } = await importer.look(countThings)
  deepEqual([demo === 0, customer, campaign_code, fee], [false, 3, 3, 1])
  equal(await importer.look(isDemoShop), true)
})

test('once removed, the demo does not come back to the empty shop', async (t) => {
  const importer = await after(t, 'start', 'remove', 'start', 'start')

  deepEqual(await importer.look(countThings), { ...NONE, import: 0 })
  equal(await importer.look(isDemoShop), false)
})

test('a demo of an earlier version, and one beside own goods, are known by their goods', async (t) => {
  const importer = await after(t, 'start', 'import')
  await importer.look((db) => db.deleteFrom('demo_state').execute())

  await importer.look((db) => seedDemo(db))

  equal(await importer.look(isDemoShop), true)
  const { customer, import: own } = await importer.look(countThings)
  deepEqual([customer, own], [3, 1])
})

test('an earlier version that ended between people and goods begins again', async (t) => {
  const importer = await after(t, 'old start', 'start')

  const { customer, campaign_code } = await importer.look(countThings)
  deepEqual([customer, campaign_code], [3, 3])
  equal(await importer.look(isDemoShop), true)
})

test('what an owner has made of a code or the fee is no longer the demo’s', async (t) => {
  const importer = await after(t, 'import', 'old start')
  await importer.look(async (db) => {
    await db.updateTable('fee').set({ amount: 19_900 }).execute()
    await db
      .updateTable('campaign_code')
      .set({ percent: 5 })
      .where('code', '=', 'SOMMAR10')
      .execute()
    await db
      .updateTable('customer')
      .set({ email: 'anna@shop.example' })
      .where('id', '=', 'anna')
      .execute()
  })

  await importer.look((db) => seedDemo(db))

  const left = await importer.look(countThings)
  deepEqual([left.fee, left.campaign_code, left.customer], [1, 1, 1])
})

test('two starts at once fill the shop once', async (t) => {
  const importer = openImporter(t)

  await Promise.all([importer.look((db) => seedDemo(db)), importer.look((db) => seedDemo(db))])

  const { customer, campaign_code } = await importer.look(countThings)
  deepEqual([customer, campaign_code], [3, 3])
})

test('the command says what it takes out, and that own goods keep a category', async (t) => {
  const importer = await after(t, 'start', 'import')
  const ask = async (LANG: string, ...words: string[]) => {
    const said: string[] = []
    const out = (text: string) => void said.push(text)
    const code = await runDemo({
      words,
      environment: { ...importer.environment, LANG },
      voices: { out, error: out },
    })
    return [code, said.join('')] as const
  }
  const run = (...words: string[]) => ask('en', ...words)

  match((await run())[1], /^This shop is the demo/)
  match((await ask('sv'))[1], /^Butiken är demon/)
  deepEqual(await ask('sv', '--all'), [1, 'Valet ”--all” finns inte här. Se --help.\n'])
  const [code, said] = await run('--remove')
  equal(code, 0)
  match(
    said,
    /^Removed: \d+ products with [\d,]+ articles, \d+ categories, 3 customers with 0 orders, 3 campaign codes, 1 fee\.\n/,
  )
  match(said, /Kept, because other goods stand in them: 2 categories\./)
  match((await run())[1], /^Nothing of the demo is in this shop/)
  const again = await run('--remove')
  match(again[1], /^Removed: 0 products with 0 articles, 0 categories, 0 customers/)
  match((await run('--away'))[1], /"--away" is no option here/)
  await importer.look(async (db) => {
    const texts = await db.selectFrom('category_text').select('description').execute()
    deepEqual(
      texts.map((it) => it.description),
      ['', '', '', ''],
    )
  })
})

test('orders of others stay readable; those of demo customers go, but for own goods', async (t) => {
  const importer = await after(t, 'start', 'import')
  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const demo = await someDemoArticle(db)
    const guest = createVisitor(shop, {})
    const guestOrder = await orderOf(guest, demo)
    const anna = createVisitor(shop, {})
    await anna.logIn('anna@example.com')
    const annas = await orderOf(anna, demo)
    const annasOwn = await orderOf(anna, 'OWN-1')
    const looking = createVisitor(shop, {})
    await looking.ask('/api/cart/add', { articleNumber: demo })

    const removed = await removeDemo(db)

    deepEqual([removed.orders, removed.keptOrders], [1, 1])
    equal((await guest.ask(`/order/${guestOrder}`)).statusCode, 200)
    const rows = await db.selectFrom('orders').select(['id', 'customer_id', 'company_id']).execute()
    deepEqual(
      rows.sort((one, other) => (one.id < other.id ? -1 : 1)),
      [guestOrder, annasOwn].sort().map((id) => ({ id, customer_id: null, company_id: null })),
    )
    equal(
      rows.some((it) => it.id === annas),
      false,
    )
    equal((await looking.ask('/api/cart')).json().quantity, '0')
    equal((await anna.ask('/login')).body.includes('anna@example.com'), false)
    equal((await guest.ask('/')).statusCode, 200)
    equal((await guest.ask(`/api/quickSearch?query=${demo}`)).json().length <= 1, true)
  })
})

async function orderOf(visitor: ShopVisitor, articleNumber: string): Promise<string> {
  const answer = await buy(visitor, { [articleNumber]: 1 })
  equal(answer.statusCode, 200, answer.body)
  return answer.json<{ orderId: string }>().orderId
}

async function someDemoArticle(db: Db): Promise<string> {
  const row = await db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('stock', 'article_number', 'number')
    .select('number')
    .where('on_sport', '=', 1)
    .where('is_quotation', '=', 0)
    .where('source', '=', 'demo')
    .where('available', '>', 5)
    .where('price', '<', 50_000)
    .executeTakeFirstOrThrow()
  return row.number
}

test('the demo says on every page that it is one, in mails too, until it is removed', async (t) => {
  const importer = await after(t, 'start', 'import')
  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const paths = ['/', '/en', '/pro', '/en/pro', '/search', '/cart', '/checkout', '/login']
    const wholePaths = [...paths, '/en/terms', '/withdraw', '/nowhere', '/p/sittdyna']
    const headers = { accept: 'text/html' }
    const pages = () => Promise.all(wholePaths.map((url) => shop.inject({ url, headers })))
    for (const { body, raw } of await pages()) {
      match(body, /<div class="shop-demo-line">.*(Demobutik|Demo shop)/, raw.req.url)
    }
    const sent: Mail[] = []
    const port = {
      send: async (it: Mail) => {
        if (it.to === 'kim@example.com') sent.push(it)
      },
    }
    const signer = await readSigner(db)
    const work = mailJobs(port, {
      db,
      shop: demoShop,
      signer,
      shopUrl: () => 'https://shop.example',
    })
    const guest = createVisitor(shop, {})
    await orderOf(guest, 'OWN-1')
    await runOutbox(db, work, Date.now)
    match(sent[0]?.text ?? '', /kommer från en demobutik/)
    match(sent[0]?.html ?? '', /kommer från en demobutik/)

    await removeDemo(db)

    for (const { body } of await pages()) equal(body.includes('shop-demo-line'), false)
    await orderOf(createVisitor(shop, {}), 'OWN-1')
    await runOutbox(db, work, Date.now)
    equal(sent.length, 2)
    equal(sent[1]?.text.includes('demobutik'), false)
  })
})
