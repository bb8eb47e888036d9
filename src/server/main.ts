import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { seedDemo } from './actions/seed-demo.ts'
import { startSweeping } from './actions/sweep.ts'
import { openDatabase } from './db/open-database.ts'
import { StartError } from './db/start-error.ts'
import { helpText, readSettings, type Settings } from './settings.ts'
import { createShop } from './shop.ts'
import { stopGently } from './stop-gently.ts'

async function start(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const db = await openDatabase(settings)
    await seedDemo(db)
    const shop = await createShop(db, shopOptions(settings))
    const stopSweeping = startSweeping(db, shop.log)
    stopGently(shop, async () => {
      stopSweeping()
      await db.destroy()
    })
    await listen(shop, settings)
    console.log(`Courtside is open at ${addressOf(shop, settings)}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function shopOptions({ baseUrl, logLevel, maxRequests, trustProxy }: Settings) {
  return {
    baseUrl,
    folders: { ui: builtFolder('ui'), uiLite: builtFolder('ui-lite') },
    log: { level: logLevel },
    maxRequests,
    trustProxy,
  }
}

/** The built browser parts stand beside the built server. */
function builtFolder(name: string): string | undefined {
  const folder = fileURLToPath(new URL(`../${name}`, import.meta.url))
  return existsSync(folder) ? folder : undefined
}

async function listen(shop: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await shop.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = LISTEN_FAILURES[String(code)]
    throw reason ? new StartError(reason(host, port)) : error
  }
}

const LISTEN_FAILURES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program; stop it, or set PORT to another one.`,
  EACCES: (_host, port) =>
    `Port ${port} may not be used without more rights; set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}; set HOST to one it has.`,
  ENOTFOUND: (host) => `There is no host ${host}; set HOST to an address of this machine.`,
  EAI_AGAIN: (host) => `There is no host ${host}; set HOST to an address of this machine.`,
}

function addressOf(shop: FastifyInstance, { baseUrl, host }: Settings): string {
  const address = shop.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : ''
  const isLocal = host === '127.0.0.1' || host === '0.0.0.0' || host === '::'
  return baseUrl ?? `http://${isLocal ? 'localhost' : host}:${port}`
}

if (process.argv.includes('--help')) process.stdout.write(helpText())
else await start()
