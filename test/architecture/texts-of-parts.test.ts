import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as account from '../../src/i18n/texts/account/sv.ts'
import * as cart from '../../src/i18n/texts/cart/sv.ts'
import * as checkout from '../../src/i18n/texts/checkout/sv.ts'
import * as facets from '../../src/i18n/texts/facets/sv.ts'
import * as forms from '../../src/i18n/texts/forms/sv.ts'
import * as lists from '../../src/i18n/texts/lists/sv.ts'
import * as menu from '../../src/i18n/texts/menu/sv.ts'
import * as search from '../../src/i18n/texts/search/sv.ts'
import * as sizes from '../../src/i18n/texts/sizes/sv.ts'

const SUBJECTS = { account, cart, checkout, facets, forms, lists, menu, search, sizes }
const MANIFEST = 'dist/ui/manifest.json'

interface Manifest {
  readonly parts: Record<string, { files: string[]; plain?: string[]; texts?: string[] }>
}

test('every part brings the texts that its files name', () => {
  const { parts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
  const missing = Object.entries(parts).flatMap(([tag, { files, plain = [], texts = [] }]) => {
    const script = [...files, ...plain].map((it) => readFileSync(`dist/ui/${it}`, 'utf8')).join('')
    return Object.entries(SUBJECTS)
      .filter(([subject]) => !texts.includes(subject))
      .flatMap(([subject, module]) =>
        Object.values(module)
          .flatMap((it) => Object.keys(it))
          .filter((key) => [`"${key}"`, `'${key}'`, `\`${key}\``].some((it) => script.includes(it)))
          .map((key) => `${tag} names ${key} of ${subject}`),
      )
  })
  assert.deepEqual(missing, [])
})
