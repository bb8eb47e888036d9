import { deepEqual, doesNotMatch, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import '../../../../shop/app/texts.ts'
import { describeFault, type Fault, readReason } from '../../../../shop/platform/shop/fault.ts'
import { locateJson } from '../../../../shop/platform/shop/locate-json.ts'
import { checkFields, parseShopFile } from '../../../../shop/platform/shop/read-shop-file.ts'
import { shopSchema } from '../../../../shop/platform/shop/shop-schema.ts'
import { shopFileSv } from '../../../../shop/platform/shop/texts/sv.ts'
import type { Language } from '../../../../src/model/language.ts'
import { FIELDS, withWrong } from './support/every-field.ts'
import { FAULTS, written } from './support/wrong-files.ts'

const WRONG = [
  ...[
    7,
    7.5,
    -1,
    1e9,
    true,
    '',
    'x',
    'XKR',
    'XX',
    'de',
    ' a',
    'a@',
    '12-40',
    '___',
    '{',
    '{strange}',
  ],
  ...['x'.repeat(600), 'M'.repeat(20_000), [], [[]], ['sv', 'sv'], Array(500).fill('12-25'), {}],
  ...[{ 'no.such.text': 'x' }, Array(30).fill({ upTo: 1, extra: 1 })],
]

/** Of a schema, every message that it refuses something with. */
function messagesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { kind, type, message, options } = node as Record<string, unknown>
  // What is missing, unknown or no object is told apart without a message.
  const own = kind && !SILENT.has(String(type)) ? [String(message ?? type)] : []
  // Of a union only the options that take the value in part are heard.
  const heard = type === 'union' && Array.isArray(options) ? options.filter(hasPipe) : []
  const parts = node as Record<string, unknown>
  const inside = [
    ...['entries', 'pipe', 'items'].flatMap((name) => Object.values(parts[name] ?? {})),
    ...['wrapped', 'key', 'value', 'item'].map((name) => parts[name]),
  ].flatMap(messagesOf)
  return [...own, ...inside, ...heard.flatMap(messagesOf)]
}

const SILENT = new Set(['strict_object', 'record', 'optional', 'description'])
const hasPipe = (it: unknown) => typeof it === 'object' && it !== null && 'pipe' in it

const SCHEMA = [...new Set(messagesOf(shopSchema))]

/** Every fault of every wrong value in every place, and of what is wrong between places. */
const FOUND: readonly Fault[] = [
  ...FIELDS.flatMap((path) => WRONG.flatMap((it) => checkFields(JSON.parse(withWrong(path, it))))),
  ...FAULTS.flatMap(([, change]) => checkFields(JSON.parse(written(change)))),
]

const nameOf = ({ key, values = {} }: Pick<Fault, 'key' | 'values'>) =>
  JSON.stringify({ key, values })

test('every rule of the schema has a reason of its own, and is broken here', () => {
  ok(SCHEMA.length > 40)
  deepEqual(
    SCHEMA.filter((it) => readReason(it) === undefined),
    [],
  )
  const found = new Set(FOUND.map(nameOf))
  deepEqual(
    SCHEMA.filter((it) => !found.has(it)),
    [],
  )
})

/** Said of a whole file or of none, or around a reason. */
const OTHERWISE =
  /\.(at|shown|unreadable|tooLarge|encoding|noJson|demo|blank|twice|deep|nofile|nobody|noCarrier)$/

test('every reason there is a text for is given here', () => {
  const given = new Set(FOUND.map(({ key }) => String(key)))
  deepEqual(
    Object.keys(shopFileSv).filter((it) => !given.has(it) && !OTHERWISE.test(it)),
    [],
  )
})

/** What stands in the file, and names in it, are the same in every language. */
function wordsOf({ path, values = {}, input: shown = '', key }: Fault, language: Language): string {
  const bare = Object.fromEntries(
    Object.entries(values).map(([name, it]) => [name, typeof it === 'number' ? it : '']),
  )
  return describeFault({ path: [], key, values: bare, ...(shown && { input: '' }) }, language)
    .replace(path.join('.'), '')
    .replace(/"[\w-]*"|https:\S+|payments\.prepay|professional (is )?true|true|false/g, '')
}

test('in Swedish there is no English, and none is without words', () => {
  const ENGLISH =
    /\b(must|be|is|and|or|the|of|a|an|no|has|have|than|such|missing|field|wrong|most)\b/i
  for (const fault of new Map(FOUND.map((it) => [nameOf(it) + it.input, it])).values()) {
    const [sv, en] = [describeFault(fault, 'sv'), describeFault(fault, 'en')]
    notEqual(sv, en)
    doesNotMatch(wordsOf(fault, 'sv'), ENGLISH, sv)
    doesNotMatch(wordsOf(fault, 'en'), /[åäö]|\b(och|eller|inte|vara|är|måste)\b/i, en)
    doesNotMatch(sv + en, /shopFile\.|undefined|NaN|null/)
    for (const it of [sv, en]) match(it, /^[^\n]+$/)
  }
})

test('a file is refused in the first of its languages, and in English before that is read', () => {
  const refusal = (text: string) => {
    try {
      parseShopFile(text, 'shop.json')
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return ''
  }
  const swedish = '"languages": ["sv", "en"]'
  deepEqual(
    [
      refusal(`{\n${swedish}, "name" "A"}`),
      refusal(`{\n${swedish},\n"name": "A",\n"name": "B"}`),
      refusal(`{\n"name": "___",\n${swedish}}`),
      refusal('{\n"name" "A"}'),
      refusal('{\n"languages": ["fi"]}').slice(0, 30),
    ],
    [
      'shop.json, rad 2: ett komma, en parentes eller ett citattecken är fel eller saknas här eller strax före.',
      'shop.json, rad 4: name står två gånger.',
      'shop.json, rad 2: name är ännu inte ifyllt.',
      'shop.json, line 2: a comma, a bracket or a quotation mark is wrong or missing here or just before.',
      'shop.json, line 1: name is missing.'.slice(0, 30),
    ],
  )
  const deep = locateJson(`{"name": ${'['.repeat(50)}${']'.repeat(50)}}`).fault
  ok(deep)
  match(describeFault(deep, 'sv'), /är nästlat för djupt$/)
})
