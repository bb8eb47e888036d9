import { deepEqual, notEqual } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../../../shop/settings/settings.ts'
import { sharedSettings } from '../../../shop/settings/shared-settings.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'

const KEYS = ['a', 'b'].map((it) => it.repeat(32))

test('nodes share the keys of the staff in any order, so that a change of the key needs no pause', () => {
  const keysOf = (...keys: string[]) => shared({ STAFF_KEY: keys.join(' ') }).STAFF_KEY
  deepEqual(keysOf(...KEYS), keysOf(...KEYS.toReversed()))
  notEqual(keysOf(...KEYS), keysOf(KEYS[0] ?? ''))
})

test('nodes share what stands in the file of the shop, wherever it lies', (t) => {
  const [here, there] = [temporaryFolder(t), temporaryFolder(t)]
  const file = join(there, 'own.json')
  for (const it of [join(here, 'shop.json'), file]) writeFileSync(it, '{"company":{}}')
  const inFolder = shared({ DATA_DIR: here })
  deepEqual(shared({ SHOP_FILE: file }), inFolder)
  writeFileSync(file, '{}')
  notEqual(shared({ SHOP_FILE: file })['shop.json'], inFolder['shop.json'])
})

test('nodes need not share their ports, folders and limits', (t) => {
  const own = { PORT: '4000', DATA_DIR: temporaryFolder(t), RATE_LIMIT: '9', PAGE_CACHE_MB: '9' }
  deepEqual(shared(own), shared({ DATA_DIR: temporaryFolder(t) }))
})

function shared(environment: Record<string, string>) {
  return sharedSettings(readSettings(environment), environment)
}
