import { build } from 'esbuild'
import { OLDEST_NODE } from '../oldest-node.mjs'
import { bundlePackages, TEXT_FILES, viewConstants } from './views.mjs'

/** Bundles the reference shop's programs; most packages stay in node_modules. */
export async function buildServer() {
  await build({
    entryPoints: {
      main: 'shop/app/main.ts',
      import: 'shop/cli/import.ts',
      backup: 'shop/cli/backup.ts',
      restore: 'shop/cli/restore.ts',
      migrate: 'shop/cli/migrate.ts',
      move: 'shop/cli/move.ts',
      demo: 'shop/cli/demo.ts',
      goods: 'shop/cli/goods.ts',
      'price-lists': 'shop/cli/price-lists.ts',
      books: 'shop/cli/books.ts',
      setup: 'shop/cli/setup.ts',
      snippet: 'shop/cli/snippet.ts',
      withdrawals: 'shop/cli/withdrawals.ts',
      payments: 'shop/cli/payments.ts',
      staff: 'shop/cli/staff.ts',
    },
    outdir: 'shop/dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: `node${OLDEST_NODE}`,
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
