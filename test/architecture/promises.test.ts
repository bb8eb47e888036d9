import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import '../../shop/app/texts.ts'
import { findText } from '../../shop/platform/texts/server-text.ts'
import { readProgram } from './support/sources.ts'
import { findKeys, isDictionary } from './support/text-keys.ts'

const LANGUAGES = ['sv', 'en'] as const

/** Words of which a text that has them promises something. */
const PROMISING = {
  sv: /\bmejlar\b|\binom\b|\bsenast (?:\{|\d)|så (?:skickar|betalar|svarar|får) |när du vill/iu,
  en: /\bwithin\b|\bwe(?:'|’)?(?: wi)?ll\b|\bwe (?:e-?mail|mail|send|pay|never|keep)\b|\byou get (?:a|the|your)\b|\bat the latest\b|\bby \{(?:day|date|repaid)\}|\bwhenever you like\b/i,
} as const

/** Headings, rules of a field, trials, and what only the shop's own people read. */
const NO_PROMISES =
  /^(?:cli|setup|shopFile|start|help|staff)\.|\.heading$|^(?:register\.birthdate\.wrong|password\.rule|sandpart\.safe)$/

/** Who calls or writes is helped by people: no program keeps that. */
const BY_PEOPLE = ['email.stop.taken.text', 'quotation.nopayment', 'quotation.short']

const page = readFileSync('docs/promises.md', 'utf8')
const named = [...page.matchAll(/`([\w./-]+)`/g)].map(([, it = '']) => it)
const tests = named.filter((it) => it.startsWith('test/'))
const listed = named.filter(
  (it) => !it.includes('/') && it.includes('.') && !/\.(?:json|md)$/.test(it),
)
const keys = readProgram()
  .filter(isDictionary)
  .flatMap(findKeys)
  .map(({ found }) => found)

const promises = (key: string) =>
  !NO_PROMISES.test(key) &&
  LANGUAGES.some((it) => PROMISING[it].test(findText(it, key)?.message ?? ''))

test('every test that keeps a promise is there', () => {
  ok(tests.length > 30)
  deepEqual(
    tests.filter((it) => !existsSync(it)),
    [],
  )
})

test('every text that is said to promise something is there, in both languages', () => {
  ok(listed.length > 80)
  const missing = listed.filter((key) => LANGUAGES.some((it) => !findText(it, key)))
  deepEqual(missing, [])
})

test('no text stands in the list twice', () => {
  deepEqual(
    listed.filter((it, at) => listed.indexOf(it) < at),
    [],
  )
})

test('every text that promises stands in the list of promises', () => {
  const known = new Set([...listed, ...BY_PEOPLE])
  deepEqual([...new Set(keys)].filter((it) => promises(it) && !known.has(it)).sort(), [])
})
