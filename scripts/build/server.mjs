import { build } from 'esbuild'

/** Bundles the reference shop's programs; packages stay in node_modules. */
export async function buildServer() {
  await build({
    entryPoints: {
      main: 'src/server/app/main.ts',
      import: 'src/server/cli/import.ts',
      'repair-stock': 'src/server/cli/repair-stock.ts',
      withdrawals: 'src/server/cli/withdrawals.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    loader: { '.svg': 'text' },
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  })
}
