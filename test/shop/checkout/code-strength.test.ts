import { equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { isSecretCode, makeSecretCode } from '../../../shop/checkout/change/code-strength.ts'

for (const code of [
  'SOMMAR10',
  'REA',
  'SVARTFREDAG2026',
  'VÄLKOMMEN-TILLBAKA',
  'A1B2C3',
  '2026-11-23',
]) {
  test(`${code} is no secret`, () => equal(isSecretCode(code), false))
}

test('a generated code is a secret, and different each time', () => {
  const codes = Array.from({ length: 1000 }, () => makeSecretCode())

  for (const code of codes) {
    ok(isSecretCode(code), code)
    match(code, /^([A-HJKMNP-Z]{2}[2-9]-?){4}$/)
  }
  equal(new Set(codes).size, codes.length)
})

test('each character of a code can be any of its kind', () => {
  equal(
    makeSecretCode(() => 0),
    'AA2-AA2-AA2-AA2',
  )
  equal(
    makeSecretCode((below) => below - 1),
    'ZZ9-ZZ9-ZZ9-ZZ9',
  )
})
