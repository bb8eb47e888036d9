import { readFileSync } from 'node:fs'
import { operable } from './operable.mjs'
import { perceivable } from './perceivable.mjs'
import { understandable } from './understandable.mjs'

/** When the tests were last reviewed by criterion. */
const REVIEWED = '2026-11-23'

/** The criteria of WCAG 2.2 by level, so that a report cannot omit one. */
const CHAPTERS = {
  success_criteria_level_a:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  success_criteria_level_aa:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

/** Levels that claim something about the product, which requires a test. */
const CLAIMS = ['supports', 'partially-supports', 'does-not-support']
const LEVELS = [...CLAIMS, 'not-applicable', 'not-evaluated']

const HEAD = {
  title: 'Courtside Accessibility Conformance Report',
  product: {
    name: 'Courtside',
    description:
      'Cart, size grid, checkout and account of a shop for sport and fitness, as custom elements and as pages of the reference shop.',
  },
  author: { name: 'The developers of Courtside', email: 'accessibility@courtside.example' },
  report_date: REVIEWED,
  last_modified_date: REVIEWED,
  version: 1,
  notes:
    'Holds for the reference shop with the texts, themes and pictures that it comes with. Whoever runs a shop puts their own address in the place of the author’s, and checks what they have added.',
  evaluation_methods_used:
    'Automatic tests in Chromium and Firefox, named with each criterion: axe-core, the keyboard, sizes and spacing of text, contrast of every theme. No test with people who use assistive technology, and no screen reader, has been made: a criterion that only they could judge is not evaluated.',
  license: 'MIT',
  catalog: '2.5-edition-wcag-2.2-en',
}

/**
 * @typedef {{
 *   num: string, level: string, notes: string,
 *   tests?: readonly (readonly string[])[],
 * }} Criterion Each test by its file and its title.
 */

/**
 * The accessibility conformance report, in OpenACR's format. Throws if a criterion is missing, or if a claim
 * names no existing test.
 *
 * @param {readonly Criterion[]} criteria
 * @param {(file: string) => readonly string[]} read
 */
export function writeAccessibilityReport(criteria = ALL, read = readTests) {
  const chapters = Object.entries(CHAPTERS).map(([id, numbers]) => {
    const listed = numbers.split(' ').map((num) => {
      const found = criteria.filter((it) => it.num === num)
      if (found.length !== 1) throw new Error(`${found.length} entries of criterion ${num}`)
      return describe(found[0], read)
    })
    return [id, { criteria: listed }]
  })
  return `${toYaml({ ...HEAD, chapters: Object.fromEntries(chapters) }).join('\n')}\n`
}

const ALL = [...perceivable, ...operable, ...understandable]

function describe({ num, level, notes, tests = [] }, read) {
  if (!LEVELS.includes(level)) throw new Error(`Criterion ${num} has no level ${level}`)
  if (CLAIMS.includes(level) !== tests.length > 0) {
    throw new Error(`Criterion ${num}: a claim has tests, and nothing else has`)
  }
  for (const [file, title] of tests) {
    if (!read(file).includes(title)) throw new Error(`Criterion ${num}: no "${title}" in ${file}`)
  }
  const held = tests.map(([file, title]) => `${file}: ${title}`)
  const said = held.length > 0 ? `${notes} Held by: ${held.join('; ')}.` : notes
  return { num, components: [{ name: 'web', adherence: { level, notes: said } }] }
}

/** The titles of a file's tests; parts that vary between several tests are "…". */
function readTests(file) {
  const calls = readFileSync(file, 'utf8').matchAll(/\b(?:it|test)\(\s*(['"`])(.+?)\1,/gs)
  return [...calls].map(([, , title]) => title.replaceAll(/\$\{[^}]*\}/g, '…'))
}

/** Writes YAML: lists and objects by indentation, every text in quotes. */
function toYaml(value) {
  if (Array.isArray(value)) {
    return value.flatMap((it) => toYaml(it).map((line, at) => (at === 0 ? '- ' : '  ') + line))
  }
  return Object.entries(value).flatMap(([key, it]) =>
    typeof it === 'object'
      ? [`${key}:`, ...toYaml(it).map((line) => `  ${line}`)]
      : [`${key}: ${JSON.stringify(it)}`],
  )
}
