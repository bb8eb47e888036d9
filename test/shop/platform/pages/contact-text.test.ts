import { equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'
import { FIXED_PATHS } from '../../../helpers/page-paths.ts'

const PHONE = /08-465[ \u00a0]004[ \u00a0]10/g
const LINK =
  /<a class="shop-unbroken" href="tel:\+46846500410"><bdi dir="ltr">08-465\u00a0004\u00a010<\/bdi><\/a>/g
const COMPANY_NUMBER = /<span class="shop-unbroken">559000-0001<\/span>/

/** What the page itself says; its frame has links of its own. */
const mainOf = (body: string) => /<main .*<\/main>/s.exec(body)?.[0] ?? ''

test('the telephone in a text is a link on one line, wherever a page says it', async (t) => {
  const { shop } = await openShop(t)
  const saying: string[] = []
  for (const path of [...FIXED_PATHS, '/p/nothing', '/search?q=zzzzzz', '/pro', '/pro/p/nothing']) {
    const main = mainOf((await shop.inject(path)).body)
    const said = main.match(PHONE)?.length ?? 0
    equal(main.match(LINK)?.length ?? 0, said, path)
    if (said > 0) saying.push(path)
  }
  for (const path of ['/', '/contact', '/terms', '/withdraw', '/p/nothing', '/search?q=zzzzzz']) {
    ok(saying.includes(path), path)
  }
})

test('the number of the company stays on one line, at the foot of every page and in the terms', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/terms')
  match(mainOf(body), COMPANY_NUMBER)
  match(/<footer.*<\/footer>/s.exec(body)?.[0] ?? '', COMPANY_NUMBER)
})
