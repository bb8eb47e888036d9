import { readFile, rm } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { allElements } from './build/all-elements.mjs'
import { BUILDS } from './build/browser.mjs'
import { listFiles } from './build/files.mjs'
import { bundlePackages, TEXT_FILES, viewConstants } from './build/views.mjs'
import { OLDEST_NODE } from './oldest-node.mjs'
import { testPages } from './test-pages.mjs'

const SEED = 20_261_121
const SEEDED = resolve('test/helpers/seeded-fast-check.ts')

/** Makes tests import fast-check with the seed of this run: `SEED` of the environment, else the default. */
const seeded = {
  name: 'seeded',
  setup({ initialOptions, onResolve }) {
    const seed = Number(process.env.SEED) || SEED
    initialOptions.define = { ...initialOptions.define, COURTSIDE_TEST_SEED: String(seed) }
    onResolve({ filter: /^fast-check$/ }, ({ importer }) =>
      importer === SEEDED ? undefined : { path: SEEDED },
    )
  },
}

/**
 * The server's markup for tests in a browser: `drawn-by-server:../drawn/cart.ts` is the export `drawn` of that
 * module, which runs here.
 */
const drawnByServer = {
  name: 'drawn-by-server',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^drawn-by-server:/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice('drawn-by-server:'.length)),
      namespace: 'drawn-by-server',
    }))
    onLoad({ filter: /.*/, namespace: 'drawn-by-server' }, async ({ path }) => {
      const outfile = resolve(`test-build/drawn-${process.pid}-${Date.now()}.mjs`)
      await build({ ...nodeBundle(), entryPoints: [path], outfile })
      const { drawn } = await import(pathToFileURL(outfile).href)
      await rm(outfile)
      return { contents: `export const drawn = ${JSON.stringify(drawn)}`, loader: 'js' }
    })
  },
}

const CHEAP_PASSWORDS = resolve('test/helpers/cheap-argon2.ts')

/** Replaces argon2: a password takes 30 ms at the shop's own cost, and tests log in thousands of times. */
const cheapPasswords = {
  name: 'cheap-passwords',
  setup({ onResolve }) {
    onResolve({ filter: /^@node-rs\/argon2$/ }, ({ importer }) =>
      importer === CHEAP_PASSWORDS ? undefined : { path: CHEAP_PASSWORDS },
    )
  },
}

const isTest = (path) => /\.test\.tsx?$/.test(path)

/** Test files named on the command line, or all below `folders`. */
export function chooseTests(named, folders) {
  if (named.length === 0) return folders.flatMap((it) => listFiles(it, isTest))
  return named.flatMap((it) => (isTest(it) ? [it] : listFiles(it, isTest)))
}

/** Bundles pages of tests for browsers: React is CommonJS only, which no browser loads. */
export async function bundleBrowserTests(pages, outdir, buildName) {
  const { alias } = BUILDS[buildName]
  await rm(outdir, { recursive: true, force: true })
  await build({
    entryPoints: Object.keys(pages).map((it) => ({ in: `page:${it}`, out: `${it}.test` })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    alias,
    loader: { '.css': 'text' },
    banner: { js: fuzzBanner() },
    plugins: [testPages(pages), seeded, drawnByServer, allElements],
    define: {
      ...viewConstants(),
      COURTSIDE_TEST_BUILD: JSON.stringify(buildName),
    },
    logLevel: 'warning',
  })
}

/** The last line of each import, as the formatter writes it. */
const IMPORT = /^(?:import|\}) .*'.*$/gm

/** Makes the journeys of a file a suite with hooks of its own, since many files share a process. */
const journeySuites = {
  name: 'journey-suites',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]test[\\/]journeys[\\/][^\\/]+\.test\.ts$/ }, async ({ path }) => {
      const file = relative('.', path).replaceAll('\\', '/')
      const source = await readFile(path, 'utf8')
      const { index, 0: last } = [...source.matchAll(IMPORT)].at(-1)
      const end = index + last.length
      // On existing lines, so that line numbers stay the same.
      const suite = `; import { describe } from 'node:test'; describe('${file}', () => {`
      return { contents: `${source.slice(0, end)}${suite}${source.slice(end)}})`, loader: 'ts' }
    })
  },
}

/** Bundles tests that run in Node; packages but React stay in node_modules. */
export async function bundleNodeTests(files, outdir) {
  await rm(outdir, { recursive: true, force: true })
  const { plugins, ...shared } = nodeBundle()
  await build({
    ...shared,
    entryPoints: files,
    outbase: '.',
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    plugins: [seeded, cheapPasswords, journeySuites, ...plugins],
    sourcemap: 'inline',
  })
}

function nodeBundle() {
  return {
    bundle: true,
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    format: 'esm',
    loader: TEXT_FILES,
    plugins: [bundlePackages],
    define: viewConstants(),
    jsx: 'automatic',
    logLevel: 'warning',
  }
}

/** The number of fuzz cases per attribute, if the environment sets one. */
function fuzzBanner() {
  const cases = Number(process.env.FUZZ_CASES)
  return cases > 0 ? `globalThis.COURTSIDE_FUZZ_CASES = ${cases}` : ''
}
