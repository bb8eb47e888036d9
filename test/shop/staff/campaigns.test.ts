import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { CAMPAIGN } from '../../helpers/campaigns.ts'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'
import { auditOf, openStaff, shownIn } from '../../helpers/staff.ts'

const LIST = '/staff/campaigns'
const AMOUNTS = { sport: 1, professional: 1 }
const FREE = { ...OTHER_FILE.delivery, from: AMOUNTS, freeFrom: AMOUNTS }
const HOUR_MS = 60 * 60 * 1000

/** A member of the stock team who creates campaigns, and the shop's prices of the shoe. */
async function openCampaigns(t: TestContext, options: Parameters<typeof openStaff>[1] = {}) {
  const opened = await openStaff(t, options)
  const siv = await opened.staff('stock', 'Siv')
  const send = async (url: string, fields: Fields = {}) => {
    await siv.submit(url, { ...shownIn(siv.page(), url), ...fields })
    return textOf(siv.page())
  }
  const create = async (fields: Fields = {}) => {
    await siv.open(`${LIST}/new`)
    const made = await siv.post(LIST, { ...CAMPAIGN, ...fields })
    await siv.follow(made)
    return { path: String(made.headers.location), text: textOf(siv.page()) }
  }
  const shoe = async () => /\d[\d ]* kr/.exec((await priceText(opened.shop)) ?? '')?.[0]
  return { opened, siv, send, create, shoe }
}

async function priceText(shop: Awaited<ReturnType<typeof openStaff>>['shop']) {
  return textOf((await shop.inject('/p/shoe')).body.split('<h1')[1] ?? '')
}

test('a campaign is saved as a draft that says what it would do, and then begins', async (t) => {
  const { opened, siv, send, create, shoe } = await openCampaigns(t)
  const { path, text } = await create()
  match(path, /^\/staff\/campaigns\/[0-9a-f-]{36}$/)
  match(text, /4 artiklar blir billigare, av 4 som den gäller/)
  match(text, /4 artiklar får det lägre priset utan att visas som nedsatt/)
  match(text, /Löparsko Åska, 42, Blå SHOE-42 1 000 kr → 800 kr/)
  equal(await shoe(), '1 000 kr')

  match(await send(`${path}/scheduled`), /Kampanjen pågår: 4 artiklar/)
  equal(await shoe(), '800 kr')
  await siv.open('/staff/articles/SHOE-42')
  match(textOf(siv.page()), /En kampanj sänker priset till 800 kr just nu/)
  await siv.open(LIST)
  match(textOf(siv.page()), /Pågår Höstrea 23 november 2026 kl. 10:30 – 23 november 2026 kl. 12:00/)

  await siv.open(path)
  match(await send(`${path}/ended`), /Kampanjen är avslutad/)
  equal(await shoe(), '1 000 kr')
  match(await send(`${path}/deleted`), /som har börjat går inte att ta bort/)
  match(await send(path, CAMPAIGN), /Kampanjen är slut/)
  deepEqual(await auditOf(opened.db), ['campaign.created', 'campaign.scheduled', 'campaign.ended'])
})

test('a planned campaign begins by itself, and can be changed or deleted before', async (t) => {
  const { opened, send, create, shoe } = await openCampaigns(t)
  const later = { from: '2026-11-23T12:00', to: '2026-11-23T13:00' }
  const { path } = await create(later)
  match(await send(`${path}/scheduled`), /Kampanjen börjar av sig själv: 4 artiklar/)
  match(await send(path, { ...CAMPAIGN, ...later, percent: '50' }), /Sparat/)
  equal(await shoe(), '1 000 kr')
  opened.clock.now += HOUR_MS
  equal(await shoe(), '500 kr')
  opened.clock.now += HOUR_MS
  equal(await shoe(), '1 000 kr')
})

test('a campaign that has not begun is deleted, and never begins', async (t) => {
  const { opened, siv, send, create, shoe } = await openCampaigns(t)
  const { path } = await create({ from: '2026-12-01T00:00', to: '2026-12-02T00:00' })
  match(await send(`${path}/scheduled`), /börjar av sig själv/)
  await siv.open(path)
  match(await send(`${path}/deleted`), /Kampanjen är borttagen/)
  equal((await siv.open(path)).statusCode, 404)
  opened.clock.now = Date.parse('2026-12-01T10:00:00Z')
  equal(await shoe(), '1 000 kr')
})

test('of a running campaign the names and the end are changed, and nothing else', async (t) => {
  const { opened, siv, send, create, shoe } = await openCampaigns(t)
  const { path } = await create()
  await send(`${path}/scheduled`)
  const end = { 'name-sv': 'Rea', 'name-en': 'Sale', to: '2026-11-23T11:30', percent: '90' }
  match(await send(path, end), /Sparat/)
  equal(await shoe(), '800 kr')
  match(textOf(siv.page()), /Rea .* 23 november 2026 kl. 11:30/)
  match(await send(path, { ...end, to: '2026-11-23T10:45' }), /skulle redan vara slut/)
  opened.clock.now += HOUR_MS / 2
  equal(await shoe(), '1 000 kr')
})

test('of two who change a campaign at once the second is refused', async (t) => {
  const { opened, siv, send, create } = await openCampaigns(t)
  const { path } = await create()
  const bo = await opened.staff('owner', 'Bo')
  await bo.open(path)
  match(await send(path, { ...CAMPAIGN, percent: '30' }), /Sparat/)
  await bo.submit(path, { ...shownIn(siv.page(), path), ...CAMPAIGN, shown: '1', percent: '40' })
  match(textOf(bo.page()), /Någon har ändrat kampanjen under tiden/)
  await bo.submit(`${path}/scheduled`, { shown: '1' })
  match(textOf(bo.page()), /Någon har ändrat kampanjen under tiden/)
  await siv.open(path)
  match(textOf(siv.page()), /−30 %/)
})

const WRONG: readonly (readonly [string, Fields, RegExp])[] = [
  ['no name', { 'name-sv': ' ' }, /Skriv ett namn/],
  ['a name that is too long', { 'name-sv': 'x'.repeat(101) }, /Namnet är för långt/],
  ['an end before its beginning', { to: '2026-11-23T10:00' }, /måste sluta efter/],
  ['an end at its beginning', { to: CAMPAIGN.from }, /måste sluta efter/],
  ['no time', { from: '' }, /Skriv datum och tid/],
  ['an hour that the clocks skip', { from: '2027-03-28T02:30' }, /klockan hoppar över/],
  ['0 %', { percent: '0' }, /hela procent från 1 till 99/],
  ['100 %', { percent: '100' }, /hela procent från 1 till 99/],
  ['a percentage in words', { percent: 'tjugo' }, /hela procent från 1 till 99/],
  ['a fraction of a per cent', { percent: '12,5' }, /hela procent från 1 till 99/],
  ['goods that are not there', { goods: 'SHOE-42\nNOPE' }, /Ett nummer finns inte.*NOPE/],
  ['no goods', { goods: ' \r\n' }, /minst ett nummer/],
  ['no brand', { covers: 'brand' }, /Välj ett varumärke/],
  ['no category', { covers: 'category' }, /Välj en kategori/],
  ['a fixed price of everything', { kind: 'fixed', covers: 'all', price: '9' }, /räknar upp/],
  ['a fixed price of nothing', { kind: 'fixed', price: '0' }, /fast pris över noll för shoe/],
  ['a fixed price below nothing', { kind: 'fixed', price: '-5' }, /fast pris över noll/],
  ['a fixed price in words', { kind: 'fixed', goods: 'shoe;tio' }, /fast pris över noll/],
  ['another way of covering', { covers: 'everyone' }, /Välj vilka varor/],
]

test('what is wrong in the form is said in a sentence, and nothing is saved', async (t) => {
  const { opened, siv } = await openCampaigns(t)
  for (const [what, fields, sentence] of WRONG) {
    await siv.open(`${LIST}/new`)
    await siv.submit(LIST, { ...CAMPAIGN, ...fields })
    match(textOf(siv.page()), sentence, what)
  }
  match(siv.page(), /value="Höstrea"/)
  deepEqual(await opened.db.selectFrom('campaign').selectAll().execute(), [])
  deepEqual(await auditOf(opened.db), [])
})

test('a campaign that makes nothing cheaper, or is over, does not begin', async (t) => {
  const { send, create, shoe } = await openCampaigns(t)
  const dear = await create({ kind: 'fixed', price: '1000' })
  match(dear.text, /0 artiklar blir billigare, av 4/)
  match(dear.text, /SHOE-42 1 000 kr \(som förut\)/)
  match(await send(`${dear.path}/scheduled`), /gör ingenting billigare/)
  const over = await create({ to: '2026-11-23T10:45' })
  match(await send(`${over.path}/scheduled`), /skulle redan vara slut/)
  equal(await shoe(), '1 000 kr')
})

test('goods come in a file too, 20,000 at most, with prices of their own', async (t) => {
  const { siv } = await openCampaigns(t)
  await siv.open(`${LIST}/new`)
  const give = async (file: string) => {
    await siv.open(`${LIST}/new`)
    const fields = { ...CAMPAIGN, kind: 'fixed', price: '700', goods: '' }
    const answer = await siv.post(LIST, fields, { file: Buffer.from(file) })
    await siv.follow(answer)
    return textOf(siv.page())
  }
  const listed = await give('\uFEFFSHOE-42;649,50\r\nSHOE-43\r\n\r\n')
  match(listed, /SHOE-42 1 000 kr → 649,50 kr/)
  match(listed, /SHOE-43 1 000 kr → 700 kr/)
  match(siv.page(), /SHOE-42;649,50\nSHOE-43;700/)
  const numbers = Array.from({ length: 20_001 }, (_, n) => `N-${n}`)
  match(await give(numbers.join('\n')), /Högst 20.?000 varor/)
  match(await give(numbers.slice(1).join('\n')), /20.?000 nummer finns inte.*N-1, N-2/)
})

test('others that run at the same time are named, and the lowest price counts', async (t) => {
  const { send, create, shoe } = await openCampaigns(t)
  const first = await create()
  await send(`${first.path}/scheduled`)
  const second = await create({ 'name-sv': 'Skorea', percent: '30', covers: 'all' })
  match(second.text, /Samtidigt gäller också dessa. Det lägsta priset räknas: Höstrea/)
  await send(`${second.path}/scheduled`)
  equal(await shoe(), '700 kr')
  await send(`${second.path}/ended`)
  equal(await shoe(), '800 kr')
})

test('prices of a currency without decimals, or with three, are rounded to what there is', async (t) => {
  for (const [currency, sum] of [
    ['JPY', /SHOE-42 100.000 JPY → 67.000 JPY/],
    ['KWD', /SHOE-42 100 KWD → 67 KWD/],
  ] as const) {
    const { create } = await openCampaigns(t, { facts: otherShop({ currency, delivery: FREE }) })
    match((await create({ percent: '33' })).text, sum, currency)
  }
  const { create } = await openCampaigns(t)
  match((await create({ goods: 'ORE-1', percent: '50' })).text, /ORE-1 0,33 kr → 0,17 kr/)
})

test('what it says is English for those who read English', async (t) => {
  const { siv, create } = await openCampaigns(t)
  await siv.open('/staff/me')
  await siv.submit('/staff/me/language', { language: 'en' })
  const { text } = await create()
  match(text, /Autumn sale .* Draft .* 4 articles become cheaper, of 4 that it covers/)
  ok(!/Kampanj|artiklar/.test(text))
})

test('a campaign for businesses lowers their price and nobody else’s', async (t) => {
  const { opened, send, create, shoe } = await openCampaigns(t)
  const { path, text } = await create({ storefront: 'professional' })
  match(text, /SHOE-42 Företag 800 kr → 640 kr/)
  await send(`${path}/scheduled`)
  equal(await shoe(), '1 000 kr')
  const bo = opened.visitor({ storefront: 'professional', language: 'sv' })
  await bo.logIn('bo@example.com')
  await bo.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] })
  equal((await bo.ask('/api/cart')).json().orderRows[0].priceAmount, 64_000)
})
