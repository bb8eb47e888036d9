import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { listFiles } from './files.mjs'

/** What makes a tag of a folder with a table: its part of the script, or what the loader has in itself. */
const PARTS = ['define.ts', 'in-loader.ts']

/** The table of every tag that has a part of the script. */
export function listTables() {
  return listFiles('src/elements', (it) => it.endsWith('.table.ts'))
    .filter((it) => PARTS.some((part) => existsSync(`${dirname(it)}/${part}`)))
    .sort((one, other) => (dirname(one) < dirname(other) ? -1 : 1))
}

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
      const tables = listTables().filter((it) => existsSync(`${dirname(it)}/define.ts`))
      const lines = tables.map((it, at) => {
        const define = `./${dirname(it)}/define.ts`
        return `import * as t${at} from './${it}'\nimport * as p${at} from '${define}'`
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
