import { deepEqual, equal, match, ok, throws } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { StartError } from '../../../shop/platform/start-error.ts'
import { readSettings } from '../../../shop/settings/settings.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleMain, GENTLE_EXIT, runToEnd, startShop } from '../../helpers/run-shop.ts'

const SENTENCE = /^[^\n]+\.\n$/

test('starts, sells, survives SIGKILL, and stops gently', async (t) => {
  const main = await bundleMain()
  const environment = { DATA_DIR: join(temporaryFolder(t), 'data') }
  const first = await startShop(t, main, environment)
  const added = await fetch(`${first.address}/api/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ articleNumber: await someArticle(environment.DATA_DIR), quantity: 2 }),
  })
  equal(added.status, 200)
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? ''
  const before = await added.json()

  await first.stop('SIGKILL')
  const started = performance.now()
  const second = await startShop(t, main, environment)
  const startMs = performance.now() - started
  const after = await (await fetch(`${second.address}/api/cart`, { headers: { cookie } })).json()

  deepEqual(after, before)
  if (existsSync('/proc')) {
    const { cpuMs, megabytes } = readUsage(second.child.pid)
    const times = cpuMs / (await workOfNode())
    t.diagnostic(
      `ready again after ${Math.round(startMs)} ms, with ${times.toFixed(1)} times Node's work`,
    )
    ok(times < 25)
    t.diagnostic(`resident set ${Math.round(megabytes)} MB`)
    ok(megabytes < 150)
  }
  equal(await second.stop('SIGTERM'), GENTLE_EXIT)
})

/** Work rather than time: how long a start takes depends on what else the machine is doing. */
function readUsage(pid: number | undefined): { cpuMs: number; megabytes: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  return { cpuMs: ticks * 10, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
}

/** What Node alone takes to start, in ms of CPU time. */
async function workOfNode(): Promise<number> {
  const script = 'console.log(JSON.stringify(process.cpuUsage()))'
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script])
  const { user, system } = JSON.parse(stdout)
  return (user + system) / 1000
}

async function someArticle(dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir })
  const row = await db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('stock', 'article_number', 'number')
    .select('number')
    .where('on_sport', '=', 1)
    .where('is_quotation', '=', 0)
    .where('available', '>', 5)
    .executeTakeFirstOrThrow()
  await db.destroy()
  return row.number
}

test('lists its settings', async () => {
  const { code, stdout, stderr } = await runToEnd(await bundleMain(), {}, '--help')

  deepEqual([code, stderr], [0, ''])
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'BASE_URL',
    'WIDGET_PORT',
    'WIDGET_URL',
  ]
  for (const name of names) {
    match(stdout, new RegExp(`^ {2}${name} `, 'm'))
  }
})

test('refuses in one sentence what it cannot start with, and overwrites nothing', async (t) => {
  const main = await bundleMain()
  const folder = temporaryFolder(t)
  const data = join(folder, 'data')
  const db = await openDatabase({ dataDir: data })
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db)
  await db.destroy()
  writeFileSync(join(folder, 'file'), 'mine')
  cpSync(data, join(folder, 'damaged'), { recursive: true })
  writeFileSync(join(folder, 'damaged', 'courtside.db'), 'no database at all '.repeat(500))
  const files = ['data/courtside.db', 'damaged/courtside.db', 'file'].map((it) => join(folder, it))
  const before = files.map((it) => readFileSync(it, 'latin1'))
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: join(folder, 'file') }, /cannot be written/],
    [{ DATA_DIR: join(folder, 'damaged') }, /is damaged/],
    [{ DATA_DIR: data }, /newer version/],
    [{ PORT: 'three thousand' }, /^PORT must be/],
    [{ DATA_DIR: data, LANG: 'sv_SE.UTF-8' }, /nyare version av butiken/],
    [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' }, /127\.0\.0\.1:1\/d cannot be opened/],
    [{ DATABASE_URL: 'mysql://u:secret@h/d', LANG: 'sv' }, /^DATABASE_URL är ingen adress/],
    [{ STRIPE_SECRET_KEY: 'secret', LANG: 'sv', DATA_DIR: join(folder, 'fresh') }, / saknas\.$/m],
    [{ HOST: '203.0.113.9', DATA_DIR: join(folder, 'fresh') }, /no address 203\.0\.113\.9/],
  ]

  for (const [environment, reason] of cases) {
    const { code, stdout, stderr } = await runToEnd(main, { DATA_DIR: folder, ...environment })
    deepEqual([code, stdout], [1, ''], JSON.stringify(environment) + stderr)
    match(stderr, SENTENCE)
    match(stderr, reason)
    equal(stderr.includes('secret'), false)
  }
  deepEqual(
    files.map((it) => readFileSync(it, 'latin1')),
    before,
  )
})

/** As a program it says them as it says the others, and ends. */
test('refuses settings in one sentence that names them', () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: '65536' }, /^PORT must be/],
    [{ PORT: '-1' }, /^PORT must be/],
    [{ BASE_URL: 'shop.example' }, /^BASE_URL must be/],
    [{ SMTP_URL: 'user:pass@mail.example' }, /^SMTP_URL must be an address such as/],
    [{ MAIL_FROM: 'Shop <a@b.example>, c@d.example' }, /^MAIL_FROM must be/],
    [{ SANDBOX_CARRIER: 'sleepy' }, /^SANDBOX_CARRIER must be one of auto, off, up, down, slow/],
    [{ BASE_URL: 'ftp://shop.example' }, /^BASE_URL must be/],
    [{ BASE_URL: 'https://shop.example/path' }, /^BASE_URL must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be 1 .+ and names "maybe"/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be 1 for one proxy .+ any client could/],
    [{ TRUST_PROXY: '10.0.0.0/0' }, /^TRUST_PROXY must be .+ "10.0.0.0\/0"/],
    [{ TRUST_PROXY: '::1, 10.0.0.1/33' }, /^TRUST_PROXY must be .+ "10.0.0.1\/33"/],
    [{ TRUST_PROXY: '11' }, /^TRUST_PROXY must be .+ "11"/],
  ]

  for (const [environment, reason] of cases) {
    throws(
      () => readSettings(environment),
      (error) => {
        ok(error instanceof StartError)
        match(`${error.message}\n`, SENTENCE)
        match(error.message, reason)
        return true
      },
      JSON.stringify(environment),
    )
  }
})

test('refuses a port that is taken, for the shop as for its widgets', async (t) => {
  const main = await bundleMain()
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await new Promise((done) => other.once('listening', done))
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''

  const swedish = { PORT: port, DATA_DIR: join(temporaryFolder(t), 'data'), LC_ALL: 'sv_SE.UTF-8' }
  equal(
    (await runToEnd(main, swedish)).stderr,
    `Port ${port} på 127.0.0.1 används av ett annat program; avsluta det, eller sätt PORT till en annan.\n`,
  )
  for (const setting of ['PORT', 'WIDGET_PORT', 'METRICS_PORT']) {
    const environment = { [setting]: port, DATA_DIR: join(temporaryFolder(t), 'data') }
    const ended = await runToEnd(main, environment)

    deepEqual([ended.code, ended.stdout], [1, ''])
    match(ended.stderr, /^Port \d+ on 127\.0\.0\.1 is in use[^\n]+\.\n$/)
    ok(ended.stderr.includes(`set ${setting} to another one`))
  }
})

test('a start over https closes the sandbox of the demo, and a setting opens it', async (t) => {
  const main = await bundleMain()
  const own = { BASE_URL: 'https://shop.example', DATA_DIR: join(temporaryFolder(t), 'data') }
  const callSandbox = async (environment: Readonly<Record<string, string>> = {}) => {
    const shop = await startShop(t, main, { ...own, ...environment })
    const { status } = await fetch(`http://127.0.0.1:${shop.port}/api/payment/sandpay/status`, {
      method: 'POST',
    })
    await shop.stop('SIGKILL')
    return status
  }

  equal(await callSandbox(), 404)
  equal(await callSandbox({ SANDBOX_PAYMENTS: 'on' }), 401)
})
