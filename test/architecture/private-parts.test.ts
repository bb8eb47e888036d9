import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { type Place, plant, readProgram, type Source } from './support/sources.ts'

/** Names that React, Preact and r2wc give to what is theirs: fields, symbols, exports that nobody may use. */
const PRIVATE = [
  /_valueTracker|_reactRootContainer|_reactInternals|_owner\b/,
  /__react[A-Z]|__(?:SECRET|CLIENT|DOM|SERVER)_INTERNALS/,
  /\.__[a-z]\b|\.(?:_vnode|_component|_children|_dom)\b/,
  /'r2wc\.\w+'|\$\$typeof|'react\.\w+'/,
  /getOwnPropertyDescriptor\(/,
  /\/cjs\/react/,
]
/** The seam around r2wc, and what adopting what somebody has typed needs. */
const SEAMS = ['src/elements/react-surface.tsx', 'src/elements/replaced-controls.ts']

function findPrivate({ path, text }: Source): Place[] {
  return text.split('\n').flatMap((written, at) => {
    const found = PRIVATE.map((it) => it.exec(written)?.[0] ?? '').find(Boolean)
    return found && !SEAMS.includes(path) ? [{ path, line: at + 1, found }] : []
  })
}

test('what packages keep for themselves has one file each that may reach for it', (t) => {
  const sources = readProgram(/\.tsx?$/).filter(({ path }) => path.startsWith('src/'))
  expectNone(t, sources.flatMap(findPrivate))
  deepEqual(sources.filter(({ path }) => SEAMS.includes(path)).length, SEAMS.length)
})

test('finds what would reach for it elsewhere', () => {
  const foundIn = (text: string) => findPrivate(plant('planted.ts', text)).map((it) => it.found)

  deepEqual(foundIn("const tracker = Reflect.get(field, '_valueTracker')"), ['_valueTracker'])
  deepEqual(foundIn('const view = host.__k'), ['.__k'])
  deepEqual(foundIn("const RENDER = Symbol.for('r2wc.render')"), ["'r2wc.render'"])
  deepEqual(foundIn('Object.keys(node).find((it) => it.startsWith("__reactFiber"))'), ['__reactF'])
  deepEqual(foundIn("import r2wc from '@r2wc/react-to-web-component'"), [])
})
