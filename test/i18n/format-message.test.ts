import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { formatMessage } from '../../src/i18n/format-message.ts'
import { en } from '../../src/i18n/texts/en.ts'
import { sv } from '../../src/i18n/texts/sv.ts'

const say = (message: string, values = {}, language = 'sv') =>
  formatMessage(message, values, language)

describe('a message', () => {
  const cases: [name: string, message: string, values: object, written: string][] = [
    ['stays as it is without places', 'Stäng', {}, 'Stäng'],
    ['is filled in', 'Ta bort {name}', { name: 'Boll' }, 'Ta bort Boll'],
    ['takes spaces around a name', '{ name }!', { name: 'Boll' }, 'Boll!'],
    ['leaves a missing value out', 'Hej {name}!', {}, 'Hej !'],
    ['writes values as they are, not as messages', '{a}', { a: '{b}' }, '{b}'],
    ['groups large numbers', '{n}', { n: 12_345 }, '12\u00a0345'],
    ['keeps a lone apostrophe', "See what's new", {}, "See what's new"],
    ['writes two apostrophes as one', "it''s", {}, "it's"],
    ['quotes braces', "'{x}' is {x}", { x: 1 }, '{x} is 1'],
    ['quotes an apostrophe within quotes', "'{it''s}'", {}, "{it's}"],
    ['keeps # outside a plural', '# 1', {}, '# 1'],
    ['quotes # in a plural', "{n, plural, other {'#' #}}", { n: 2 }, '# 2'],
  ]
  for (const [name, message, values, written] of cases) {
    it(name, () => expect(say(message, values)).to.equal(written))
  }

  for (const language of ['sv', 'en']) {
    it(`writes numbers as Intl does, in ${language}`, () => {
      const numbers = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 2.5, -1234]

      const written = numbers.map((n) => say('{n}', { n }, language))

      expect(written).to.deep.equal(numbers.map((it) => it.toLocaleString(language)))
    })
  }

  it('has plurals, with exact numbers first', () => {
    const message = '{n, plural, =0 {inga} one {# vara} other {# varor}}'

    const written = [0, 1, 2, 1000].map((n) => say(message, { n }))

    expect(written).to.deep.equal(['inga', '1 vara', '2 varor', '1\u00a0000 varor'])
  })

  it('uses the plural rules of its language', () => {
    const message = '{n, plural, one {one} few {few} many {many} other {other}}'

    const written = [1, 3, 5].map((n) => say(message, { n }, 'pl'))

    expect(written).to.deep.equal(['one', 'few', 'many'])
  })

  it('selects, and takes "none" for a value that is missing or empty', () => {
    const message = 'Boll{size, select, none {} one {, enda} other {, {size}}}'

    const written = [undefined, '', 'one', '42'].map((size) => say(message, { size }))

    expect(written).to.deep.equal(['Boll', 'Boll', 'Boll, enda', 'Boll, 42'])
  })

  it('nests, and # counts the plural it stands in', () => {
    const message = '{a, plural, other {# av {b, plural, one {#} other {# st}}}}'

    expect(say(message, { a: 3, b: 7 })).to.equal('3 av 7 st')
  })

  it('finds no value in the prototype', () => {
    expect(say('{constructor}{toString}{__proto__}')).to.equal('')
  })

  for (const broken of [
    '{',
    '}',
    '{}',
    '{a',
    '{a, plural}',
    '{a, plural, one {x}}',
    'a}',
    '{a b}',
  ]) {
    it(`refuses ${broken}`, () => expect(() => say(broken)).to.throw(SyntaxError))
  }

  it('is written or refused with a SyntaxError, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."{}#',= anpluroteh")), (letters) => {
        try {
          say(letters.join(''), { a: 1, n: 2 })
        } catch (error) {
          expect(error).to.be.instanceOf(SyntaxError)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('the dictionaries', () => {
  const keys = Object.keys(sv) as (keyof typeof sv)[]

  it('have the same keys', () => {
    expect(Object.keys(en).sort()).to.deep.equal(keys.toSorted())
  })

  it('hold well-formed messages that ask for the same values', () => {
    for (const key of keys) {
      expect(namesAskedBy(en[key]), key).to.deep.equal(namesAskedBy(sv[key]))
    }
  })
})

function namesAskedBy(message: string): string[] {
  const asked = new Set<string>()
  const values = new Proxy(
    {},
    {
      getOwnPropertyDescriptor(_, name) {
        asked.add(String(name))
        return { value: 2, configurable: true }
      },
    },
  )
  formatMessage(message, values, 'sv')
  return [...asked].sort()
}
