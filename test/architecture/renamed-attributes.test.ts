import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { writeHandbook } from '../../scripts/docs/handbook.mjs'
import { readContracts } from '../../scripts/docs/read-contracts.mjs'
import { endOf } from '../../src/elements/attribute-name.ts'

interface Contract {
  readonly tag: string
  readonly attributes: readonly {
    readonly name: string
    readonly renamed?: Readonly<Record<string, string>>
  }[]
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const contracts: Contract[] = await readContracts()

/** Old names that a version still has, and was to know no more. */
function outlived(elements: readonly Contract[], at: string): string[] {
  return elements.flatMap(({ tag, attributes }) =>
    attributes.flatMap(({ renamed = {} }) =>
      Object.keys(renamed)
        .filter((it) => isReached(endOf(renamed[it] ?? ''), at))
        .map((it) => `${tag} ${it}`),
    ),
  )
}

function isReached(end: string, at: string): boolean {
  return at.localeCompare(end, 'en', { numeric: true }) >= 0
}

test('an old name of an attribute ends after the minor version in which it became one', () => {
  const planted = [{ tag: 'a-tag', attributes: [{ name: 'new', renamed: { old: '0.9' } }] }]

  deepEqual(outlived(planted, '0.9.4'), [])
  deepEqual(outlived(planted, '0.10.0'), ['a-tag old'])
  deepEqual(outlived(planted, '1.0.0'), ['a-tag old'])
  deepEqual(outlived(contracts, version), [])
})

test('the handbook names old names', () => {
  const [first] = contracts
  const planted = { ...first, attributes: [{ ...first?.attributes[0], renamed: { old: '0.9' } }] }
  const book = writeHandbook([planted], { details: new Map() }, '')

  equal(book.split(' Called `old` before 0.9, which still takes that name.').length, 2)
})
