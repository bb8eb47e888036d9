import { build } from 'esbuild'
import { bundleReactOnly, viewConstants } from './views.mjs'

/** Bundles the reference shop's programs; packages but React stay in node_modules. */
export async function buildServer() {
  await build({
    entryPoints: {
      main: 'src/server/main.ts',
      import: 'src/server/import.ts',
      'repair-stock': 'src/server/repair-stock.ts',
      withdrawals: 'src/server/withdrawals.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [bundleReactOnly],
    define: viewConstants(),
    jsx: 'automatic',
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  })
}
