import { deepEqual, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { StartError } from '../../../shop/platform/start-error.ts'
import { readSettings } from '../../../shop/settings/settings.ts'

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(44)]
const keysOf = (STAFF_KEY?: string) => readSettings({ STAFF_KEY }).staffKeys

test('the keys of the staff’s secrets are read in their order, the new one first', () => {
  deepEqual(keysOf(), [])
  deepEqual(keysOf(' '), [])
  deepEqual(keysOf(NEW), [NEW])
  deepEqual(keysOf(` ${NEW}  ${OLD} `), [NEW, OLD])
})

test('a key that is easily guessed ends the start', () => {
  for (const it of ['secret', `${NEW} x`]) throws(() => keysOf(it), StartError)
})
