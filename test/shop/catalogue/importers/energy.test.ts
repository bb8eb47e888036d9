import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { csv, magento, openImporter, shopify } from './import-text.ts'

const LABEL = 'https://eprel.example/label.png'
const SHEET = 'https://eprel.example/sheet.pdf'

/** Class, label and sheet of each product, in the order of the file. */
async function labelsOf(db: Db): Promise<unknown[][]> {
  const rows = await db
    .selectFrom('product')
    .select(['energy_class', 'energy_label_url', 'energy_sheet_url'])
    .orderBy('id')
    .execute()
  return rows.map((it) => [it.energy_class, it.energy_label_url, it.energy_sheet_url])
}

test("Magento's files have an energy label in attributes or columns", async (t) => {
  const importer = openImporter(t)
  const row = (sku: string, more: Readonly<Record<string, string>>) => ({
    ...{ sku, name: `Fridge ${sku}`, price: '4990' },
    ...more,
  })

  const { code, error } = await importer.give(
    magento(
      row('A', {
        additional_attributes: `energy_efficiency_class=C,energy_label_url=${LABEL},energy_sheet_url=${SHEET}`,
      }),
      row('B', { energy_efficiency_class: 'g', energy_sheet_url: '/sheets/b.pdf' }),
      row('C', {}),
    ),
  )

  equal(code, 0, error)
  deepEqual(await importer.look(labelsOf), [
    ['C', LABEL, SHEET],
    ['G', null, '/sheets/b.pdf'],
    [null, null, null],
  ])
})

test("so do Shopify's, also in its own field, and Magento's sample data", async (t) => {
  const metafield = 'Energy efficiency class (product.metafields.shopify.energy-efficiency-class)'
  for (const [column, file] of [
    ['energy_efficiency_class', shopifyFile],
    [metafield, shopifyFile],
    ['energy_efficiency_class', sampleFile],
  ] as const) {
    const importer = openImporter(t)
    const { code, error } = await importer.give(file(column))

    equal(code, 0, error)
    deepEqual(await importer.look(labelsOf), [['D', LABEL, null]], column)
  }
})

const shopifyFile = (column: string) =>
  shopify({
    ...{ Handle: 'lamp', Title: 'Lamp', 'Variant SKU': 'A', 'Variant Price': '99' },
    ...{ [column]: 'D', energy_label_url: LABEL },
  })

const sampleFile = (column: string) =>
  csv(
    ['category', 'name', 'sku', 'price', column, 'energy_label_url'],
    ['Gear', 'Lamp', 'A', '99', 'D', LABEL],
  )

test('a class that there is none of, and an address that leads nowhere safe, are refused', async (t) => {
  const importer = openImporter(t)
  const row = (sku: string, more: Readonly<Record<string, string>>) => ({
    ...{ sku, name: 'Lamp', price: '99' },
    ...more,
  })
  const labelled = (sku: string, energy_label_url: string) =>
    row(sku, { energy_efficiency_class: 'A', energy_label_url })

  const { error } = await importer.give(
    magento(
      row('A', { energy_efficiency_class: 'A++' }),
      row('B', { energy_sheet_url: SHEET }),
      labelled('C', 'javascript:alert(1)'),
      labelled('D', '//elsewhere.example/label.png'),
      labelled('E', 'label.png'),
    ),
  )

  const refusal = (line: number, column: string, cell: string, why: string) =>
    `Line ${line} (record ${line}), column ${column}: "${cell}" is no ${why}`
  const address = 'address: https://…, or a path of the shop such as /label.pdf.'
  const known = 'energy class; those are A to G.'
  deepEqual(error.split('\n').slice(1, 6), [
    refusal(2, 'energy_efficiency_class', 'A++', known),
    refusal(3, 'energy_efficiency_class', '', known),
    refusal(4, 'energy_label_url', 'javascript:alert(1)', address),
    refusal(5, 'energy_label_url', '//elsewhere.example/label.png', address),
    refusal(6, 'energy_label_url', 'label.png', address),
  ])
})

test('another class is a change, and a file without it takes the label away', async (t) => {
  const importer = openImporter(t)
  const file = (energy_efficiency_class: string) =>
    magento({ sku: 'A', name: 'Lamp', price: '99', energy_efficiency_class })

  await importer.give(file('A'))
  await importer.give(file('B'))
  const changed = await importer.look(labelsOf)
  await importer.give(file(''))

  deepEqual(changed, [['B', null, null]])
  deepEqual(await importer.look(labelsOf), [[null, null, null]])
})
