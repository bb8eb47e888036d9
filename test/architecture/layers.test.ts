import { deepEqual, ok } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import config from '../../.dependency-cruiser.mjs'

/** Rooms of features, as `cart/view`: none may import the root, in which its feature is put together. */
const ROOMS = config.forbidden.flatMap(({ name }) => /^room-(.+)/.exec(name)?.[1] ?? [])

/** Folders of the platform that have a rule of their own. */
const PLATFORM_ROOMS = config.forbidden.flatMap(
  ({ name }) => /^platform\/(.+)/.exec(name)?.[1] ?? [],
)

/** One wrong import each, and the rule that must name it. */
const PLANTED: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['model-imports', 'src/model/planted.ts', '../contract/clean.ts'],
  ['model-packages', 'src/model/planted-package.ts', 'valibot'],
  ['contract-imports', 'src/contract/planted.ts', '../services/clean.ts'],
  ['contract-packages', 'src/contract/planted-package.ts', 'valtio/vanilla'],
  ['i18n-imports', 'src/i18n/planted.ts', '../state/clean.ts'],
  ['i18n-packages', 'src/i18n/planted-package.ts', 'react'],
  ['services-imports', 'src/services/planted.ts', '../events/clean.ts'],
  ['services-packages', 'src/services/planted-package.ts', 'node:fs'],
  ['pages-imports', 'shop/pages/planted.ts', '../../src/state/clean.ts'],
  ['pages-imports', 'shop/pages/planted-package.ts', 'react'],
  ['events-imports', 'src/events/planted.ts', '../state/clean.ts'],
  ['events-packages', 'src/events/planted-package.ts', 'react'],
  ['state-imports', 'src/state/planted.ts', '../ui/clean.ts'],
  ['state-packages', 'src/state/planted-package.ts', 'nanoevents'],
  ['state-without-react', 'src/state/planted-react.ts', 'react'],
  ['ui-imports', 'src/ui/planted.ts', '../state/clean.ts'],
  ['ui-packages', 'src/ui/planted-package.ts', 'valtio'],
  ['package-imports', 'src/package/planted.ts', '../state/clean.ts'],
  ['package-packages', 'src/package/planted-package.ts', 'valtio'],
  ['elements-imports', 'src/elements/one/planted.ts', '../../services/clean.ts'],
  ['elements-packages', 'src/elements/one/planted-package.ts', 'dompurify'],
  ['elements-apart', 'src/elements/one/planted-other.ts', '../two/clean.ts'],
  ['elements-apart', 'src/elements/sizes/planted-tag.ts', '../two/clean.ts'],
  [
    'one-seam--r2wc-react-to-web-component',
    'src/elements/one/planted-r2wc.ts',
    '@r2wc/react-to-web-component',
  ],
  ['one-seam-nanoevents', 'src/events/planted-bus.ts', 'nanoevents'],
  ['one-seam-libsql', 'shop/planted-driver.ts', 'libsql'],
  ['one-seam-dompurify', 'src/ui/planted-sanitizer.ts', 'dompurify'],
  ['one-seam-htmlparser2', 'shop/planted-parser.ts', 'htmlparser2'],
  ['one-seam-otpauth', 'shop/planted-codes.ts', 'otpauth'],
  ['one-seam-uqr', 'shop/planted-qr.ts', 'uqr'],
  ['one-seam-bwip-js', 'shop/planted-bars.ts', 'bwip-js/generic'],
  ['one-seam-fastify', 'src/services/planted-fastify.ts', 'fastify'],
  ['one-seam-react-dom-server', 'shop/planted-renderer.ts', 'react-dom/server'],
  ['shop-imports', 'shop/planted.ts', '../src/state/clean.ts'],
  ['shop-imports', 'shop/planted-page.ts', './pages/clean.ts'],
  ...[
    'platform',
    'measurement',
    'consents',
    'paths',
    'login',
    'layout',
    'catalogue',
    'delivery',
    'search',
    'facets',
    'listing',
    'content',
    'account',
    'newsletter',
    'cart',
    'orders',
    'checkout',
    'payments',
  ].map(
    (it) => [`shop-${it}-imports`, `shop/${it}/planted.ts`, '../withdrawals/clean.ts'] as const,
  ),
  ['shop-platform-imports', 'shop/platform/planted-path.ts', '../paths/clean.ts'],
  ['shop-withdrawals-imports', 'shop/withdrawals/planted.ts', '../listing/clean.ts'],
  ['shop-returns-imports', 'shop/returns/planted.ts', '../listing/clean.ts'],
  ['shop-quotations-imports', 'shop/quotations/planted.ts', '../listing/clean.ts'],
  ['shop-quick-order-imports', 'shop/quick-order/planted.ts', '../listing/clean.ts'],
  ['shop-approvals-imports', 'shop/approvals/planted.ts', '../listing/clean.ts'],
  ['shop-staff-imports', 'shop/staff/planted.ts', '../listing/clean.ts'],
  ['shop-app-imports', 'shop/account/planted-app.ts', '../app/clean.ts'],
  ['demo-imports', 'shop/demo/planted.ts', '../app/clean.ts'],
  ['product-without-shop', 'src/services/planted-shop.ts', '../../shop/clean.ts'],
  ['product-without-shop', 'src/ui/planted-shop.ts', '../../shop/clean.ts'],
  ['tracking-apart', 'src/state/planted-tracking.ts', '../events/tracking/clean.ts'],
  ['loader-alone', 'src/loader.ts', './services/clean.ts'],
  ['no-cycles', 'src/model/planted-cycle-back.ts', './planted-cycle.ts'],
  ['no-unresolved', 'src/model/planted-missing.ts', './nowhere.ts'],
  ...ROOMS.map((it) => [`room-${it}`, `shop/${it}/planted-root.ts`, '../clean.ts'] as const),
  ...PLATFORM_ROOMS.map((it) => {
    const other = it === 'pages' ? 'mail' : 'pages'
    return [
      `platform/${it}`,
      `shop/platform/${it}/planted-room.ts`,
      `../${other}/clean.ts`,
    ] as const
  }),
  ['platform-base', 'shop/platform/planted-base.ts', './db/clean.ts'],
]

/** Two files that know nothing but each other's types. */
const TYPE_CIRCLE = {
  'src/model/planted-type.ts': `import type { Back } from './planted-type-back.ts'\nexport type There = Back\n`,
  'src/model/planted-type-back.ts': `import type { There } from './planted-type.ts'\nexport type Back = There[]\n`,
}

const CLEAN = [
  ...['model', 'contract', 'i18n', 'services', 'events', 'events/tracking', 'state', 'ui'].map(
    (it) => `src/${it}`,
  ),
  ...['shop', 'shop/app', 'shop/listing', 'shop/pages', 'shop/paths', 'shop/withdrawals'],
  ...ROOMS.map((it) => dirname(`shop/${it}`)),
  ...['shop/cart/contents', 'shop/platform'],
  ...['db', 'mail', 'pages'].map((it) => `shop/platform/${it}`),
]

let folder = ''
let violations: readonly { from: string; rule: { name: string } }[] = []

before(() => {
  mkdirSync('test-build', { recursive: true })
  folder = mkdtempSync('test-build/layers-')
  for (const layer of CLEAN) write(`${layer}/clean.ts`, 'export const clean = 1\n')
  write('src/elements/two/clean.ts', `import { clean } from '../../state/clean.ts'\nvoid clean\n`)
  write('shop/cart/costs/room-clean.ts', `import '../contents/clean.ts'\n`)
  write('shop/platform/db/base-clean.ts', `import '../clean.ts'\n`)
  write('shop/ui-clean.ts', `import '../src/ui/clean.ts'\n`)
  write('src/elements/sizes/shared.ts', 'export const shared = 1\n')
  write('src/elements/two/sizes-clean.ts', `import '../sizes/shared.ts'\n`)
  write('src/model/planted-cycle.ts', `import './planted-cycle-back.ts'\n`)
  for (const [file, content] of Object.entries(TYPE_CIRCLE)) write(file, content)
  for (const [, file, imported] of PLANTED) write(file, `import '${imported}'\n`)
  cpSync('tsconfig.json', join(folder, 'tsconfig.json'))
  violations = cruise()
})

after(() => rmSync(folder, { recursive: true }))

for (const [rule, file, imported] of PLANTED) {
  test(`${rule} stops ${file} from importing ${imported}`, () => {
    ok(violations.some((it) => it.from === file && it.rule.name === rule))
  })
}

test('rooms stand in the large features of the shop', () => {
  const features = new Set(ROOMS.map((it) => dirname(it)))
  deepEqual(
    ['account', 'cart', 'orders', 'checkout', 'payments'].filter((it) => !features.has(it)),
    [],
  )
})

test('every folder of the platform has a rule', () => {
  const folders = readdirSync('shop/platform', { withFileTypes: true })
  deepEqual(
    folders.flatMap((it) => (it.isDirectory() ? it.name : [])).sort(),
    [...PLATFORM_ROOMS].sort(),
  )
})

test('no-cycles stops two files that import only types of each other', () => {
  const named = violations.filter((it) => it.rule.name === 'no-cycles').map((it) => it.from)
  ok(Object.keys(TYPE_CIRCLE).some((it) => named.includes(it)))
})

test('a file that imports what it may is not named', () => {
  deepEqual(
    violations.filter((it) => it.from.includes('clean.ts')),
    [],
  )
})

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

function cruise(): typeof violations {
  const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(process.cwd(), '.dependency-cruiser.mjs')
  const args = [program, '--config', config, '--output-type', 'json', 'src', 'shop']
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 } as const
  return JSON.parse(execFileSync(process.execPath, args, options)).summary.violations
}
