/**
 * Vendure, as its documentation sets it up for a shop: `node peer.mjs serve`, or `fill` with a file of
 * products, in the folder where its packages are, on the port of `PORT`. Postgres is the one that `PGHOST`
 * and its like name.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PORT = Number(process.env.PORT)
/** Of an administrator who exists for the benchmark alone. */
const ADMIN = { identifier: 'bench', password: 'bench-password' }
/** After so many seconds without anything new in the index, it is given up. */
const MAX_IDLE_SECONDS = 60
const INITIAL = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  taxRates: [{ name: 'Standard', percentage: 25 }],
  shippingMethods: [{ name: 'Standard', price: 4900 }],
  paymentMethods: [],
  countries: [{ name: 'Sweden', code: 'SE', zone: 'Europe' }],
  collections: [],
}

const require = createRequire(join(process.cwd(), 'package.json'))
const { bootstrap, DefaultLogger, DefaultSearchPlugin, JobQueueService, LogLevel } =
  require('@vendure/core')
const [, , mode, products] = process.argv
const config = configure(mode === 'fill')

if (mode === 'fill') await fill(products)
else await bootstrap(config)
console.log('is open')

function configure(isNew) {
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE } = process.env
  return {
    apiOptions: { port: PORT, adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: {
      tokenMethod: 'bearer',
      superadminCredentials: ADMIN,
      cookieOptions: { secret: 'only for a benchmark' },
    },
    dbConnectionOptions: {
      type: 'postgres',
      synchronize: isNew,
      logging: false,
      host: PGHOST ?? '127.0.0.1',
      port: Number(PGPORT ?? 5432),
      username: PGUSER ?? 'vendure',
      password: PGPASSWORD ?? 'vendure',
      database: PGDATABASE ?? 'vendure',
    },
    logger: new DefaultLogger({ level: LogLevel.Error }),
    // What is imported is indexed at the end and all at once, not a product at a time before that.
    plugins: [DefaultSearchPlugin.init({ bufferUpdates: isNew, indexStockStatus: true })],
  }
}

async function fill(path) {
  const { populate } = require('@vendure/core/cli')
  const filling = await populate(() => bootstrap(config), INITIAL, path)
  await filling.close()
  const app = await bootstrap(config)
  await app.get(JobQueueService).start()
  await reindex()
  await app.close()
  process.exit(0)
}

/** Only then a search finds what was imported: the index has as many entries as there are variants. */
async function reindex() {
  const { headers } = await ask(
    'admin-api',
    'mutation($identifier:String!,$password:String!){login(username:$identifier,password:$password){__typename}}',
  )
  const token = headers.get('vendure-auth-token')
  const { productVariants } = await dataOf(
    ask('admin-api', '{ productVariants { totalItems } }', token),
  )
  await dataOf(ask('admin-api', 'mutation { reindex { id } }', token))
  let [indexed, idleSeconds] = [-1, 0]
  while (indexed !== productVariants.totalItems) {
    if (idleSeconds === MAX_IDLE_SECONDS)
      throw new Error(`Vendure has indexed ${indexed} articles and no more.`)
    await wait(1000)
    const { search } = await dataOf(
      ask('shop-api', '{ search(input: { groupByProduct: false, take: 1 }) { totalItems } }'),
    )
    idleSeconds = search.totalItems === indexed ? idleSeconds + 1 : 0
    indexed = search.totalItems
  }
}

async function dataOf(asked) {
  const { data, errors } = await (await asked).json()
  if (errors) throw new Error(errors[0].message)
  return data
}

function ask(api, query, token) {
  return fetch(`http://127.0.0.1:${PORT}/${api}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables: ADMIN }),
  })
}
