import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { listFiles } from './files.mjs'

/** The module that defines a tag, or the loader's own part for it. */
export function entryOf(folder) {
  const all = ['define.ts', `${basename(folder)}-view.tsx`, 'in-loader.ts']
  return all.map((it) => `${folder}/${it}`).find((it) => existsSync(it)) ?? ''
}

export const isInLoader = (entry) => entry.endsWith('/in-loader.ts')

/** The tables of all tags with a part, by tag. */
export function listTables() {
  return listFiles('src/elements', (it) => it.endsWith('.table.ts'))
    .filter((it) => entryOf(dirname(it)))
    .sort((one, other) => (tagOf(one) < tagOf(other) ? -1 : 1))
}

const tagOf = (path) => basename(path, '.table.ts')

/** The source of a module that exports every tag's table and notes as `contracts`. */
export function contractsModule() {
  const tables = listTables()
  const imports = tables.map((it, at) => `import * as t${at} from './${it}'`)
  return `${imports.join('\n')}\nexport const contracts = [${tables.map((_, at) => `t${at}`)}]`
}

/** Makes `all-elements:` a module with the contract and part of every tag that has a file, for tests. */
export const allElements = {
  name: 'all-elements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all-elements:$/ }, ({ path }) => ({ path, namespace: 'all-elements' }))
    onLoad({ filter: /.*/, namespace: 'all-elements' }, () => {
      const tables = listTables().filter((it) => !isInLoader(entryOf(dirname(it))))
      const lines = tables.map((it, at) => {
        const entry = entryOf(dirname(it))
        return `import * as t${at} from './${it}'\nimport * as p${at} from './${entry}'`
      })
      const entries = tables.map((_, at) => `{ ...t${at}, tag: t${at}.table.tag, part: p${at} }`)
      return {
        contents: `${lines.join('\n')}\nexport const elements = [${entries}]`,
        resolveDir: resolve('.'),
        loader: 'js',
      }
    })
  },
}
