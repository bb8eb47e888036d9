import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createShop } from '../../shop/app/create-app.ts'
import type { ShopOptions } from '../../shop/app/shop-options.ts'
import { storeFees } from '../../shop/cart/contents/fee-writes.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { storeCatalogue } from '../../shop/catalogue/imports/store-catalogue.ts'
import { seedCustomers } from '../../shop/demo/seed-customers.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import type { ShopFacts } from '../../shop/platform/shop/shop-facts.ts'
import { callAfter } from './call-after.ts'
import { demoShop } from './demo-shop.ts'
import { provideDatabase } from './kept-database.ts'
import { smallCatalogue } from './small-catalogue.ts'
import { type Filling, openTestDatabase, reopen } from './test-database.ts'

export interface OpenedShop {
  readonly db: Db
  readonly shop: FastifyInstance
  /** A client of its own, with its own cookies and token. */
  visitor(context?: object, address?: string): ShopVisitor
}

export interface ShopVisitor {
  /** Sends JSON with the visitor's cookies, token and request context. A body makes it a POST. */
  ask(path: string, body?: unknown, more?: AskOptions): Promise<LightMyRequestResponse>
  logIn(userName: string): Promise<LightMyRequestResponse>
  /** The `Cookie` header that this visitor sends. */
  cookie(): string
  token(): string | undefined
}

interface AskOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
}

export interface OpenOptions extends ShopOptions {
  readonly catalogue?: Catalogue
  /** Fees in place of the demo's. */
  readonly fees?: ShopFacts['fees']
  /** Wraps the database for the shop. */
  readonly wrap?: (db: Db) => Db
}

/** How many programs answer for one shop; two of them in turn, as behind a load balancer. */
export const NODES = process.env.TEST_NODES === '2' ? 2 : 1

export const DEMO_PASSWORD = 'courtside-demo'

/** An empty folder that is removed after the test. */
export function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same with an empty database. */
export async function databaseFolder(t: TestContext): Promise<string> {
  const folder = temporaryFolder(t)
  await provideDatabase(folder)
  return folder
}

/** A shop without a port, on a database of its own, with the small catalogue and two customers. */
export async function openShop(t: TestContext, options: OpenOptions = {}): Promise<OpenedShop> {
  const { catalogue, fees, wrap = (it) => it, ...shopOptions } = options
  const { db, dataDir, close } = await openTestDatabase(catalogue ? WITHOUT_GOODS : WITH_GOODS)
  if (catalogue) await storeCatalogue(db, catalogue, { source: 'test' })
  if (fees) await storeFees(db, { fees })
  // No limits by default, since tests order more than people do.
  const shop = await createShop(wrap(db), { maxOrders: 0, dataDir, ...shopOptions })
  callAfter(t, async () => {
    await shop.close()
    await close()
  })
  if (NODES === 2) {
    const other = await createShop(wrap(await reopen(t, db)), { maxOrders: 0, ...shopOptions })
    callAfter(t, () => other.close())
    takeTurns(shop, other)
  }
  return { db, shop, visitor: (context = {}, address) => createVisitor(shop, context, address) }
}

/** Lets the other answer every second request. */
function takeTurns(shop: FastifyInstance, other: FastifyInstance): void {
  const own = shop.inject.bind(shop)
  let requests = 0
  const inject = (asked: InjectOptions | string) => {
    requests += 1
    return requests % 2 === 0 ? other.inject(asked) : own(asked)
  }
  Object.assign(shop, { inject })
}

/** Customers and fees. */
const WITHOUT_GOODS: Filling = {
  name: 'without-goods',
  async fill(db) {
    await seedCustomers(db, Date.now())
    await storeFees(db, demoShop)
  },
}

/** The same with the small catalogue. */
const WITH_GOODS: Filling = {
  name: 'with-goods',
  async fill(db) {
    await WITHOUT_GOODS.fill(db)
    await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  },
}

/** A client, optionally with a network address of its own. */
export function createVisitor(
  shop: FastifyInstance,
  context: object,
  remoteAddress = '127.0.0.1',
): ShopVisitor {
  const cookies = new Map<string, string>()
  let token: string | undefined
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of response.cookies) cookies.set(name, value)
    if (response.headers['content-type']?.toString().startsWith('application/json')) {
      const body = parse(response.body)
      if (typeof body?.token === 'string') token = body.token
    }
    return response
  }

  async function ask(path: string, body?: unknown, options: AskOptions = {}) {
    const method = options.method ?? (body === undefined ? 'GET' : 'POST')
    if (method !== 'GET' && token === undefined && cookies.size > 0) await ask('/api/token')
    return send(method, path, body, options.headers)
  }

  async function send(
    method: NonNullable<AskOptions['method']>,
    path: string,
    body: unknown,
    more: AskOptions['headers'],
  ) {
    const sent = {
      'request-context': JSON.stringify(context),
      cookie: cookie(),
      requestverificationtoken: method === 'GET' ? undefined : token,
      'content-type': body === undefined ? undefined : 'application/json',
      ...more,
    }
    const headers = Object.fromEntries(Object.entries(sent).filter(([, value]) => value))
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    return keep(await shop.inject({ method, url: path, headers, remoteAddress, ...payload }))
  }

  return {
    ask,
    cookie,
    token: () => token,
    logIn: (userName) => ask('/api/user/login', { userName, password: DEMO_PASSWORD }),
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Money as the shop writes it, with no-break spaces. */
export function kr(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
