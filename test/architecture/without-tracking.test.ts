import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { build, type Plugin } from 'esbuild'
import { readSources } from './support/sources.ts'

const ENTRY =
  /(?:\/define\.ts|^src\/elements\/([\w-]+)\/\1-view\.tsx|^src\/loader(?:\/hydrator)?\.ts|^src\/page-api\/entry\.ts)$/
const entries = readSources('src')
  .map(({ path }) => path)
  .filter((it) => ENTRY.test(it))

/** As if the folder had been deleted: whoever asks for one of its files fails, also later. */
const withoutTracking: Plugin = {
  name: 'without-tracking',
  setup({ onResolve }) {
    onResolve({ filter: /tracking\// }, ({ path, importer }) => ({
      errors: [{ text: `${importer.replace(`${process.cwd()}/`, '')} needs ${path}` }],
    }))
  },
}

async function failuresOf(source: Parameters<typeof build>[0]): Promise<readonly string[]> {
  try {
    await build({
      ...source,
      bundle: true,
      write: false,
      format: 'esm',
      outdir: 'out',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [withoutTracking],
    })
    return []
  } catch (failure) {
    return (failure as { errors: { text: string }[] }).errors.map(({ text }) => text)
  }
}

test('every element, the loader and the actions for page scripts are whole without tracking', async () => {
  ok(entries.length > 30)
  deepEqual(await failuresOf({ entryPoints: entries }), [])
})

test('an action that needed tracking would be named', async () => {
  for (const needs of ["import './tracking/push.ts'", "void import('./tracking/push.ts')"]) {
    const planted = {
      contents: needs,
      resolveDir: 'src/events',
      sourcefile: 'planted.ts',
    }
    deepEqual(await failuresOf({ stdin: planted }), [
      'src/events/planted.ts needs ./tracking/push.ts',
    ])
  }
})
