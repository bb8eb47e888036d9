import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { mailedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { barsOf } from '../../../shop/returns/return-label.tsx'
import { arrive } from '../../helpers/arrive.ts'
import { browse, type FormVisitor, hiddenOf, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { type SentOrder, sentOrder } from '../../helpers/returns.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

async function send(visitor: FormVisitor, path: string, fields: Readonly<Record<string, string>>) {
  return visitor.submit(path, { ...hiddenOf(visitor.page(), path), ...fields })
}

async function keyed(opened: StaffShop): Promise<{ sent: SentOrder; key: string; path: string }> {
  const sent = await sentOrder(opened)
  const key = mailedOrderKey(await readSigner(opened.db), sent.orderId, opened.clock.now)
  return { sent, key, path: `/order/${sent.orderId}/return` }
}

/** How far a return has come, as the server draws it in the tag. */
function progressOf(visitor: FormVisitor): readonly string[] {
  const TAG =
    /<progress-circle value="(\d)" max="(\d)" label="([^"]+)"><div [^>]*role="progressbar"/
  return TAG.exec(visitor.page())?.slice(1) ?? []
}

const numbersOf = ({ db }: StaffShop) => db.selectFrom('goods_return').select('number').execute()

test('a guest sends one of two pairs back by the mail’s link, without script', async (t) => {
  const opened = await openStaff(t)
  const { sent, key, path } = await keyed(opened)
  const guest = browse(opened.shop)
  await arrive(guest.open, `/order/${sent.orderId}?key=${key}`)
  const [, way = ''] = /href="([^"]*\/return)"/.exec(guest.page()) ?? []
  equal((await guest.open(way)).statusCode, 200)
  match(textOf(guest.page()), /till och med \S+ \d+ januari 2027/)

  await send(guest, path, { step: 'review' })
  match(textOf(guest.page()), /Välj minst en vara/)
  const shoes = sent.rowOf('SHOE-42')
  await send(guest, path, { [`count.${shoes}`]: '3', step: 'review' })
  match(textOf(guest.page()), /från 0 till 2/)
  const without = await send(guest, path, { [`count.${shoes}`]: '1', step: 'review' })
  equal(without.statusCode, 422)
  match(textOf(guest.page()), /Välj varför/)
  match(guest.page(), /aria-invalid="true"/)
  const chosen = { [`count.${shoes}`]: '1', [`reason.${shoes}`]: 'too-small' }
  await send(guest, path, { ...chosen, step: 'review' })
  const text = textOf(guest.page())
  match(text, /1 × Löparsko Åska, 42[^:]*: för liten/)
  match(text, /Du får tillbaka 1 000 kr/)
  match(text, /senast 14 dagar/)
  match(text, /Vi betalar returen/)
  match(text, /till och med \S+ \d+ januari 2027/)
  deepEqual(await numbersOf(opened), [])

  await send(guest, path, { step: 'edit' })
  match(guest.page(), /value="1"/)
  match(guest.page(), /value="too-small" selected/)
  await send(guest, path, { ...chosen, step: 'review' })
  const reviewed = hiddenOf(guest.page(), path)
  const answer = await guest.post(path, { ...reviewed, step: 'confirm' })
  equal(answer.statusCode, 303)
  await guest.follow(answer)
  const [made] = await numbersOf(opened)
  match(textOf(guest.page()), new RegExp(`Din retur är anmäld.*${made?.number}`))
  const again = await guest.post(path, { ...reviewed, step: 'confirm' })
  equal(again.headers.location, answer.headers.location)
  equal((await numbersOf(opened)).length, 1)

  await arrive(guest.open, `/order/${sent.orderId}?key=${key}`)
  const REGISTERED = `Retur ${made?.number} Anmäld \\S+ 23 november 2026.*Det här har hänt.*Retur anmäld`
  match(textOf(guest.page()), new RegExp(REGISTERED))
  deepEqual(progressOf(guest), ['1', '3', 'Steg 1 av 3: din retur är anmäld'])
  const update = opened.db.updateTable('goods_return')
  await update.set({ state: 'received' }).execute()
  await arrive(guest.open, `/en/order/${sent.orderId}?key=${key}`)
  deepEqual(progressOf(guest), ['2', '3', 'Step 2 of 3: the items have reached us'])
  await update.set({ state: 'refused' }).execute()
  await arrive(guest.open, `/order/${sent.orderId}?key=${key}`)
  deepEqual(progressOf(guest), [])
})

test('a customer does the same among the pages of the account, in English', async (t) => {
  const opened = await openStaff(t)
  // Sessions begin by the computer's clock.
  opened.clock.now = Date.now()
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const { orderId, rowOf } = await sentOrder(opened, anna)
  const visitor = await enterAccount(opened, 'anna@example.com', '/en')
  const path = `/en/account/orders/${orderId}/return`

  await visitor.open(`/en/account/orders/${orderId}`)
  match(visitor.page(), new RegExp(`href="${path}"`))
  await visitor.open(path)
  const book = rowOf('BOOK-1')
  const chosen = { [`count.${book}`]: '1', [`reason.${book}`]: 'changed-mind' }
  await send(visitor, path, { ...chosen, step: 'review' })
  match(textOf(visitor.page()), /I have changed my mind/)
  await send(visitor, path, { step: 'confirm' })
  match(textOf(visitor.page()), /Your return is registered/)

  const REGISTERED =
    /Return registered.*Step 1 of 3.*What has happened.*Return registered.*What you ordered/
  await visitor.open(`/en/account/orders/${orderId}`)
  match(textOf(visitor.page()), REGISTERED)
  await visitor.open('/en/account/orders')
  match(textOf(visitor.page()), /Return registered/)
  const update = opened.db.updateTable('goods_return')
  await update.set({ state: 'received', received_at: opened.clock.now }).execute()
  await visitor.open(`/en/account/orders/${orderId}`)
  match(
    textOf(visitor.page()),
    /Return received.*Step 2 of 3.*What has happened.*The return has reached us/,
  )
  await update.set({ state: 'repaid', settled_at: opened.clock.now }).execute()
  await visitor.open(`/en/account/orders/${orderId}`)
  match(
    textOf(visitor.page()),
    /Sent.*What has happened.*The return has reached us.*What you ordered.*Step 3 of 3/,
  )

  const bo = await enterAccount(opened, 'bo@example.com')
  equal((await bo.open(`/account/orders/${orderId}/return`)).statusCode, 404)
  equal((await bo.post(`/account/orders/${orderId}/return`, { step: 'confirm' })).statusCode, 404)
})

test('the label carries both addresses and the number as a barcode, for who has the order', async (t) => {
  const opened = await openStaff(t)
  const { sent, key } = await keyed(opened)
  const rows = [{ rowSystemId: sent.rowOf('BOOK-1'), quantity: 1, reason: 'other' }]
  const said = await browseless(opened, sent.orderId, { key, rows })
  const guest = browse(opened.shop)

  equal((await arrive(guest.open, said.labelUrl)).statusCode, 200)

  const text = textOf(guest.page())
  match(text, /Från Kim Ek .* Till Courtside Sport AB Arenagatan 4 123 45 Bollstad/)
  match(text, new RegExp(said.returnNumber))
  match(text, /ingen fraktsedel/)
  match(guest.page(), new RegExp(`<svg[^>]*aria-label="Streckkod: ${said.returnNumber}"`))
  const without = said.labelUrl.replace(/\?.*/, '')
  equal((await browse(opened.shop).open(without)).statusCode, 404)
  equal((await guest.open(said.labelUrl.replace(said.returnNumber, 'R1'))).statusCode, 404)
  const mail = (await opened.mails()).find((it) => it.to === 'kim@example.com')
  const [, link = ''] = /(\/order\/\S+\/returns\/\S+)/.exec(mail?.text ?? '') ?? []
  equal((await arrive(browse(opened.shop).open, link)).statusCode, 200)
})

async function browseless({ visitor }: StaffShop, orderId: string, more: object) {
  const answer = await visitor().ask('/api/returns', { orderId, ...more })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ readonly labelUrl: string; readonly returnNumber: string }>()
}

for (const place of ['account', 'order'] as const) {
  test(`at the ${place} a login that ends meanwhile costs nothing of what was chosen`, async (t) => {
    const opened = await openStaff(t)
    opened.clock.now = Date.now()
    const buyer = opened.visitor()
    await buyer.logIn('anna@example.com')
    const { orderId, rowOf } = await sentOrder(opened, buyer)
    const page = place === 'account' ? `/account/orders/${orderId}` : `/order/${orderId}`
    const path = `${page}/return`
    const anna = await enterAccount(opened, 'anna@example.com')
    await anna.open(path)
    const shoes = rowOf('SHOE-42')
    const chosen = { [`count.${shoes}`]: '2', [`reason.${shoes}`]: 'too-small' }
    const typed = { ...hiddenOf(anna.page(), path), ...chosen, step: 'review' }
    const stale = { ...typed, __RequestVerificationToken: 'of yesterday' }
    equal((await anna.post(path, stale)).statusCode, 403)
    match(textOf(anna.page()), /Skicka formuläret en gång till/)
    match(anna.page(), /value="2"/)
    await opened.db.deleteFrom('session').execute()

    equal((await anna.post(path, typed)).statusCode, 401)
    match(textOf(anna.page()), /Du har loggats ut/)
    ok(anna.page().includes(`returnTo=${encodeURIComponent(path)}" target="_blank"`))
    ok(!anna.page().includes('Åska'), 'nothing of the order')
    const kept = hiddenOf(anna.page(), path)
    equal(kept[`count.${shoes}`], '2')
    const none = path.replace(orderId, 'none')
    equal((await browse(opened.shop).post(none, chosen)).statusCode, 401)

    await anna.open('/login')
    await anna.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
    equal((await anna.post(path, kept)).statusCode, 403, 'the token of before the login')
    match(anna.page(), /value="2"/)
    match(anna.page(), /value="too-small" selected/)
    equal((await send(anna, path, { ...chosen, step: 'review' })).statusCode, 200)
    match(textOf(anna.page()), /2 × Löparsko Åska/)
    deepEqual(await numbersOf(opened), [])
  })
}

test('a barcode begins and ends as Code 128 does, and differs by its text', async () => {
  const bars = await barsOf('R261123-7KQ4TM')

  deepEqual(bars.slice(0, 6), [2, 1, 1, 2, 1, 4])
  deepEqual(bars.slice(-7), [2, 3, 3, 1, 1, 1, 2])
  ok(bars.join() !== (await barsOf('R261123-7KQ4TN')).join())
})

test('an order that is not sent, and one of somebody else, say so or nothing', async (t) => {
  const opened = await openStaff(t)
  const { sent, key, path } = await keyed(opened)
  await opened.db.deleteFrom('order_handling').where('order_id', '=', sent.orderId).execute()
  const guest = browse(opened.shop)

  equal((await guest.open(path)).statusCode, 404)
  equal((await guest.open(`${path}?key=wrong`)).statusCode, 404)
  await arrive(guest.open, `${path}?key=${key}`)
  match(textOf(guest.page()), /inte skickad än/)
})
