import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, providePostgres, startPostgres } from '../../../scripts/postgres-server.mjs'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { type BalancedPorts, runBalancer } from '../../helpers/run-balancer.ts'
import { bundleMain, type RunningShop, startShop } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { openSmtp, type SmtpStandIn } from '../../shop/platform/mail/smtp-stand-in.ts'

const NODES = 2
/** A server that dies keeps what it has said that it has committed. */
const CAREFUL = { synchronous_commit: 'on' }

/** A program of the shop, which is ended and started again at the same ports. */
interface Node {
  start(): Promise<void>
  stop(signal: NodeJS.Signals): Promise<number | null>
}

export interface Cluster {
  readonly nodes: readonly Node[]
  readonly port: number
  /** The settings that all nodes have in common. */
  readonly settings: Readonly<Record<string, string>>
  readonly mails: SmtpStandIn
  /** Waits until the balancer takes so many nodes for ready. */
  readonly untilReady: (count: number) => Promise<void>
  /** Ends the database at once, and starts it again after that. */
  restartDatabase(meanwhile: () => Promise<void>): Promise<void>
}

/** Two nodes on one database behind the balancer of the documentation; of each article there are so many pieces. */
export async function openCluster(
  t: TestContext,
  stock: Readonly<Record<string, number>>,
): Promise<Cluster> {
  const folder = temporaryFolder(t)
  const server = await startPostgres(providePostgres(), CAREFUL)
  t.after(() => server.stop())
  const mails = await openSmtp(t)
  const settings = {
    DATABASE_URL: `${server.address}/postgres`,
    SHOP_FILE: writeShopFile(folder),
    SMTP_URL: mails.url(),
    BASE_URL: 'https://shop.example',
    WIDGET_URL: 'https://pay.shop.example',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'silent',
    ORDER_LIMIT: '0',
  }
  await fill(settings.DATABASE_URL, stock)
  const ports = await findPorts()
  const main = await bundleMain()
  const nodes = ports.nodes.map(({ shop, widgets }, place) =>
    nodeOf(t, main, {
      ...settings,
      DATA_DIR: join(folder, `node${place + 1}`),
      PORT: String(shop),
      WIDGET_PORT: String(widgets),
    }),
  )
  await Promise.all(nodes.map((it) => it.start()))
  const untilReady = await runBalancer(t, folder, ports)
  return { ...{ nodes, port: ports.secure, settings, mails, untilReady }, restartDatabase }

  async function restartDatabase(meanwhile: () => Promise<void>): Promise<void> {
    server.crash()
    await meanwhile()
    server.start()
  }
}

async function fill(databaseUrl: string, stock: Readonly<Record<string, number>>): Promise<void> {
  const db = await openDatabase({ dataDir: '.', databaseUrl })
  const { products, ...rest } = smallCatalogue()
  const [last] = products.filter(({ id }) => id === 'last')
  if (!last) throw new Error('The catalogue has changed')
  const scarce = Object.entries(stock).map(([number, pieces]) => {
    const id = number.toLowerCase()
    return { ...last, id, slug: id, articles: [{ number, price: 20_000, stock: pieces }] }
  })
  await storeCatalogue(db, { ...rest, products: [...products, ...scarce] }, { source: 'test' })
  await db.destroy()
}

async function findPorts(): Promise<BalancedPorts> {
  const ports: number[] = []
  while (ports.length < 2 + 2 * NODES) ports.push(await freePort())
  const [plain = 0, secure = 0, ...rest] = ports
  const nodes = Array.from({ length: NODES }, (_, it) => ({
    shop: rest[2 * it] ?? 0,
    widgets: rest[2 * it + 1] ?? 0,
  }))
  return { plain, secure, nodes }
}

function nodeOf(t: TestContext, main: string, settings: Readonly<Record<string, string>>): Node {
  let running: RunningShop | undefined
  return {
    async start() {
      running = await startShop(t, main, settings)
      while (!(await isReady(running.port))) await sleep(50)
    },
    stop: async (signal) => running?.stop(signal) ?? null,
  }
}

async function isReady(port: string): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
}
