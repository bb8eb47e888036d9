/**
 * Builds what somebody imports from the package into dist/modules/: a module for each tag, which does
 * nothing until it is asked to define, the page's actions and the configuration. What they share stands
 * in chunks, so that there is one state and one bus; packages stay imports. Types stand beside them. What
 * prints tags on a server is one file, of which browsers are sent nothing.
 */
import { rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { readTables } from './tables.mjs'
import { CORE, TEXT_LANGUAGES } from './texts.mjs'
import { viewConstants } from './views.mjs'

const OUTDIR = 'dist/modules'
const DEFINITION = /^definition:/
/** @type {import('esbuild').BuildOptions} */
const SETTINGS = {
  outdir: OUTDIR,
  bundle: true,
  packages: 'external',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
}

export async function buildDefinitions() {
  const all = await readTables()
  const tables = all.filter((it) => !it.isInLoader)
  await rm(OUTDIR, { recursive: true, force: true })
  await build({
    ...SETTINGS,
    entryPoints: {
      courtside: 'src/package/configure.ts',
      actions: 'src/package/actions.ts',
      ...Object.fromEntries(tables.map(({ tag }) => [`elements/${tag}`, `definition:${tag}`])),
    },
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    define: { COURTSIDE_VIEWS: viewConstants().COURTSIDE_VIEWS },
    plugins: [definitions(tables)],
  })
  await build({ ...SETTINGS, entryPoints: { render: 'src/package/render.ts' } })
  await Promise.all(tables.map(({ tag }) => writeTypes(`elements/${tag}`, typesOf(tag))))
  await writeTypes('actions', ACTIONS)
  await writeTypes('courtside', CONFIGURE)
  await writeTypes('render', renderTypes(all.map(({ tag }) => tag)))
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

/** Without the types of the tags, which need those of a browser. */
function renderTypes(tags) {
  return `type Tag = ${tags.map((it) => `'${it}'`).join(' | ')}

/**
 * A tag as HTML, with its attributes and, where it shows products, with these in it: as the tag itself draws
 * them, before any script. Throws a TypeError for a tag or an attribute that there is not.
 */
export declare function renderTag(
  /** May begin with a prefix, such as \`acme-product-card\`. */
  tag: Tag | \`\${string}-\${Tag}\`,
  /**
   * By their names or those of properties. True is written without a value, false, null and undefined are
   * not written, and what is an object or a list is written as JSON.
   */
  attributes?: Readonly<Record<string, string | number | boolean | object | null | undefined>>,
  options?: {
    /**
     * What \`GET /api/products\` has answered, for this tag or for all of a page. What is no list leaves the
     * tag empty.
     */
    readonly products?: unknown
    /** The page's \`lang\`; Swedish unless it says English. */
    readonly language?: string
    /** That the page belongs to; \`sport\` where nothing is said. */
    readonly storefront?: 'sport' | 'professional'
    /** The page's own texts by their keys, as its \`courtside-texts\` has them. */
    readonly texts?: Readonly<Record<string, string>>
    /** The shop's, such as \`https://shop.example\`, where the page has another: paths in the answer lead there. */
    readonly origin?: string
    /** Whether an element without a hyphen stands for the tag, with \`data-courtside\`. */
    readonly plain?: boolean
  },
): string
`
}
