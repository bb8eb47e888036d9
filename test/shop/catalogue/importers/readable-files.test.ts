import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { magento, openImporter } from './import-text.ts'

const MAT = { sku: 'A', name: 'Löpband “Åre” 跑', price: '1299.5' }
const LATIN = { ...MAT, name: 'Löpband Åre' }
const TABBED = 'sku\tproduct_type\tname\tprice\nA\tsimple\tLöpband\t10\n'

const FILES: readonly (readonly [string, string | Buffer, string, ...string[]])[] = [
  ['a byte order mark', `\ufeff${magento(MAT)}`, MAT.name],
  ['CRLF', magento(MAT).replaceAll('\n', '\r\n'), MAT.name],
  ['lone carriage returns', magento(MAT).replaceAll('\n', '\r'), MAT.name],
  ['no line break at its end', magento(MAT).trimEnd(), MAT.name],
  ['blank lines between', magento(MAT).replaceAll('\n', '\n\n,,,\n'), MAT.name],
  ['semicolons', magento(MAT).replaceAll('","', '";"'), MAT.name],
  ['tabs', TABBED, 'Löpband'],
  ['columns in another case', magento(MAT).replace('"sku"', '" SKU "'), MAT.name],
  ['surplus empty cells', magento(MAT).replace('"1299.5"', '"1299.5",,,'), MAT.name],
  ['UTF-16', Buffer.from(`\ufeff${magento(MAT)}`, 'utf16le'), MAT.name],
  [
    'Windows-1252, when told',
    Buffer.from(magento(LATIN), 'latin1'),
    LATIN.name,
    '--encoding',
    'windows-1252',
  ],
]

for (const [what, content, name, ...options] of FILES) {
  test(`reads a file with ${what}`, async (t) => {
    const importer = openImporter(t)

    const { code, error } = await importer.give(content, ...options)

    equal(code, 0, error)
    const texts = await importer.look((db) =>
      db.selectFrom('product_text').select('name').execute(),
    )
    deepEqual(texts, [{ name }, { name }])
  })
}

test('reads letters and line breaks that stand across two pieces of the file', async (t) => {
  const importer = openImporter(t)
  // The file is read 64 kB at a time: each padding moves the cut to another byte of the name.
  for (const padding of [0, 1, 2, 3, 4, 5]) {
    const description = 'x'.repeat(65_450 + padding)

    const file = magento({ ...MAT, name: 'Löp跑🏃', description }).replaceAll('\n', '\r\n')
    const { code, error } = await importer.give(
      `"${'a'.repeat(1)}",${file}`.replace('\r\n', '\r\n"",'),
    )

    equal(code, 0, error)
  }
})
