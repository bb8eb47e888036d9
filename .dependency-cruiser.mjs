/** Who may import whom; docs/architecture.md says why. */

const below = (...layers) => `^src/(${layers.join('|')})/`

/** A layer, what it may import of ours, and which packages. */
const LAYERS = [
  { layer: 'model', layers: [], packages: [] },
  { layer: 'contract', layers: ['model'], packages: ['valibot'] },
  { layer: 'i18n', layers: ['model'], packages: [] },
  { layer: 'services', layers: ['model', 'contract'], packages: ['valibot', 'dompurify'] },
  {
    layer: 'events',
    layers: ['model', 'contract', 'services'],
    packages: ['nanoevents', 'web-vitals'],
  },
  {
    layer: 'state',
    layers: ['model', 'contract', 'i18n', 'services', 'events'],
    packages: ['valtio'],
  },
  { layer: 'ui', layers: ['model', 'i18n'], packages: ['react', 'react-dom'] },
  {
    layer: 'page-api',
    layers: ['model', 'events', 'elements'],
    packages: [],
  },
  {
    layer: 'package',
    layers: ['model', 'contract', 'i18n', 'elements', 'page-api'],
    packages: ['react', 'react-dom'],
  },
  {
    layer: 'elements',
    layers: ['model', 'contract', 'i18n', 'events', 'state', 'ui'],
    packages: ['react', 'react-dom', 'valtio', '@r2wc/react-to-web-component'],
  },
]

const layerRules = LAYERS.map(({ layer, layers }) => ({
  name: `${layer}-imports`,
  comment: `${layer} may import ${layers.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: below(layer) },
  to: { path: '^src/', pathNot: below(layer, ...layers) },
}))

const packageRules = LAYERS.map(({ layer, packages }) => ({
  name: `${layer}-packages`,
  comment: `${layer} may use ${packages.join(', ') || 'no package'}.`,
  severity: 'error',
  from: { path: below(layer) },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
    ...(packages.length > 0 && { pathNot: `node_modules/(${packages.join('|')})/` }),
  },
}))

/** Packages that one file alone may import, so that they can be replaced. */
const ONE_SEAM = {
  '@r2wc/react-to-web-component': '^src/elements/react-element\\.tsx?$',
  nanoevents: '^src/events/shop-events\\.ts$',
  'web-vitals': '^src/events/vitals/watch-vitals\\.ts$',
  libsql: '^shop/platform/db/',
  fastify: '^shop/',
  dompurify: '^src/services/',
  htmlparser2: '^shop/catalogue/importers/plain-text\\.ts$',
  otpauth: '^shop/login/totp\\.ts$',
  '@simplewebauthn/server': '^shop/login/passkeys/passkey-library\\.ts$',
  uqr: '^shop/login/qr-code\\.tsx$',
  sharp: '^shop/catalogue/by-hand/resize-picture\\.ts$',
  'bwip-js': '^shop/returns/return-label\\.tsx$',
  'react-dom/server': '^(shop/platform/html|src/package)/render\\.ts$',
}

const seamRules = Object.entries(ONE_SEAM).map(([name, path]) => ({
  name: `one-seam-${name.replace(/\W+/g, '-')}`,
  comment: `Only ${path} imports ${name}.`,
  severity: 'error',
  from: { path: '^(src|shop)/', pathNot: path },
  to: { path: `node_modules/${name}[/.]`, dependencyTypesNot: ['type-only'] },
}))

/** Folders of the shop, the lower ones first, and what each may import beside platform and paths. */
const FEATURES = {
  platform: [],
  paths: [],
  settings: [],
  measurement: [],
  consents: [],
  login: [],
  catalogue: [],
  delivery: ['settings', 'catalogue'],
  search: ['catalogue'],
  facets: ['catalogue', 'search'],
  listing: ['catalogue', 'search', 'facets'],
  content: ['catalogue'],
  cart: ['measurement', 'catalogue', 'delivery'],
  orders: ['measurement', 'catalogue', 'delivery', 'cart'],
  newsletter: ['consents'],
  approvals: ['delivery', 'orders'],
  account: ['consents', 'login', 'cart', 'orders', 'newsletter', 'approvals'],
  checkout: [
    ...['measurement', 'delivery', 'cart', 'orders', 'account', 'newsletter'],
    ...['consents', 'approvals'],
  ],
  payments: ['orders', 'checkout'],
  withdrawals: ['delivery', 'orders', 'checkout', 'payments'],
  quotations: [...['consents', 'delivery', 'cart', 'orders', 'account', 'approvals'], 'checkout'],
  'quick-order': ['measurement', 'catalogue', 'cart'],
  'buy-links': ['catalogue', 'cart', 'checkout'],
  returns: ['account', 'orders', 'payments', 'withdrawals'],
  reviews: ['catalogue', 'orders'],
  layout: ['consents', 'catalogue', 'search', 'cart', 'approvals', 'checkout', 'quotations'],
  staff: [
    ...['catalogue', 'account', 'newsletter', 'measurement'],
    ...['orders', 'checkout', 'payments', 'withdrawals', 'returns'],
    ...['quotations', 'approvals', 'consents', 'login'],
  ],
}

const inShop = (...folders) => `^shop/(${folders.join('|')})/`

/** What every feature may import; the platform knows no page of the shop. */
const baseOf = (feature) => (feature === 'platform' ? [] : ['platform', 'paths'])

const featureRules = Object.entries(FEATURES).map(([feature, features]) => ({
  name: `shop-${feature}-imports`,
  comment: `${feature} may import ${[...baseOf(feature), ...features].join(', ') || 'nothing of the shop'}.`,
  severity: 'error',
  from: { path: inShop(feature) },
  to: { path: '^shop/', pathNot: inShop(feature, ...baseOf(feature), ...features) },
}))

/** Rooms of a feature, the lower ones first, and what each may import beside the feature's texts. */
const ROOMS = {
  account: {
    customers: [],
    pages: ['customers'],
    login: ['customers'],
    security: ['customers', 'pages', 'login'],
    registration: ['customers', 'pages', 'login', 'security'],
    profile: ['customers', 'pages', 'login', 'registration'],
    addresses: ['pages'],
    people: ['customers', 'pages'],
    privacy: ['customers', 'pages', 'login'],
  },
  cart: {
    contents: [],
    costs: ['contents'],
    merge: ['contents'],
    view: ['contents', 'costs', 'merge'],
    change: ['contents', 'costs', 'view'],
    'hand-off': ['contents', 'merge', 'view'],
  },
  orders: {
    receipt: [],
    proof: ['receipt'],
    stock: ['receipt'],
    history: ['receipt', 'proof'],
    reorder: ['proof'],
    mail: ['receipt', 'proof'],
    pages: ['receipt', 'proof', 'history', 'reorder'],
  },
  checkout: {
    payment: [],
    current: ['payment'],
    quote: ['payment', 'current'],
    change: ['current', 'quote'],
    placing: ['payment', 'current', 'quote', 'change'],
    page: ['payment', 'current', 'quote', 'change', 'placing'],
  },
  payments: {
    port: [],
    records: [],
    providers: ['port'],
    refunds: ['records'],
    settlement: ['port', 'records', 'refunds'],
    widgets: ['port', 'records', 'providers'],
    jobs: ['port', 'records', 'refunds', 'settlement'],
    frame: ['providers'],
  },
}

/** Rooms of the platform, likewise. Files beside them know no room, and every room may import them. */
const PLATFORM_ROOMS = {
  texts: [],
  commands: ['texts'],
  html: [],
  db: ['commands'],
  limits: ['db'],
  shop: ['texts'],
  http: ['db', 'limits', 'shop'],
  jobs: ['db'],
  mail: ['html', 'db', 'shop'],
  pages: ['texts', 'html', 'shop', 'http'],
}

const platformRules = Object.entries(PLATFORM_ROOMS).map(([room, others]) => ({
  name: `platform/${room}`,
  comment: `platform/${room} may import ${others.join(', ') || 'no other room'} of the platform.`,
  severity: 'error',
  from: { path: inShop(`platform/${room}`) },
  to: {
    path: inShop(...Object.keys(PLATFORM_ROOMS).map((it) => `platform/${it}`)),
    pathNot: inShop(...[room, ...others].map((it) => `platform/${it}`)),
  },
}))

const roomRules = Object.entries(ROOMS).flatMap(([feature, rooms]) =>
  Object.entries(rooms).map(([room, others]) => ({
    name: `room-${feature}/${room}`,
    comment: `${feature}/${room} may import ${others.join(', ') || 'no other room'} of ${feature}.`,
    severity: 'error',
    from: { path: inShop(`${feature}/${room}`) },
    to: {
      path: inShop(feature),
      pathNot: inShop(...[room, 'texts', ...others].map((it) => `${feature}/${it}`)),
    },
  })),
)

const DEMO_FEATURES = inShop(
  ...['demo', 'platform', 'paths', 'login', 'catalogue', 'account', 'cart', 'orders'],
  ...['payments', 'approvals', 'returns', 'quotations', 'quick-order', 'staff'],
)

export default {
  forbidden: [
    ...featureRules,
    ...roomRules,
    ...platformRules,
    {
      name: 'platform-base',
      comment: 'Files that stand beside the rooms of the platform are below all of them.',
      severity: 'error',
      from: { path: '^shop/platform/[^/]+$' },
      to: { path: '^shop/platform/.+/' },
    },
    {
      name: 'shop-app-imports',
      comment:
        'The composition root imports every feature, and nothing but the command line imports it.',
      severity: 'error',
      from: { path: '^shop/', pathNot: inShop('app', 'cli') },
      to: { path: inShop('app', 'cli') },
    },
    {
      name: 'demo-imports',
      comment:
        'The demo is data for a shop, and its doors: it knows the features whose records it begins with.',
      severity: 'error',
      from: { path: inShop('demo') },
      to: {
        path: '^(src|shop)/',
        pathNot: `^src/(model|ui)/|${DEMO_FEATURES}`,
      },
    },
    {
      name: 'pages-imports',
      comment: 'Scripts of single pages may import model, services and events, and no package.',
      severity: 'error',
      from: { path: inShop('pages') },
      to: { pathNot: `^src/(model|services|events)/|${inShop('pages')}` },
    },
    ...layerRules,
    ...packageRules,
    ...seamRules,
    {
      name: 'state-without-react',
      comment: 'State is plain: valtio/vanilla, never valtio/react.',
      severity: 'error',
      from: { path: below('state') },
      to: { path: 'node_modules/(react|react-dom|valtio/(esm/)?react)' },
    },
    {
      name: 'shop-imports',
      comment: 'The shop may import model, contract, i18n and the views of ui.',
      severity: 'error',
      from: { path: '^shop/', pathNot: inShop('pages') },
      to: { path: '^src/|^shop/pages/', pathNot: below('model', 'contract', 'i18n', 'ui') },
    },
    {
      name: 'product-without-shop',
      comment: 'What somebody installs never imports the shop.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^shop/' },
    },
    {
      name: 'elements-apart',
      comment:
        'Elements reach each other through state and events only; what several draw is in sizes/, facets/, account-lists/ and products/.',
      severity: 'error',
      from: { path: '^src/elements/([^/]+)/' },
      to: {
        path: '^src/elements/[^/]+/',
        pathNot: '^src/elements/($1|sizes|facets|account-lists|products)/',
      },
    },
    {
      name: 'tracking-apart',
      comment: 'Nothing depends on tracking: without its folder the shop sells.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/events/tracking/' },
      to: { path: '^src/events/tracking/' },
    },
    {
      name: 'loader-alone',
      comment:
        'The loader imports only its own files, the part of page-header that is in it, and the model.',
      severity: 'error',
      from: { path: '^src/(loader|load-once)(\\.ts$|/)' },
      to: {
        path: '^src/',
        pathNot: '^src/((loader|load-once)(\\.ts$|/)|model/|elements/[^/]+/in-loader\\.ts$)',
      },
    },
    {
      name: 'no-cycles',
      comment:
        'No cycles, imports of types counted: what cannot be read alone cannot be moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '^shop/dist/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
