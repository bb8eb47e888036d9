import { equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const MARK = /data-courtside-visitor="([^"]*)"/

async function openPages(t: Parameters<typeof openShop>[0]) {
  const { db, shop, visitor } = await openShop(t)
  async function read(url: string, customer?: ShopVisitor) {
    const headers = { accept: 'text/html', ...(customer && { cookie: customer.cookie() }) }
    const { statusCode, body } = await shop.inject({ url, headers })
    return { statusCode, body, mark: MARK.exec(body)?.[1] }
  }
  async function loggedIn(userName: string) {
    const customer = visitor()
    await customer.logIn(userName)
    return customer
  }
  return { db, read, loggedIn }
}

test('a page tells who it was drawn for by a mark: empty for nobody, and no id', async (t) => {
  const { read, loggedIn } = await openPages(t)
  const anna = await loggedIn('anna@example.com')
  const bo = await loggedIn('bo@example.com')

  const { mark = '' } = await read('/', anna)

  ok(mark.length > 0 && !mark.includes('anna'))
  equal((await read('/c/shoes', anna)).mark, mark)
  notEqual((await read('/', bo)).mark, mark)
  equal((await read('/')).mark, '')
})

test('an error page does not, as it may not know', async (t) => {
  const { db, read, loggedIn } = await openPages(t)
  const anna = await loggedIn('anna@example.com')
  const missing = await read('/nothing-here', anna)
  await sql`alter table session rename to away`.execute(db)
  const failed = await read('/', anna)

  equal(missing.statusCode, 404)
  equal(failed.statusCode, 500)
  for (const { body, mark } of [missing, failed]) {
    match(body, /<mini-cart/)
    equal(mark, undefined)
  }
})
