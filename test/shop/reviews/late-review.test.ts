import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse, hiddenOf, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { sentOrder } from '../../helpers/returns.ts'
import { openStaff } from '../../helpers/staff.ts'

test('a login that ends while a review is written costs nothing of it', async (t) => {
  const opened = await openStaff(t)
  opened.clock.now = Date.now()
  const buyer = opened.visitor()
  await buyer.logIn('anna@example.com')
  const { orderId } = await sentOrder(opened, buyer)
  const path = `/order/${orderId}/reviews`
  const anna = await enterAccount(opened, 'anna@example.com')
  await anna.open(path)
  const [, product = ''] = /name="product" value="(\d+)"/.exec(anna.page()) ?? []
  const typed = { product, stars: '4', fit: 'true', body: 'Sköna, lätta.', named: 'yes' }
  const stale = { ...typed, __RequestVerificationToken: 'of yesterday' }

  equal((await anna.post(path, stale)).statusCode, 403)
  match(textOf(anna.page()), /Skicka formuläret en gång till/)
  match(anna.page(), />Sköna, lätta\.<\/textarea>/)
  // As when the sweep has taken the session, and the browser its cookies.
  await opened.db.deleteFrom('session').execute()
  anna.forget()

  equal((await anna.post(path, typed)).statusCode, 401)
  match(textOf(anna.page()), /Du har loggats ut/)
  ok(anna.page().includes(`returnTo=${encodeURIComponent(path)}" target="_blank"`))
  ok(!anna.page().includes('Åska'), 'nothing of the order')
  const kept = hiddenOf(anna.page(), path)
  equal(kept.stars, '4')
  const none = path.replace(orderId, 'none')
  equal((await browse(opened.shop).post(none, typed)).statusCode, 401, 'as of no order')
  equal((await anna.post(path, kept)).statusCode, 401, 'nothing is lost before the login')

  await anna.open('/login')
  await anna.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
  await anna.open('/')
  const { __RequestVerificationToken: _, ...fields } = kept
  equal((await anna.post(path, fields)).statusCode, 200)
  match(anna.page(), />Sköna, lätta\.<\/textarea>/)
  deepEqual(await opened.db.selectFrom('review').select('id').execute(), [])
  equal((await anna.submit(path, typed)).statusCode, 200)
  match(textOf(anna.page()), /väntar på att vi läser det/)
})
