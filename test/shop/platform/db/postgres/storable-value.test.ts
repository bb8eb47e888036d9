import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { storableValue } from '../../../../../shop/platform/db/postgres-storable.ts'

const json = (value: unknown) => storableValue(JSON.stringify(value))

test('what PostgreSQL cannot store in a text becomes U+FFFD', () => {
  equal(storableValue('a\0b\0'), 'a\ufffdb\ufffd')
  equal(
    json(['a\0', '\ud83d', '\ude00x', '\\\0']),
    JSON.stringify(['a�', '�', '�x', '\\�']).replaceAll('�', '\\ufffd'),
  )
})

test('everything else stays as it is', () => {
  for (const it of ['\\u0000', '\u{1f600}', 'Å\n', 7, null, 1n]) equal(storableValue(it), it)
  const told = ['\\u0000', '\\\\ud83d', '\u{1f600}', '\u0001']
  equal(json(told), JSON.stringify(told))
})
