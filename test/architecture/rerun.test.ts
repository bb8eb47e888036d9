import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { filesToRerun } from '../../scripts/rerun.mjs'

const IN_NODE = 'test at test/shop/app/start.test.ts:211:1\n✖ a start over https (1960 ms)\n'
const IN_BROWSER =
  '✗ a tag > does it\n  at test/elements/a.test.tsx:4:2\nfailed in test/elements/a.test.tsx\n'

test('a run again names the files of both runners, each once', () => {
  deepEqual(filesToRerun(IN_NODE, 1), ['test/shop/app/start.test.ts'])
  deepEqual(filesToRerun(IN_BROWSER + IN_BROWSER, 2), ['test/elements/a.test.tsx'])
})

test('nothing runs again where a failure names no file', () => {
  deepEqual(filesToRerun('failed in test/model.test.js\n', 1), [])
  deepEqual(filesToRerun(IN_NODE, 2), [])
  deepEqual(filesToRerun('', 0), [])
})

test('nothing runs again where more than four files failed', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((it) => `failed in test/ui/${it}.test.ts\n`)
  deepEqual(filesToRerun(many.slice(1).join(''), 4).length, 4)
  deepEqual(filesToRerun(many.join(''), 5), [])
})
