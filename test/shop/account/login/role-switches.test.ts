import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { activeVariantSchema } from '../../../../src/contract/quick-buy.ts'
import { addColleague } from '../../../helpers/colleagues.ts'
import {
  createVisitor,
  type OpenedShop,
  openShop,
  type ShopVisitor,
} from '../../../helpers/open-shop.ts'
import { orderAs } from '../../../helpers/own-orders.ts'

/** Runs of up to a dozen steps; each login costs a hash. */
const RUNS = 4
const STEPS = 10
const PEOPLE = ['anna', 'bo', 'kim'] as const
const BROWSERS = [0, 1] as const
const PROFESSIONAL = { storefront: 'professional' }

type Name = (typeof PEOPLE)[number]
type Role = 'buyer' | 'approver'

/** The expected state: who is logged in where, and Kim's role in the company. */
interface Model {
  readonly who: (Name | undefined)[]
  role: Role
}

interface Real {
  readonly shop: OpenedShop
  readonly browsers: readonly ShopVisitor[]
  /** An approver in another browser. */
  readonly approver: ShopVisitor
  readonly orders: Readonly<Record<Name, string>>
}

/** The shop's answers to one browser that depend on the role. */
interface Seen {
  readonly price: string
  readonly orders: readonly string[] | number
  readonly others: number
  readonly people: string | number
  readonly write: number
  readonly account: number
  readonly persons: number
}

class Step implements fc.AsyncCommand<Model, Real> {
  readonly words: string
  readonly act: (model: Model, real: Real) => Promise<void>

  constructor(words: string, act: Step['act']) {
    this.words = words
    this.act = act
  }
  check(): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real)
    for (const at of BROWSERS) {
      const browser = real.browsers[at]
      if (!browser) continue
      const expected = oracle(model, model.who[at], real.orders)
      deepEqual([this.words, at, await look(browser, real.orders)], [this.words, at, expected])
    }
  }
  toString(): string {
    return this.words
  }
}

/** A token is valid only for its login; clients fetch another one automatically. */
async function enter(browser: ShopVisitor | undefined, name: Name): Promise<void> {
  await browser?.ask('/api/token')
  equal((await browser?.logIn(`${name}@example.com`))?.statusCode, 200)
}

const anyBrowser = fc.constantFrom(...BROWSERS)
const logIns = fc.tuple(anyBrowser, fc.constantFrom(...PEOPLE)).map(
  ([at, name]) =>
    new Step(`${name} logs in at ${at}`, async (model, { browsers }) => {
      await enter(browsers[at], name)
      model.who[at] = name
    }),
)
const logOuts = anyBrowser.map(
  (at) =>
    new Step(`logs out at ${at}`, async (model, { browsers }) => {
      await browsers[at]?.ask('/api/token')
      equal((await browsers[at]?.ask('/api/user/logout', {}))?.statusCode, 200)
      model.who[at] = undefined
    }),
)
const roleChanges = fc.constantFrom<Role>('buyer', 'approver').map(
  (role) =>
    new Step(`kim becomes ${role}`, async (model, { approver }) => {
      const kim = { systemId: 'kim', firstName: 'kim', lastName: 'Berg', phone: '', role }
      const person = { ...kim, email: 'kim@example.com' }
      equal((await approver.ask('/api/mypageperson', person, { method: 'PUT' })).statusCode, 200)
      model.role = role
    }),
)
const endings = fc.constantFrom(...PEOPLE).map(
  (name) =>
    new Step(`every login of ${name} runs out`, async (model, { shop, browsers, approver }) => {
      const ended = shop.db.updateTable('session').set({ logged_in_at: 1 })
      await ended.where('customer_id', '=', name).execute()
      if (name === 'bo') await enter(approver, 'bo')
      for (const at of BROWSERS)
        if (browsers[at] && model.who[at] === name) model.who[at] = undefined
    }),
)

function oracle({ role }: Model, name: Name | undefined, orders: Real['orders']): Seen {
  const isApprover = name === 'bo' || (name === 'kim' && role === 'approver')
  if (!name) {
    const login = { people: 401, write: 401, account: 303, persons: 303 }
    return { price: 'none', orders: 401, others: 401, ...login }
  }
  const own = { orders: [orders[name]], others: 404, account: 200 }
  if (name === 'anna') return { price: 'none', ...own, people: 403, write: 400, persons: 403 }
  const people = isApprover ? 'changes' : 'reads'
  return { price: '1 500 kr', ...own, people, write: isApprover ? 400 : 403, persons: 200 }
}

async function look(browser: ShopVisitor, orders: Real['orders']): Promise<Seen> {
  const variant = await browser.ask('/api/quickbuy/activevariant?variantid=TEAM-1')
  const [size] = v.parse(activeVariantSchema, variant.json()).sizeInputComponentData
  const listed = await browser.ask('/api/orders')
  const ids = listed.json<{ orders?: { orderId: string }[] }>().orders?.map((it) => it.orderId)
  const own = new Set(ids)
  const foreign = Object.values(orders).filter((it) => !own.has(it))
  const statuses = new Set<number>()
  for (const id of foreign) statuses.add((await browser.ask(`/api/orders/${id}`)).statusCode)
  const people = await browser.ask('/api/mypageperson')
  const write = await browser.ask('/api/mypageaddress', { country: 'SE' })
  return {
    price: String(size?.price ?? 'none').replaceAll('\u00a0', ' '),
    orders: ids ?? listed.statusCode,
    others: [...statuses].reduce((sum, it) => Math.max(sum, it), 0),
    people: people.statusCode === 200 ? mayChange(people.json()) : people.statusCode,
    write: write.statusCode,
    account: (await browser.ask('/account')).statusCode,
    persons: (await browser.ask('/pro/account/persons')).statusCode,
  }
}

function mayChange(people: readonly { readonly editable: boolean }[]): string {
  return people.some(({ editable }) => editable) ? 'changes' : 'reads'
}

async function setUp(shop: OpenedShop): Promise<Omit<Real, 'browsers'>> {
  await addColleague(shop.db, { id: 'kim', role: 'buyer' })
  const approver = shop.visitor()
  await approver.logIn('bo@example.com')
  const orders = { anna: '', bo: '', kim: '' }
  for (const name of PEOPLE) {
    const visitor = shop.visitor()
    await visitor.logIn(`${name}@example.com`)
    orders[name] = await orderAs(visitor, { 'PLENTY-1': 1 }, `${name}@example.com`)
  }
  return { shop, approver, orders }
}

test('whoever logs in, out or changes roles, each browser sees what is theirs at that moment', async (t) => {
  const shop = await openShop(t)
  const real = await setUp(shop)
  const steps = fc.commands([logIns, logOuts, roleChanges, endings], {
    maxCommands: STEPS,
    size: 'max',
  })
  const property = fc.asyncProperty(steps, (commands) =>
    fc.asyncModelRun(async () => {
      await shop.db.updateTable('customer').set({ role: 'buyer' }).where('id', '=', 'kim').execute()
      const browsers = BROWSERS.map(() => createVisitor(shop.shop, PROFESSIONAL))
      const model: Model = { who: BROWSERS.map(() => undefined), role: 'buyer' }
      return { model, real: { ...real, browsers } }
    }, commands),
  )
  await fc.assert(property, { numRuns: RUNS })
})
