import { equal, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { writeAccessibilityReport } from '../../scripts/docs/accessibility/report.mjs'

interface Criterion {
  readonly num: string
  readonly level: string
  readonly notes: string
  readonly tests?: readonly (readonly [file: string, title: string])[]
}

const REPORT = writeAccessibilityReport()
const NUMBERS = [...REPORT.matchAll(/- num: "([\d.]+)"/g)].map(([, num = '']) => num)
const NONE = { level: 'not-evaluated', notes: '' }
const criteria: readonly Criterion[] = NUMBERS.map((num) => ({ num, ...NONE }))

const write = (all: readonly Criterion[], titles: readonly string[] = []) =>
  writeAccessibilityReport(all, () => titles)
const claim = (more: Partial<Criterion>) => [
  { num: '1.1.1', level: 'supports', notes: '', ...more },
  ...criteria.slice(1),
]

test('the report has every criterion of levels A and AA once', () => {
  equal(new Set(NUMBERS).size, 56)
  throws(() => write(criteria.slice(1)), /0 entries of criterion 1\.1\.1/)
  throws(() => write([...criteria, ...criteria.slice(0, 1)]), /2 entries/)
})

test('the report claims nothing that no test holds', () => {
  throws(() => write(claim({})), /a claim has tests/)
  throws(() => write(claim({ level: 'fine' })), /no level fine/)
  const tests = [['a.test.ts', 'says it … times']] as const
  throws(() => write(claim({ tests }), ['says it once']), /no "says it … times" in a\.test\.ts/)
  match(write(claim({ tests }), ['says it … times']), /Held by: a\.test\.ts: says it … times/)
})
