import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { readFlash, writeFlash } from '../../../../shop/platform/pages/flash.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('reads what a form did, whatever text of the shop says it', () => {
  const flash = { key: 'request.toomany', values: { s: 3 }, errors: [], boxes: {} }
  deepEqual(readFlash(writeFlash(flash)), flash)
  equal(readFlash(writeFlash({ key: 'refused', errors: ['No.'] }))?.key, 'refused')
})

test('nothing comes of a cookie whose key is no text of the shop', () => {
  for (const key of ['no.such.text', 'constructor', '', 7, undefined]) {
    equal(readFlash(encode({ key, errors: ['No.'] })), undefined, String(key))
  }
  equal(readFlash('nothing'), undefined)
})
