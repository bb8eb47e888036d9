/**
 * Vendure, as its documentation sets it up for a shop: `node peer.mjs serve`, or `fill` with a file of
 * products, in the folder where its packages are, on the port of `PORT`. Postgres is the one that `PGHOST` and its like name.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PORT = Number(process.env.PORT)
/** Of an administrator who exists for the benchmark alone. */
const ADMIN = { identifier: 'bench', password: 'bench-password' }
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
    plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
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

/** Only then a search finds what was imported. */
async function reindex() {
  const login = await ask(
    'mutation($identifier:String!,$password:String!){login(username:$identifier,password:$password){__typename}}',
  )
  const token = login.headers.get('vendure-auth-token')
  const { data } = await (await ask('mutation{reindex{id}}', token)).json()
  for (let job = data.reindex; job; ) {
    await wait(1000)
    const answer = await ask(`{ job(jobId: "${data.reindex.id}") { state } }`, token)
    // One that is done is forgotten soon.
    job = (await answer.json()).data.job
    if (job?.state === 'COMPLETED') return
    if (job?.state === 'FAILED') throw new Error('Vendure could not index its products.')
  }
}

function ask(query, token) {
  return fetch(`http://127.0.0.1:${PORT}/admin-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables: ADMIN }),
  })
}
