import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = (path: string) => readFileSync(path, 'utf8')
const oldestOf = (path: string): string => JSON.parse(read(path)).engines.node.replace('>=', '')

test('both packages and the documents ask for the same Node', () => {
  const said = {
    shop: oldestOf('shop/package.json'),
    types: /"@types\/node": "(\d+)/.exec(read('package.json'))?.[1],
    ...Object.fromEntries(
      ['README.md', 'CONTRIBUTING.md', 'docs/decisions/0047-node.md'].map((it) => [
        it,
        /Node (\d+\.\d+) or newer/.exec(read(it))?.[1],
      ]),
    ),
  }
  const oldest = oldestOf('package.json')
  const [major] = oldest.split('.')
  const expected = Object.keys(said).map((it) => [it, it === 'types' ? major : oldest])

  deepEqual(Object.entries(said), expected)
})
