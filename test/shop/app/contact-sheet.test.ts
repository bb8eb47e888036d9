import { deepEqual } from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { ELEMENTS } from '../../../scripts/contact-sheet/elements.mjs'
import { PAGES, UNSEEN } from '../../../scripts/contact-sheet/pages.mjs'
import { accessTable } from '../../../shop/app/access-table.ts'

/** What stands for any address that leads nowhere. */
const NOWHERE = '*'

/** Every page to look at, without the prefixes of language and storefront. */
function pageRoutes(): string[] {
  const pages = accessTable.filter((it) => it.method === 'GET' && it.page)
  return [
    ...new Set(pages.map(({ path }) => path.replace(/^(?:\/en)?(?:\/pro)?(?=\/|$)/, '') || '/')),
  ]
}

test('the contact sheet shows every page there is, or says why not', () => {
  const shown = new Set(PAGES.map(({ route }) => route))
  shown.delete(NOWHERE)
  deepEqual([...shown, ...Object.keys(UNSEEN)].sort(), pageRoutes().sort())
})

test('the contact sheet shows every tag there is', () => {
  const tags = readdirSync('src/elements', { recursive: true })
    .map((it) => /([\w-]+)\.table\.ts$/.exec(String(it))?.[1])
    .filter((it) => it?.includes('-'))
  deepEqual(Object.keys(ELEMENTS).sort(), tags.sort())
})
