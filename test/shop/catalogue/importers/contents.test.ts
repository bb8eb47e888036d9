import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { csv, magento, openImporter, shopify } from './import-text.ts'

/** Numbers and contents, in the order of the articles. */
async function contentsOf(db: Db): Promise<unknown[][]> {
  const rows = await db
    .selectFrom('article')
    .select(['number', 'content_amount', 'content_unit'])
    .orderBy('number')
    .execute()
  return rows.map((it) => [it.number, it.content_amount, it.content_unit])
}

const chalk = (size: string, more: Readonly<Record<string, string>>) => ({
  Handle: 'chalk',
  Title: 'Chalk',
  'Option1 Name': 'Size',
  'Option1 Value': size,
  'Variant SKU': size,
  'Variant Price': '89.00',
  ...more,
})

for (const start of ['', 'Variant ']) {
  test(`Shopify's columns "${start}Unit Price …" say how much is in an article`, async (t) => {
    const importer = openImporter(t)
    const measured = (amount: string, unit: string) => ({
      [`${start}Unit Price Total Measure`]: amount,
      [`${start}Unit Price Total Measure Unit`]: unit,
      [`${start}Unit Price Base Measure`]: '100',
      [`${start}Unit Price Base Measure Unit`]: 'g',
    })

    const { code, error } = await importer.give(
      shopify(
        chalk('A', measured('250', 'g')),
        chalk('B', measured('1.0', 'KG')),
        chalk('C', measured('4', 'item')),
        chalk('D', measured('', '')),
      ),
    )

    equal(code, 0, error)
    deepEqual(await importer.look(contentsOf), [
      ['A', 250, 'g'],
      ['B', 1, 'kg'],
      ['C', 4, 'piece'],
      ['D', null, null],
    ])
  })
}

test("Magento's files say it as product feeds do, in an attribute or a column", async (t) => {
  const importer = openImporter(t)
  const row = (sku: string, attributes: string) => ({
    ...{ sku, name: `Tape ${sku}`, price: '149' },
    additional_attributes: attributes,
  })

  const { code, error } = await importer.give(
    magento(
      row('A', 'unit_pricing_measure=10 m,material=Cotton'),
      row('B', 'unit_pricing_measure=0,75 l'),
      row('C', 'unit_pricing_measure=1.5sqm'),
      { ...row('D', ''), unit_pricing_measure: '330 ml' },
      row('E', ''),
    ),
  )

  equal(code, 0, error)
  deepEqual(await importer.look(contentsOf), [
    ['A', 10, 'm'],
    ['B', 0.75, 'l'],
    ['C', 1.5, 'm2'],
    ['D', 330, 'ml'],
    ['E', null, null],
  ])
})

test('units that nothing is compared by are read as those that are', async (t) => {
  const importer = openImporter(t)
  const contents = ['8.8 oz', '2 lb', '12 fl oz', '1 gal', '5 mm', '10 ft', '3 yd', '4 ft2', '1 m³']

  const { code, error } = await importer.give(
    magento(
      ...contents.map((unit_pricing_measure, at) => ({
        ...{ sku: `S${at}`, name: 'Chalk', price: '89', unit_pricing_measure },
      })),
    ),
  )

  equal(code, 0, error)
  deepEqual(await importer.look(contentsOf), [
    ['S0', 249.476, 'g'],
    ['S1', 907.185, 'g'],
    ['S2', 354.882, 'ml'],
    ['S3', 3785.412, 'ml'],
    ['S4', 0.5, 'cm'],
    ['S5', 304.8, 'cm'],
    ['S6', 274.32, 'cm'],
    ['S7', 0.372, 'm2'],
    ['S8', 1000, 'l'],
  ])
})

test("so does the layout of Magento's sample data", async (t) => {
  const importer = openImporter(t)

  const { code, error } = await importer.give(
    csv(
      ['category', 'name', 'sku', 'price', 'unit_pricing_measure'],
      ['Gear', 'Chalk', 'A', '89', '250g'],
    ),
  )

  equal(code, 0, error)
  deepEqual(await importer.look(contentsOf), [['A', 250, 'g']])
})

test('a content that nothing can be divided by is refused with its line', async (t) => {
  const importer = openImporter(t)
  const cells = ['0 g', '-2 kg', '1e3 g', '0.0001 kg', '250', '250 bags', 'NaN kg', '2000000 g']

  const { code, error } = await importer.give(
    magento(
      ...cells.map((unit_pricing_measure, at) => ({
        ...{ sku: `S${at}`, name: 'Chalk', price: '89', unit_pricing_measure },
      })),
    ),
  )

  equal(code, 1)
  const lines = error.split('\n').filter((it) => it.includes('is no content'))
  equal(lines.length, cells.length)
  match(
    lines[0] ?? '',
    /Line 2 \(record 2\), column unit_pricing_measure: "0\sg" is no content: that is a number above 0, with at most three decimals, and one of mg, g, kg, ml, cl, dl, l, cm, m, m2, piece\./,
  )
})

test('the same file again changes nothing; one with other contents changes those', async (t) => {
  const importer = openImporter(t)
  const file = (amount: string) =>
    shopify(
      chalk('A', {
        'Unit Price Total Measure': amount,
        'Unit Price Total Measure Unit': amount && 'g',
      }),
    )

  await importer.give(file('250'))
  const again = await importer.give(file('250'))
  const other = await importer.give(file('300'))
  const changed = await importer.look(contentsOf)
  await importer.give(file(''))

  match(again.out, /0 new, 0 changed, 1 unchanged/)
  match(other.out, /0 new, 1 changed, 0 unchanged/)
  deepEqual(changed, [['A', 300, 'g']])
  deepEqual(await importer.look(contentsOf), [['A', null, null]])
})
