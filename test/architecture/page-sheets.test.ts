import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { listFiles } from '../../scripts/build/files.mjs'
import { filesOfSheets, listShopSheets, PAGE_SHEETS } from '../../scripts/build/page-sheets.mjs'

const isCss = (path: string) => path.endsWith('.css')
const STYLES = [
  ...['src/ui', 'src/elements'].flatMap((it) => listFiles(it)).filter(isCss),
  ...listShopSheets(),
]
const LAYOUT = 'shop/layout/document.tsx'
/** What draws each kind of page. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  home: ['shop/content/home-page.tsx'],
  list: ['category', 'campaign', 'search'].map((it) => `shop/listing/${it}-page.tsx`),
  product: ['shop/catalogue/product/product-page.tsx'],
  cart: ['shop/cart/view/cart-page.tsx'],
  checkout: ['shop/checkout/page/checkout-page.tsx'],
}
/** Not what follows a slash: that is an address. */
const CLASS = /(?<![/\w-])[a-z]\w*(?:-\w+)+/g
/** A tag of the layout, which leaves it out there. */
const ABSENT: Readonly<Record<string, string>> = { checkout: 'seen-list' }

/** The files that define a class, by its name. */
const definedIn = new Map<string, string[]>()
for (const path of STYLES) {
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/g)) {
    definedIn.set(name, [...(definedIn.get(name) ?? []), path])
  }
}

/** Modules that a page is drawn by: what it imports, and the elements whose tags it writes. */
function modulesOf(entries: readonly string[], absent?: string): readonly string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    // What a table says is for people to read.
    if (found.has(path) || path.endsWith('.table.ts')) continue
    found.add(path)
    const source = readFileSync(path, 'utf8')
    const imported = [...source.matchAll(/from '(\.[^']+\.tsx?)'/g)].map((it) =>
      join(dirname(path ?? ''), it[1] ?? ''),
    )
    const tags = [...source.matchAll(/<([a-z]+(?:-[a-z]+)+)/g)].map((it) => `src/elements/${it[1]}`)
    const elements = tags
      .filter((it) => existsSync(it) && it !== `src/elements/${absent}`)
      .flatMap((it) => listFiles(it))
      .filter((it) => /\.tsx?$/.test(it))
    waiting.push(...imported, ...elements)
  }
  return [...found]
}

for (const [kind, entries] of Object.entries(ENTRIES)) {
  test(`whatever a page of ${kind} may show has its rules in the sheets of that page`, () => {
    const sheets: Record<string, readonly string[]> = filesOfSheets(STYLES)
    const { first, later } = PAGE_SHEETS[kind as keyof typeof PAGE_SHEETS]
    const own = new Set([...first, ...later].flatMap((it) => sheets[it] ?? []))
    const modules = modulesOf([LAYOUT, ...entries], ABSENT[kind])
    ok(modules.length > 50)
    const missing = modules.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(CLASS)].flatMap(([name]) => {
        const places = definedIn.get(name)
        return places && !places.some((it) => own.has(it)) ? [`${name} of ${path}: ${places}`] : []
      }),
    )
    deepEqual([...new Set(missing)], [])
  })
}
