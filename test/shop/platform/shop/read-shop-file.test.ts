import { deepEqual, equal, throws } from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import '../../../../shop/app/texts.ts'
import file from '../../../../shop/demo/shop.json'
import { parseShopFile, readShopFile } from '../../../../shop/platform/shop/read-shop-file.ts'
import { StartError } from '../../../../shop/platform/start-error.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { FAULTS, set, written } from './support/wrong-files.ts'

const NAME = 'shop.json'

const refusal = (text: string): string => {
  try {
    parseShopFile(text, NAME)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

for (const [name, change, ending] of FAULTS) {
  test(`refuses ${name} in one sentence with its place`, () => {
    const text = written(change)
    const message = refusal(text)

    const [, line = ''] = /^shop\.json, line (\d+): /.exec(message) ?? []
    equal(message, ending && `shop.json, line ${line}: ${ending}`)
  })
}

test('names the line that the field stands on', () => {
  const text = written(set('contact.email', 'kalle'))
  const line = text.split('\n').findIndex((it) => it.includes('"kalle"')) + 1
  equal(refusal(text).slice(0, 19), `shop.json, line ${line}`.padEnd(19, ':'))
})

test('takes the demo’s own file, and one with the address of its schema', () => {
  equal(refusal(JSON.stringify(file)), '')
  equal(refusal(written(set('$schema', './shop.schema.json'))), '')
})

test('refuses what is no JSON with the line where it goes wrong', () => {
  const text = '{\n  "name": "A",\n  "languages": ["en" "sv"]\n}'
  equal(
    refusal(text),
    'shop.json, line 3: a comma, a bracket or a quotation mark is wrong or missing here or just before.',
  )
  equal(refusal('{\n "name": "A",\n').slice(0, 17), 'shop.json, line 2')
})

test('refuses a field that stands twice, and what is nested without end', () => {
  equal(refusal('{\n "name": "A",\n "name": "B"\n}'), 'shop.json, line 3: name stands twice.')
  const deep = `{"name": ${'['.repeat(500)}${']'.repeat(500)}}`
  equal(/ is nested too deeply\.$/.test(refusal(deep)), true)
})

test('answers nothing where there is no file, and refuses one that cannot be read', (t) => {
  const folder = temporaryFolder(t)
  const path = join(folder, NAME)
  equal(readShopFile(path), undefined)
  mkdirSync(path)
  throws(() => readShopFile(path), StartError)
  const other = join(folder, 'other.json')
  writeFileSync(other, Buffer.from([0x7b, 0xff, 0x7d]))
  throws(() => readShopFile(other), { message: `${other} is no text in UTF-8.` })
  throws(() => readShopFile(other, 'sv'), { message: `${other} är inte text i UTF-8.` })
  deepEqual(refusal('[]').slice(0, 17), 'shop.json, line 1')
})
