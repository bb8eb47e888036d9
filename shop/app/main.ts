import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Text } from '../../src/i18n/text.ts'
import { createSandboxCarrier } from '../delivery/sandbox-carrier.ts'
import { createMailbox } from '../demo/doors/mailbox.ts'
import { adviseOnAddress, originsOf } from '../payments/port/origins.ts'
import { outsideProviders } from '../payments/providers/outside-providers.ts'
import { createWidgetOrigin } from '../payments/widgets/widget-origin.ts'
import { commandText, toStartError } from '../platform/commands/command-text.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { adviseOnProxy } from '../platform/http/trusted-proxies.ts'
import { openMailTransport } from '../platform/mail/open-transport.ts'
import { readOwnFacts } from '../platform/shop/own-facts.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { StartError, StartRefusal } from '../platform/start-error.ts'
import { helpText, readSettings, type Settings } from '../settings/settings.ts'
import { sharedSettings } from '../settings/shared-settings.ts'
import { createShop } from './create-app.ts'
import { createSandboxSwitch } from './create-sandbox-switch.ts'
import { describeOpening, hasDoors } from './describe-opening.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { createMetrics } from './metrics.ts'
import { refuseWithoutCarrier, settleFacts } from './settle-facts.ts'
import { startSweeping } from './sweep.ts'
import { watchNodes } from './watch-nodes.ts'

/** Texts for failures that the person who starts the shop can fix. */
const FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'start.port.inUse',
  EACCES: 'start.port.noRight',
  EADDRNOTAVAIL: 'start.host.notHere',
  ENOTFOUND: 'start.host.unknown',
  EAI_AGAIN: 'start.host.unknown',
}

/** Lets a demo begin with orders, returns and the like, as `npm start` shows it, and says that it fills it. */
const STORY_FLAG = '--with-story'

/** A port to open, and the setting that names it. */
interface Port {
  readonly server: FastifyInstance
  readonly port: number
  readonly setting: 'PORT' | 'WIDGET_PORT' | 'METRICS_PORT'
}

/** Loaded only if needed, so that a shop that has its goods starts at once. */
async function tellStory(tx: Tx, now: number): Promise<void> {
  const { seedStory } = await import('../demo/story/seed-story.ts')
  await seedStory(tx, now)
}

async function start(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const t = commandText(process.env)
    const own = readOwnFacts(settings, t)
    if (own) refuseWithoutCarrier(own, settings, t)
    const db = await openDatabase(settings)
    const filling = { story: tellStory, onFill: () => console.log(t('start.filling')) }
    const hasStory = process.argv.includes(STORY_FLAG)
    const facts = await settleFacts(db, own, t, hasStory ? filling : {})
    const { shop, widgets } = await open(db, facts, settings)
    await watchNodes(shop, db, { shared: () => sharedSettings(settings, process.env), t })
    const stopSweeping = startSweeping(db, shop.log)
    const ports: readonly Port[] = [
      { server: shop, port: settings.port, setting: 'PORT' },
      { server: widgets, port: settings.widgetPort, setting: 'WIDGET_PORT' },
      ...(await metricsOf(shop, db, settings)),
    ]
    shutDownGracefully(
      ports.map(({ server }) => server),
      {
        noticeMs: settings.drainMs,
        async close() {
          stopSweeping()
          await db.destroy()
        },
      },
    )
    for (const it of ports) await listenOn(it, settings)
    const { shop: address } = shop.payments.origins()
    console.log(describeOpening({ facts, settings, address, port: portOf(shop) }, t))
    for (const advice of advise(settings, portOf(shop), t)) console.warn(advice)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function advise(settings: Settings, port: number, t: Text): readonly string[] {
  const { baseUrl, trustProxy } = settings
  const advice = [adviseOnAddress(settings, port, t), adviseOnProxy(baseUrl, trustProxy, t)]
  return advice.flatMap((it) => it ?? [])
}

/** Creates the shop, and the payment widgets on an origin of their own. */
async function open(
  db: Db,
  facts: ShopFacts,
  settings: Settings,
): Promise<{ shop: FastifyInstance; widgets: FastifyInstance }> {
  const opened: { shop?: FastifyInstance; widgets?: FastifyInstance } = {}
  const origins = () => originsOf(settings, portOf(opened.shop), portOf(opened.widgets))
  const providers = outsideProviders(process.env, facts.currency)
  const { sandboxAddress } = settings
  const sandbox = createSandboxSwitch(db, {
    payments: settings.sandboxPayments,
    carrier: settings.sandboxCarrier,
    isLive: providers.length > 0 || isSecure(settings),
  })
  const payments = { origins, providers, sandboxAddress, sandbox }
  const shop = await createShop(db, { ...shopOptions(facts, settings), payments })
  const widgets = await createWidgetOrigin(shop.payments, {
    folder: builtFolder('frame'),
    isSecure: isSecure(settings),
    log: { level: settings.logLevel },
    ...limitsOf(settings),
  })
  Object.assign(opened, { shop, widgets })
  return { shop, widgets }
}

/** The figures of the shop, if the operator wants them. */
async function metricsOf(
  shop: FastifyInstance,
  db: Db,
  { metricsPort: port }: Settings,
): Promise<readonly Port[]> {
  if (port === undefined) return []
  return [{ server: await createMetrics(shop, db), port, setting: 'METRICS_PORT' }]
}

function shopOptions(facts: ShopFacts, settings: Settings) {
  const { baseUrl, logLevel, maxOrders, pictureOrigins, carrierMood, staffKeys } = settings
  const { maxPageBytes, dataDir } = settings
  return {
    facts,
    baseUrl,
    folders: { ui: builtFolder('ui'), uiLite: builtFolder('ui-lite') },
    log: { level: logLevel },
    maxOrders,
    maxPageBytes,
    dataDir,
    pictureOrigins,
    staffKeys,
    ...limitsOf(settings),
    carriers: [createSandboxCarrier(facts, () => carrierMood)],
    ...mailOf(facts, settings),
  }
}

/** Where mail goes; where the demo has doors, it is read there, too. */
function mailOf(facts: ShopFacts, settings: Settings) {
  const { company, contact } = facts
  const mailFrom = { name: company.name, address: settings.mailFrom ?? contact.email }
  const mail = openMailTransport({ ...settings, mailFrom })
  if (!hasDoors(facts, settings)) return { mail }
  const demoMailbox = createMailbox(mail)
  return { mail: demoMailbox, demoMailbox }
}

/** Limits of the shop and of its widgets, each separately. */
function limitsOf({ maxRequests, maxConnections, trustProxy }: Settings) {
  return { maxRequests, maxConnections, trustProxy }
}

function isSecure({ baseUrl }: Settings): boolean {
  return baseUrl?.startsWith('https:') ?? false
}

/** This file is built to shop/dist/, the browser parts to dist/. */
function builtFolder(name: string): string | undefined {
  const folder = fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))
  return existsSync(folder) ? folder : undefined
}

if (process.argv.includes('--help')) process.stdout.write(helpText(process.env))
else await start()

/** Opens a server's port; throws one sentence if that fails. */
async function listenOn(
  { server, port, setting }: Port,
  { host, language }: Settings,
): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const key = FAILURES[String(code)]
    if (!key) throw error
    throw toStartError(new StartRefusal(key, { host, port: String(port), setting }), language)
  }
}

/** The open port; 0 before listening. */
export function portOf(server: FastifyInstance | undefined): number {
  const address = server?.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
