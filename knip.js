/** @type {import('knip').KnipConfig} */
export default {
  // Tests reach a few names that their own file uses too; without the tests that looks unused.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'src/events/tracking/track-*.ts!',
        'src/events/vitals/watch-vitals.ts!',
        'scripts/build/lite-react.mjs',
        'web-test-runner.config.mjs',
        'src/loader.ts!',
        'src/contract/calls.ts!',
        'src/page-api/entry.ts!',
        'src/package/{actions,configure,definition,render}.ts!',
        'src/elements/*/define.ts!',
        'src/elements/*/*-view.tsx!',
        'src/elements/*/plain.ts!',
        'src/elements/*/*.table.ts!',
        'src/i18n/texts/register-*.ts!',
        'test/**/*.test.{ts,tsx}',
        'test/helpers/seeded-fast-check.ts',
        'test/helpers/cheap-argon2.ts',
        'test/loader/*.mjs',
        'test/helpers/*.mjs',
        'test/shop/checkout/rush/{rush,pay}-worker.ts',
        'test/shop/catalogue/imports/killed-import.ts',
        'test/shop/quotations/accept-worker.ts',
        'bench/*.mjs',
        'bench/*-bench.ts',
        'src/loader/hydrator.ts!',
        'test/drawn/*.{ts,tsx}',
        'bench/mini-cart/*.ts',
        'bench/vendure/peer.mjs',
        'bench/quick-search/*.ts',
        'bench/facet-options/{element,vanilla}.ts',
      ],
      project: [
        'src/**/*.{ts,tsx}!',
        'test/**/*.{ts,tsx,mjs}',
        'scripts/**/*.mjs',
        'bench/**/*.{mjs,ts}',
      ],
      ignoreDependencies: [
        // scripts/check-package.mjs runs them.
        'publint',
        '@arethetypeswrong/cli',
        // Pages of test/hosts load their files.
        '@hotwired/turbo',
        'htmx.org',
        'idiomorph',
        'axe-core',
        'drawn-by-server',
        'all-elements',
        // The shop's own, which a stand-in in tests wraps.
        // Where somebody has installed it, beside the shop.
        '@vendure/core',
      ],
    },
    shop: {
      entry: [
        'app/main.ts!',
        'cli/{import,backup,restore,migrate,move,demo,goods,price-lists,books,setup}.ts!',
        'cli/{withdrawals,payments,staff,snippet}.ts!',
        'payments/frame/frame.ts!',
        'pages/{answered,colours,forms,wallets}.ts!',
      ],
      project: ['**/*.{ts,tsx}!'],
      // Style sheets name them.
      ignoreDependencies: ['@fontsource-variable/figtree', '@fontsource/archivo'],
    },
  },
  // They install what tests need, mount a disk of a few kB, read a unit of systemd, and make a certificate.
  ignoreBinaries: ['apt-get', 'unshare', 'systemd-analyze', 'openssl'],
}
