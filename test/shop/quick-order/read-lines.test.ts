import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { joinTexts, readLines } from '../../../shop/quick-order/read-lines.ts'
import { decodeUpload } from '../../../shop/quick-order/typed-order.ts'

/** Lines as `row number quantity`. */
async function rowsOf(text: string): Promise<string[]> {
  const { lines } = await readLines(text)
  return lines.map((it) => `${it.row} ${it.articleNumber} ${it.quantity}`)
}

test('reads cells between semicolons, commas and tabs, with the row of the file', async () => {
  for (const sign of [';', ',', '\t']) {
    deepEqual(await rowsOf(`A-1${sign}2\nB-1${sign}12`), ['1 A-1 2', '2 B-1 12'])
  }
})

test('reads lines as people write them', async () => {
  deepEqual(await rowsOf('A-1 2\r\nB-1\r\n\r\n  C-1   12 st '), ['1 A-1 2', '2 B-1 1', '4 C-1 12'])
})

test('finds the columns by a header, in either language and order', async () => {
  const swedish = 'Antal;Benämning;Artikelnummer\n3;Sko, blå;A-1\n4;"Sko ""B""";B-1'
  deepEqual(await rowsOf(swedish), ['2 A-1 3', '3 B-1 4'])
  deepEqual(await rowsOf('sep=,\nSKU,Qty\nA-1,3'), ['3 A-1 3'])
})

test('uses the first two columns if no header says otherwise', async () => {
  deepEqual(await rowsOf('A-1;3;Sko;899,00'), ['1 A-1 3'])
})

test('accepts whole numbers as spreadsheets write them', async () => {
  deepEqual(await rowsOf('A-1;2,00\nB-1;3.0\nC-1;2,5'), ['1 A-1 2', '2 B-1 3', '3 C-1 2,5'])
})

test('keeps each line as written, unclosed quotes included', async () => {
  const { head, lines } = await readLines('Artikelnummer;Antal\nA-1;"2\nB-1;3')
  equal(head, 'Artikelnummer;Antal')
  deepEqual(
    lines.map(({ text, row }) => [row, text]),
    [
      [2, 'A-1;"2'],
      [3, 'B-1;3'],
    ],
  )
})

test('a row is the line of the file on which it begins', async () => {
  deepEqual(await rowsOf('Artikel;Antal;Namn\nA-1;2;"Två\nrader"\nB-1;3;x'), ['2 A-1 2', '4 B-1 3'])
})

test('one text stays as is, and two are rewritten in one format', async () => {
  equal(await joinTexts(['', 'SKU,Qty\nA-1,3', ' ']), 'SKU,Qty\nA-1,3')
  equal(await joinTexts(['B-1 4', 'SKU,Qty\nA-1,3']), 'B-1;4\nA-1;3')
})

test('decodes files from every program that people export from', () => {
  const swedish = 'Benämning;Antal'
  const encoded = {
    utf8: Buffer.from(swedish),
    mark: Buffer.from(`\ufeff${swedish}`),
    windows: Buffer.from(swedish, 'latin1'),
    utf16: Buffer.from(`\ufeff${swedish}`, 'utf16le'),
  }
  for (const [name, bytes] of Object.entries(encoded)) {
    deepEqual(decodeUpload(bytes), { text: swedish }, name)
  }
  deepEqual(decodeUpload(Buffer.from('€ och ’ citat'.replace('€', 'x'))), { text: 'x och ’ citat' })
  deepEqual(decodeUpload(Buffer.from([0x80, 0x3b, 0x31])), { text: '€;1' })
})

test('explains that a workbook is not supported, and how large a file may be', () => {
  deepEqual(decodeUpload(Buffer.from('PK\x03\x04rest', 'latin1')), {
    fault: { key: 'quickorder.notcsv' },
  })
  deepEqual(decodeUpload(Buffer.from('A\0B', 'latin1')), { fault: { key: 'quickorder.notcsv' } })
  deepEqual(decodeUpload(Buffer.alloc(256_001, 'a')), {
    fault: { key: 'quickorder.toolarge', values: { max: 256 } },
  })
})
