import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { BUILDS } from './build/browser.mjs'
import { listFiles } from './build/files.mjs'
import { bundleReactOnly, viewConstants } from './build/views.mjs'

const SEED = 20_261_121
const SEEDED = resolve('test/helpers/seeded-fast-check.ts')

/** Has tests import fast-check with the seed of this run: `SEED` in the environment, else the usual one. */
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

const isTest = (path) => /\.test\.tsx?$/.test(path)

/** Test files named on the command line, or all below `folders`. */
export function chooseTests(named, folders) {
  if (named.length === 0) return folders.flatMap((it) => listFiles(it, isTest))
  return named.flatMap((it) => (isTest(it) ? [it] : listFiles(it, isTest)))
}

/** Bundles tests for browsers: React is CommonJS only, which no browser loads. */
export async function bundleBrowserTests(files, outdir, buildName) {
  await rm(outdir, { recursive: true, force: true })
  await build({
    entryPoints: files,
    outbase: '.',
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    alias: BUILDS[buildName].alias,
    loader: { '.css': 'text' },
    banner: { js: fuzzBanner() },
    plugins: [seeded],
    define: {
      ...viewConstants(),
      COURTSIDE_TEST_BUILD: JSON.stringify(buildName),
    },
    logLevel: 'warning',
  })
}

/** Bundles tests that run in Node; packages but React stay in node_modules. */
export async function bundleNodeTests(files, outdir) {
  await rm(outdir, { recursive: true, force: true })
  await build({
    entryPoints: files,
    outbase: '.',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [seeded, bundleReactOnly],
    define: viewConstants(),
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
}

/** How many cases each attribute is fuzzed with, where the environment asks for more than usual. */
function fuzzBanner() {
  const cases = Number(process.env.FUZZ_CASES)
  return cases > 0 ? `globalThis.COURTSIDE_FUZZ_CASES = ${cases}` : ''
}
