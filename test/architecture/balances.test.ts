import { deepEqual, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** What is counted down and up: nobody reads it, decides, and writes it back. */
const BALANCES: Readonly<Record<string, string>> = {
  stock: 'available',
  campaign_code: 'uses_left',
}

/** An import and a copy say how much there is, and ask nobody how much there was. */
const SAY_HOW_MUCH = ['shop/catalogue/projection/copy-rows.ts', 'shop/catalogue/store-product.ts']

/** The writes of a source that set a balance to a number instead of moving it by one. */
function findAbsoluteWrites(source: string): string[] {
  return Object.entries(BALANCES).flatMap(([table, column]) => {
    const moved = `\\(it\\) => \\(\\{ ${column}: it\\('${column}', '[-+]', [^{}]*\\) \\}\\)`
    const built = new RegExp(
      `updateTable\\('${table}'\\)\\s*\\.set\\((?!\\s*${moved}\\s*\\))[^;]{0,60}`,
      'g',
    )
    const written = new RegExp(
      `\\b(?:update ${table} set|do update set)\\b[^;\`]*?\\b${column} = (?!(?:max\\(0, |\\$\\{d\\.most\\('0', \\x60)?(?:\\w+\\.)?${column} [-+])[^;\`]{0,30}`,
      'gi',
    )
    return [...source.matchAll(built), ...source.matchAll(written)].map(([it]) => it)
  })
}

const PLANTED = [
  "tx.updateTable('stock').set({ available }).execute()",
  "tx.updateTable('stock').set({ available: stock.available - 1 }).execute()",
  "tx.updateTable('stock')\n    .set((it) => ({ available: it.val(left) }))",
  "tx.updateTable('stock').set(changed).execute()",
  "tx.updateTable('campaign_code').set({ uses_left: code.usesLeft - 1 }).execute()",
  'raw(`update stock set available = ?2 where article_number = ?1`)',
  'raw(`update stock set available = max(0, ?) where article_number = ?`)',
  'raw(`update campaign_code set uses_left = ? where code = ?`)',
  'raw(`insert into stock … on conflict do update set available = ?`)',
]

test('regression/M15: reads no balance to decide and write it back', () => {
  const written = listSources('shop').flatMap((file) =>
    findAbsoluteWrites(readFileSync(file, 'utf8')).map((it) => ({ file, it })),
  )

  deepEqual(
    written.filter(({ file }) => !SAY_HOW_MUCH.includes(file)),
    [],
  )
  for (const it of SAY_HOW_MUCH) ok(written.some(({ file }) => file === it))
})

test('regression/M15: finds a balance that is written back, however it is written', () => {
  for (const planted of PLANTED) deepEqual(findAbsoluteWrites(planted).length, 1, planted)
  const naive = readFileSync('test/shop/checkout/rush/naive-order.ts', 'utf8')
  deepEqual(findAbsoluteWrites(naive).length, 1)
  const moved =
    "tx.updateTable('stock')\n  .set((it) => ({ available: it('available', '-', quantity) }))"
  deepEqual(findAbsoluteWrites(moved), [])
  deepEqual(findAbsoluteWrites('update stock set available = available - ?'), [])
  deepEqual(findAbsoluteWrites('update stock set available = max(0, available + ?)'), [])
  const inWords = 'update stock set available = $' + "{d.most('0', `available + ?`)}"
  deepEqual(findAbsoluteWrites(inWords), [])
})

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts'))
    .map((it) => join(folder, it))
}
