import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import '../../shop/app/texts.ts'
import { listTexts } from '../../shop/platform/texts/server-text.ts'

const PAGE = 'docs/words.md'
/** Where the words that are not used stand in a row of the table. */
const COLUMN = { sv: 4, en: 5 } as const

/** Texts with words of their own. */
const EXCEPTIONS = {
  'what visitors type when they search': /^search\.words\./,
  'the words of the law': /^mail\.(?:withdrawal|form)\./,
  'what programs of the terminal print': /^(?:cli|setup|help|start|settings|shopFile)\./,
}

const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((it) => it.startsWith('| ') && !it.startsWith('| thing |'))
  .map((it) => it.split('|').map((cell) => cell.trim()))

for (const language of ['sv', 'en'] as const) {
  const unused = unusedWords(rows.map((it) => it[COLUMN[language]] ?? ''))

  test(`texts have one word for one thing (${language})`, () => {
    const texts = Object.entries(listTexts(language)).filter(([key]) => !isException(key))
    ok(texts.length > 1500, `${texts.length} texts`)
    ok(unused.length > 15, `${unused.length} words`)
    deepEqual(
      texts.flatMap(([key, words]) => findUnused(words, unused).map((it) => `${key}: ${it}`)),
      [],
    )
  })
}

test('every exception is needed', () => {
  const keys = Object.keys(listTexts('en'))
  for (const [reason, pattern] of Object.entries(EXCEPTIONS)) {
    ok(
      keys.some((it) => pattern.test(it)),
      reason,
    )
  }
})

test('finds a word whole or with any ending, and not the name of a value', () => {
  const unused = unusedWords(['attest…, sätt att betala', 'order, ordern'])
  const found = (words: string) => findUnused(words, unused)
  deepEqual(found('Attestanten väntar'), ['attest…'])
  deepEqual(found('Välj ett annat sätt att betala.'), ['sätt att betala'])
  deepEqual(found('Se ordern'), ['ordern'])
  deepEqual(found('Ordernummer {order}, {attest, select, other {}}'), [])
})

function unusedWords(cells: readonly string[]): readonly string[] {
  return [...new Set(cells.flatMap((it) => it.split(',')).map((it) => it.trim()))].filter(Boolean)
}

function findUnused(words: string, unused: readonly string[]): readonly string[] {
  const read = words.replace(/\{\w+(?=[,}])/g, '')
  return unused.filter((it) => {
    const end = it.endsWith('…') ? '' : '(?![\\p{L}\\d])'
    const word = it.replace('…', '')
    return new RegExp(`(?<![\\p{L}\\d-])${word}${end}`, 'iu').test(read)
  })
}

function isException(key: string): boolean {
  return Object.values(EXCEPTIONS).some((it) => it.test(key))
}
