import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'

const ROW = /<tr [^>]*><th scope="row"[\s\S]*?<\/tr>/g
/** Its own heading says what a sheet over the page is about. */
const SHEET = / id="quick-[\s\S]*/
const ACTION = /<a class="cs-button[^>]*>[\s\S]*?<\/a>|<button[\s\S]*?<\/button>/g

/** What can be pressed in the rows of a list, and the name of the row's product. */
function actionsOf(page: string) {
  const rows = (page.match(ROW) ?? []).map((it) => it.replace(SHEET, ''))
  return rows.flatMap((row) => {
    const [, name = '?'] = /shop-table__name">([^<]+)/.exec(row) ?? []
    return (row.match(ACTION) ?? []).map((action) => ({ name, action }))
  })
}

for (const who of ['', 'anna', 'bo']) {
  test(`every link and button of a row names its product, to ${who || 'a visitor'}`, async (t) => {
    const { visitor } = await openShop(t)
    const reader = visitor({ storefront: 'professional' })
    if (who) await reader.logIn(`${who}@example.com`)

    const lists = await Promise.all(
      ['/pro', '/pro/c/shoes', '/pro/search?q=vara'].map((path) => reader.ask(path)),
    )

    const actions = lists.flatMap(({ body }) => actionsOf(body))
    deepEqual(
      actions.filter(({ name, action }) => !action.includes(name)),
      [],
    )
    ok(actions.length > 5, String(actions.length))
  })
}
