import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import demo from '../../../../shop/demo/shop.json'
import { OTHER_FILE } from '../../../helpers/other-shop.ts'

const schema: object = JSON.parse(readFileSync('types/shop.schema.json', 'utf8'))
const check = new Ajv({ allErrors: true, strictTypes: false }).compile(schema)

const faultsOf = (file: unknown) => {
  check(file)
  return (check.errors ?? []).map((it) => `${it.instancePath} ${it.message}`)
}

test('editors take the files that the shop takes', () => {
  for (const file of [demo, OTHER_FILE, { ...demo, $schema: './shop.schema.json' }]) {
    deepEqual(faultsOf(file), [])
  }
})

test('editors know what is missing, unknown or wrong', () => {
  const { street: _, ...company } = demo.company
  const wrong = { ...demo, company, colour: 'red', currency: 'kr', returnDays: 7.5 }

  deepEqual(faultsOf(wrong).sort(), [
    ' must NOT have additional properties',
    "/company must have required property 'street'",
    '/currency must match pattern "^[A-Z]{3}$"',
    '/returnDays must be >= 14',
    '/returnDays must be integer',
  ])
})

test('every field that is no plain word says what it is', () => {
  equal(JSON.stringify(schema).includes('"description"'), true)
})
