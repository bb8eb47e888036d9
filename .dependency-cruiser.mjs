/** Who may import whom; docs/architecture.md says why. */

const below = (...layers) => `^src/(${layers.join('|')})/`

/** A layer, what it may import of ours, and which packages. */
const LAYERS = [
  { layer: 'model', layers: [], packages: [] },
  { layer: 'contract', layers: ['model'], packages: ['valibot'] },
  { layer: 'i18n', layers: ['model'], packages: [] },
  { layer: 'services', layers: ['model', 'contract'], packages: ['valibot', 'dompurify'] },
  { layer: 'events', layers: ['model', 'contract', 'services'], packages: ['nanoevents'] },
  {
    layer: 'state',
    layers: ['model', 'contract', 'i18n', 'services', 'events'],
    packages: ['valtio'],
  },
  { layer: 'ui', layers: ['model', 'i18n'], packages: ['react', 'react-dom'] },
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
  libsql: '^src/server/db/',
  fastify: '^src/server/',
  dompurify: '^src/services/',
  'react-dom/server': '^src/server/platform/html/render\\.ts$',
}

const seamRules = Object.entries(ONE_SEAM).map(([name, path]) => ({
  name: `one-seam-${name.replace(/\W+/g, '-')}`,
  comment: `Only ${path} imports ${name}.`,
  severity: 'error',
  from: { path: '^src/', pathNot: path },
  to: { path: `node_modules/${name}[/.]`, dependencyTypesNot: ['type-only'] },
}))

export default {
  forbidden: [
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
      name: 'server-imports',
      comment: 'The server may import model, contract, i18n and the views of ui.',
      severity: 'error',
      from: { path: below('server') },
      to: { path: '^src/', pathNot: below('server', 'model', 'contract', 'i18n', 'ui') },
    },
    {
      name: 'nobody-imports-server',
      comment: 'Nothing of the browser imports the server.',
      severity: 'error',
      from: { path: '^src/', pathNot: below('server') },
      to: { path: below('server') },
    },
    {
      name: 'elements-apart',
      comment:
        'Elements reach each other through state and events only; what several draw is in sizes/.',
      severity: 'error',
      from: { path: '^src/elements/([^/]+)/' },
      to: { path: '^src/elements/[^/]+/', pathNot: '^src/elements/($1|sizes|facets)/' },
    },
    {
      name: 'loader-alone',
      comment: 'The loader imports only its own files and the types of the model.',
      severity: 'error',
      from: { path: '^src/(loader|load)(\\.ts$|/)' },
      to: { path: '^src/', pathNot: '^src/((loader|load)(\\.ts$|/)|model/)' },
    },
    {
      name: 'no-cycles',
      comment: 'No cycles; types, which are gone when it runs, do not make one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
