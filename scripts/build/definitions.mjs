/**
 * Builds what somebody imports from the package into dist/modules/: a module for each tag, which does
 * nothing until it is asked to define, the page's actions and the configuration. What they share stands
 * in chunks, so that there is one state and one bus; packages stay imports. Types stand beside them.
 */
import { rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { readTables } from './tables.mjs'
import { CORE, TEXT_LANGUAGES } from './texts.mjs'
import { viewConstants } from './views.mjs'

const OUTDIR = 'dist/modules'
const DEFINITION = /^definition:/

export async function buildDefinitions() {
  const tables = (await readTables()).filter((it) => !it.isInLoader)
  await rm(OUTDIR, { recursive: true, force: true })
  await build({
    entryPoints: {
      courtside: 'src/package/configure.ts',
      actions: 'src/package/actions.ts',
      ...Object.fromEntries(tables.map(({ tag }) => [`elements/${tag}`, `definition:${tag}`])),
    },
    outdir: OUTDIR,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    chunkNames: 'shared/[name]-[hash]',
    define: { COURTSIDE_VIEWS: viewConstants().COURTSIDE_VIEWS },
    plugins: [definitions(tables)],
    logLevel: 'warning',
  })
  await Promise.all(tables.map(({ tag }) => writeTypes(`elements/${tag}`, typesOf(tag))))
  await writeTypes('actions', ACTIONS)
  await writeTypes('courtside', CONFIGURE)
}

/** Makes `definition:mini-cart` a module that exports `define`. */
function definitions(tables) {
  return {
    name: 'definitions',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: DEFINITION }, ({ path }) => ({ path, namespace: 'definition' }))
      onLoad({ filter: DEFINITION }, ({ path }) => {
        const table = tables.find(({ tag }) => `definition:${tag}` === path)
        return { contents: moduleOf(table), resolveDir: '.', loader: 'js' }
      })
    },
  }
}

function moduleOf({ tag, define, texts }) {
  const subjects = [...new Set([CORE, ...texts])]
  const lines = TEXT_LANGUAGES.map((language) => {
    const imports = subjects.map((it) => `import('./src/i18n/texts/${it}/${language}.ts')`)
    return `${language}: () => [${imports}],`
  })
  return `import { defineTag } from './src/package/definition.ts'
    export function define(name = '${tag}') {
      return defineTag(name, {
        tag: '${tag}',
        part: () => import('./${define}'),
        texts: { ${lines.join(' ')} },
      })
    }`
}

function writeTypes(name, text) {
  return writeFile(`${OUTDIR}/${name}.d.ts`, text)
}

function typesOf(tag) {
  return `import type {} from '../../../types/elements.d.ts'

/**
 * Defines \`${tag}\`, or the same under a name that ends so, such as \`acme-${tag}\`, once its code and
 * its texts in the page's language have come. Answers with its class.
 */
export declare function define(
  name?: string,
): Promise<new () => HTMLElementTagNameMap['${tag}']>
`
}

const ACTIONS = `import type { Courtside } from '../../types/elements.d.ts'

/** What \`window.courtside\` is on a page with the loader. */
export declare const courtside: Courtside
`

const CONFIGURE = `export type * from '../../types/elements.d.ts'

/** Says where the shop answers, and by which names of headers, where that is not what it usually is. */
export declare function configure(config: {
  /** The base of every call, without a slash at its end; \`/api\` where nothing is said. */
  readonly api?: string
  /** \`request-context\` where nothing is said. */
  readonly contextHeader?: string
  /** \`RequestVerificationToken\` where nothing is said. */
  readonly tokenHeader?: string
}): void
`
