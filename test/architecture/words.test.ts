import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { EMPTY_NAMES, OLD_PHRASES, OLD_WORDS, OLD_WORDS_OF_TESTS } from './support/old-words.ts'
import { plant, readProgram, readSources } from './support/sources.ts'
import { findWord, type Reading, read, type Word } from './support/words.ts'

const ALL = [...OLD_WORDS, ...OLD_PHRASES, ...OLD_WORDS_OF_TESTS, ...EMPTY_NAMES]
const ofShop = readProgram().flatMap(read)
const ofTests = readSources('test')
  .filter((it) => !it.path.startsWith('test/architecture/'))
  .flatMap(read)

for (const word of [...OLD_WORDS, ...OLD_PHRASES, ...EMPTY_NAMES]) holdWord(word, ofShop)
for (const word of OLD_WORDS_OF_TESTS) holdWord(word, [...ofShop, ...ofTests])

function holdWord(word: Word, readings: readonly Reading[]): void {
  test(`says "${word.instead}", not as in: ${word.example}`, (t) => {
    expectNone(t, findWord(word, readings))
  })
}

for (const word of ALL) {
  test(`finds ${word.example}`, () => {
    const path = word.within ? 'src/loader/search-mail.ts' : 'src/planted.ts'
    const planted = word.pathsOnly ? plant(word.example, '') : plant(path, word.example)
    equal(findWord(word, read(planted)).length, 1)
  })
}

test('every exception is still needed', () => {
  const idle = ALL.flatMap(({ except = [], ...word }) =>
    except
      .filter(({ path }) => !findWord(word, ofShop).some((it) => path.test(it.path)))
      .map((it) => `${word.old.source} in ${it.path.source}`),
  )
  deepEqual(idle, [])
})

const COMMENTED = `/** A doc. */
export interface CartRow {
  /** A field. */
  readonly isLast: boolean // behind
}
function draw({ host: box }: Props, ...MORE_ROWS: string[]) {
  // alone
}
const view = <p className="x">// text{/* in markup */}</p>
import { other as mine } from './other.ts'
other.name = "text // no comment"`

test('reads the names that a source gives, and its comments', () => {
  const readings = read(plant('src/ui/cart-row.tsx', COMMENTED))
  const of = (kind: Reading['kind']) => readings.filter((it) => it.kind === kind)
  deepEqual(
    of('name').map((it) => it.words),
    ['cart row', 'is last', 'draw', 'box', 'more rows', 'view', 'class name'],
  )
  deepEqual(
    of('comment').map((it) => [it.line, it.raw]),
    [
      [1, '/** A doc. */'],
      [3, '/** A field. */'],
      [4, '// behind'],
      [7, '// alone'],
      [9, '/* in markup */'],
    ],
  )
  deepEqual(
    of('path').map((it) => it.words),
    ['src ui cart row'],
  )
})

test('leaves a word alone where it is the right one', () => {
  const word: Word = {
    old: /\bring\b/,
    instead: 'tier',
    example: '',
    namesOnly: true,
    within: /search/,
    except: [{ path: /drawn/, why: 'a circle' }],
  }
  const count = (path: string, text: string) => findWord(word, read(plant(path, text))).length
  equal(count('src/search/a.ts', 'const outerRing = 1'), 1)
  equal(count('src/search/a.ts', '// ring'), 0)
  equal(count('src/search/a.ts', "const string = 'ring'"), 0)
  equal(count('src/search/drawn.ts', 'const ring = 1'), 0)
  equal(count('src/cart/a.ts', 'const ring = 1'), 0)
  ok(ofShop.length > 10_000)
})
