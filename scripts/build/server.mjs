import { build } from 'esbuild'
import { bundlePackages, TEXT_FILES, viewConstants } from './views.mjs'

/** Bundles the reference shop's programs; most packages stay in node_modules. */
export async function buildServer() {
  await build({
    entryPoints: {
      main: 'src/server/app/main.ts',
      import: 'src/server/cli/import.ts',
      backup: 'src/server/cli/backup.ts',
      restore: 'src/server/cli/restore.ts',
      demo: 'src/server/cli/demo.ts',
      goods: 'src/server/cli/goods.ts',
      'price-lists': 'src/server/cli/price-lists.ts',
      'repair-stock': 'src/server/cli/repair-stock.ts',
      setup: 'src/server/cli/setup.ts',
      withdrawals: 'src/server/cli/withdrawals.ts',
      payments: 'src/server/cli/payments.ts',
      staff: 'src/server/cli/staff.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: TEXT_FILES,
    plugins: [bundlePackages],
    define: viewConstants(),
    jsx: 'automatic',
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  })
}
