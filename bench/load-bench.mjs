import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundlePackages, TEXT_FILES, viewConstants } from '../scripts/build/views.mjs'

/** Bundles a benchmark written in TypeScript, and passes its exports to `use`. */
export async function withBench(name, use) {
  const outfile = `test-build/${name}-${process.pid}.mjs`
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: TEXT_FILES,
    plugins: [bundlePackages],
    define: viewConstants(),
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  try {
    return await use(await import(pathToFileURL(outfile).href))
  } finally {
    rmSync(outfile, { force: true })
  }
}
