import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** What valtio says and does for developers alone. */
const DEVELOPMENT = ['prop listener already exists', 'Please use proxy object']

for (const folder of ['dist/ui', 'dist/ui-lite']) {
  test(`${folder} holds nothing that packages add for development`, () => {
    const { parts } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
      parts: Record<string, { files: string[] }>
    }
    const files = [...new Set(Object.values(parts).flatMap((it) => it.files))]
    const found = files.filter((it) => {
      const script = readFileSync(`${folder}/${it}`, 'utf8')
      return DEVELOPMENT.some((words) => script.includes(words))
    })
    assert.ok(files.length > 0)
    assert.deepEqual(found, [])
  })
}
