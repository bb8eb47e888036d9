import fc from 'fast-check'
import type { Attribute } from '../../src/elements/element-table.ts'

const CODE = 'window.__xss=1'
const TAGS = ['img', 'svg', 'video', 'body', 'iframe', 'details', 'input', 'marquee', 'style']
const EVENTS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick', 'onanimationstart']
const QUOTES = ['', '"', "'", '`', '">', "'>", '--></style></title></textarea></script>']
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,<script>',
  '//evil.example/',
  'javascript://%0a',
]

/** Script hidden in text, in every way in which a page may run it. */
export const SCRIPTS: readonly string[] = [
  `<script>${CODE}</script>`,
  `</script><script>${CODE}</script>`,
  `<a href="javascript:${CODE}">x</a>`,
  `{{constructor.constructor('${CODE}')()}}`,
  `\${${CODE}}`,
  `expression(${CODE})`,
  ...SCHEMES.map((it) => it + CODE),
  ...TAGS.flatMap((tag) =>
    EVENTS.flatMap((event) => [
      `<${tag} src=x ${event}=${CODE}>`,
      `<${tag}/src="x"/${event}="${CODE}" autofocus open>`,
    ]),
  ),
  ...QUOTES.flatMap((quote) =>
    EVENTS.map((event) => `x${quote} ${event}=${CODE} autofocus y=${quote}`),
  ),
  ...QUOTES.flatMap((quote) => [`${quote}<svg onload=${CODE}>`, `${quote};${CODE};//`]),
]

const POLLUTED = [
  '{"__proto__":{"polluted":1}}',
  '[{"__proto__":{"polluted":1}}]',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '[{"fieldId":"1","articleNumber":"A","__proto__":{"polluted":1}}]',
  '{"__pr\\u006fto__":{"polluted":1}}',
]

const NUMBERS = ['1e309', '-1e309', 'NaN', '-0', '0x10', '1_000', '٣', '１２', '9'.repeat(400), '.']

const HUGE = 'x'.repeat(100_000)

const deep = (levels: number) => [
  '['.repeat(levels) + ']'.repeat(levels),
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  '['.repeat(levels),
]

const broken = fc
  .tuple(fc.json(), fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([json, at, junk]) => {
    const cut = at % (json.length + 1)
    return json.slice(0, cut) + junk + json.slice(cut + 1)
  })

/** Values that somebody may write into an attribute by mistake or on purpose. `good` is a valid one. */
export function hostileValues(attribute: Attribute, good: string): fc.Arbitrary<string> {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 4, arbitrary: fc.constantFrom(...SCRIPTS) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: fc.constantFrom(...POLLUTED, ...NUMBERS, '', ' ', 'null', '\0') },
    { weight: 1, arbitrary: fc.constantFrom(...deep(10_000), HUGE, `"${HUGE}"`, `[${HUGE}]`) },
  )
  if (attribute.kind !== 'json') return text
  return fc.oneof(text, warped(good))
}

/** JSON of the right shape in which some values have another type, or are hostile. */
function warped(good: string): fc.Arbitrary<string> {
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...SCRIPTS, ...NUMBERS, '\ud800', HUGE),
    fc.double(),
  )
  return fc.tuple(fc.infiniteStream(strange), fc.infiniteStream(fc.nat(9))).map(([values, dice]) =>
    JSON.stringify(JSON.parse(good), (key, value: unknown) => {
      if (key === '' || dice.next().value) return value
      return values.next().value
    }),
  )
}
