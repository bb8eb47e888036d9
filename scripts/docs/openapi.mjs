import { readFileSync } from 'node:fs'
import { importBundled, written } from '../build/import-bundled.mjs'
import { TEXT_FILES, viewConstants } from '../build/views.mjs'
import { describeCall } from './openapi-call.mjs'
import { openSchemas } from './openapi-schemas.mjs'

const MODULES = [
  'calls',
  'cart',
  'checkout',
  'delivery-options',
  'delivery-settings',
  'error-body',
  'account-lists',
  'newsletter',
  'orders',
  'product-filter',
  'products',
  'quick-buy',
  'quick-search',
  'quotation',
  'registration',
  'returns',
  'user',
  'withdrawal',
  'article-suggestions',
]

/** Signed calls of payment providers' servers, which no page or client makes. */
const OF_PROVIDERS = '/api/payment/'
/** The OpenAPI 3.1 document of the calls, from the access table and the schemas of the contract. */
export async function writeOpenApi() {
  const { accessTable, providers, ...modules } = await importBundled({
    ...written(
      [
        `export { accessTable } from './shop/app/access-table.ts'`,
        `export { EMBEDDED_IDS as providers } from './shop/checkout/payment/payment-methods.ts'`,
        `export { numeric } from './src/contract/field-schemas.ts'`,
        ...MODULES.map((it, at) => `export * as m${at} from './src/contract/${it}.ts'`),
      ].join('\n'),
    ),
    jsx: 'automatic',
    loader: TEXT_FILES,
    define: viewConstants(),
  })
  const document = describeShop(accessTable, { providers, ...modules })
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function describeShop(accessTable, { providers, numeric, ...modules }) {
  const [printed] = numeric.pipe
  const { CALLS } = modules.m0
  const schemas = openSchemas(modules, printed, [
    ...accessTable.map(({ schema }) => schema),
    ...Object.values(CALLS).map(({ answer }) => answer),
  ])
  const calls = callsOf(accessTable, providers)
  assertSame([...calls.keys()], Object.keys(CALLS))
  const paths = {}
  for (const [name, rule] of calls) {
    const [method, path] = name.split(' ')
    const route = path.replace(/:(\w+)/g, '{$1}')
    paths[route] ??= {}
    paths[route][method.toLowerCase()] = describeCall(CALLS[name], rule, {
      ...{ route, schemas, providers },
    })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Courtside',
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
      description: 'What elements send and what they read. `null` is absence.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.definitions,
      securitySchemes: SECURITY,
      parameters: PARAMETERS,
      responses: {
        Refusal: {
          description: 'Anything but a success.',
          content: { 'application/json': { schema: schemas.refusal } },
        },
      },
    },
  }
}

const SECURITY = {
  session: { type: 'apiKey', in: 'cookie', name: 'courtside_session' },
  token: { type: 'apiKey', in: 'header', name: 'RequestVerificationToken' },
}

const PARAMETERS = {
  context: {
    name: 'request-context',
    in: 'header',
    description: 'The request context of the page, as JSON on one line.',
    schema: { type: 'string' },
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body get the first answer again; with another body it is 422.',
    schema: { type: 'string', maxLength: 200 },
  },
}

/** Calls by `METHOD /path`; those that differ only by payment provider are merged. Redirects of pages are excluded. */
function callsOf(accessTable, providers) {
  const embedded = new RegExp(`^/api/(?:${providers.join('|')})checkout/`)
  const calls = accessTable.filter(
    ({ path, area, elsewhere }) =>
      path.startsWith('/api/') &&
      area === undefined &&
      elsewhere !== 'form' &&
      !path.startsWith(OF_PROVIDERS),
  )
  return new Map(
    calls.map((it) => [
      `${it.method} ${it.path.replace(embedded, '/api/{paymentProvider}checkout/')}`,
      it,
    ]),
  )
}

function assertSame(routes, described) {
  const missing = routes.filter((it) => !described.includes(it))
  const gone = described.filter((it) => !routes.includes(it))
  if (missing.length + gone.length === 0) return
  throw new Error(`src/contract/calls.ts: missing ${missing.join(', ')}; gone ${gone.join(', ')}`)
}
