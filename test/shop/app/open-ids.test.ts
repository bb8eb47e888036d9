import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { accessTable } from '../../../shop/app/access-table.ts'
import { addOtherCompany } from '../../helpers/colleagues.ts'
import { orderAs } from '../../helpers/own-orders.ts'
import { askedQuotation } from '../../helpers/quotations.ts'
import { allRows } from '../../helpers/row-database.ts'
import { openStaff } from '../../helpers/staff.ts'

/** Pages and forms that a session or a mail's link opens, without a login. */
const lines = accessTable.filter(
  ({ access, path }) => access === 'anyone' && /^\/(order|quotation)\/:id/.test(path),
)

/** What differs for everybody: tokens, nonces, and the address itself. */
function bytesOf(body: string, id: string): string {
  return body
    .replaceAll(id, 'id')
    .replace(/content="[\w.-]{40,}"|value="[\w.-]{40,}"|nonce="[^"]+"/g, '')
}

test('an order or a quotation that another session placed is as one that never was', async (t) => {
  const opened = await openStaff(t)
  await addOtherCompany(opened.db)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const ids = {
    order: await orderAs(anna, { 'PLENTY-1': 1 }),
    quotation: (await askedQuotation(opened, bo)).id,
  }
  const strangers = [opened.visitor(), opened.visitor()]
  equal((await strangers[1]?.logIn('eva@example.com'))?.statusCode, 200)
  const read = async () => [
    await allRows(opened.db, 'orders'),
    await allRows(opened.db, 'quotation'),
    await allRows(opened.db, 'goods_return'),
  ]
  const before = await read()
  ok(lines.length >= 8, String(lines.length))

  for (const stranger of strangers) {
    await stranger.ask('/api/token')
    for (const { method, path } of lines) {
      const id = path.startsWith('/order') ? ids.order : ids.quotation
      const [foreign, unknown] = await Promise.all(
        [id, 'never-was'].map((it) => {
          const url = path.replace(':id', it).replace(':number', 'R-1')
          const cookie = { cookie: stranger.cookie() }
          if (method === 'GET') return opened.shop.inject({ url, headers: cookie })
          const type = { 'content-type': 'application/x-www-form-urlencoded' }
          const token = { __RequestVerificationToken: stranger.token() ?? '', step: 'confirm' }
          const payload = new URLSearchParams(token).toString()
          return opened.shop.inject({ method, url, headers: { ...cookie, ...type }, payload })
        }),
      )
      ok(foreign && unknown)
      equal(foreign.statusCode, unknown.statusCode, `${method} ${path}`)
      equal(bytesOf(foreign.body, id), bytesOf(unknown.body, 'never-was'), `${method} ${path}`)
    }
  }

  deepEqual(await read(), before)
})
