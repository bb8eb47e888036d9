import { deepEqual, rejects, throws } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { accessTable } from '../../../shop/app/access-table.ts'
import { addAccess } from '../../../shop/platform/http/access.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { toRefusal } from '../../../shop/platform/http/errors.ts'
import { routeOf } from '../../../shop/platform/http/page-addresses.ts'
import { verificationTokens } from '../../../shop/platform/http/verification-token.ts'
import type { Visitor } from '../../../shop/platform/http/visitor.ts'
import { PAGE_PREFIXES, prefixed as pageAddress } from '../../../shop/platform/pages/page-lines.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import { demoShop } from '../../helpers/demo-shop.ts'

const line = (path: string, more: Partial<AccessRule> = {}): AccessRule => ({
  method: 'GET',
  path,
  access: 'anyone',
  csrf: 'none',
  cache: 'never',
  ...more,
})

const byName = (one: AccessRule, other: AccessRule): number =>
  `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1

function guarded(table: readonly AccessRule[]): FastifyInstance {
  const shop = fastify()
  addAccess(shop, {
    table,
    tokens: verificationTokens(createSigner(Buffer.alloc(32))),
    baseUrl: undefined,
  })
  return shop
}

test('has one line for each route', () => {
  const names = accessTable.map(({ method, path }) => `${method} ${path.toLowerCase()}`)

  deepEqual(
    names.filter((it, index) => names.indexOf(it) !== index),
    [],
  )
})

test('has the lines of a page for each storefront and language, and nothing else that begins so', () => {
  const prefixed = accessTable.filter(({ path }) => routeOf(path) !== path)
  const bare = prefixed.filter(({ path }) => path.startsWith('/en/pro'))
  const pages = bare.flatMap((it) =>
    PAGE_PREFIXES.map((prefix) => ({ ...it, path: pageAddress(prefix, routeOf(it.path)) })),
  )
  const starts = new Set(pages.map(({ path }) => routeOf(path).split('/')[1]))
  const alike = accessTable.filter(({ path }) => starts.has(routeOf(path).split('/')[1]))

  deepEqual(alike.toSorted(byName), pages.toSorted(byName))
})

test('asks one route for a page in each storefront and language', async () => {
  const shop = guarded(PAGE_PREFIXES.map((it) => line(`${it}/cart`)))
  shop.get('/cart', () => '')

  await shop.ready()
  throws(() => guarded([line('/en/cart')]).get('/cart', () => ''), /No line .* GET \/cart/)
})

test('refuses a route that has no line', () => {
  const shop = guarded([line('/known')])

  throws(() => shop.get('/unknown', () => ''), /No line in the access table: GET \/unknown/)
  throws(() => shop.post('/known', () => ''), /No line in the access table: POST \/known/)
})

test('refuses a line that has no route', async () => {
  const shop = guarded([line('/known'), line('/forgotten')])
  shop.get('/known', () => '')

  await rejects(() => Promise.resolve(shop.ready()), /No route for .* GET \/forgotten/)
})

test('asks for a login, and for a company, where the line says so', async () => {
  const customer = { id: 'anna', email: '', firstName: '', lastName: '', role: 'buyer' } as const
  const company = { id: 'lunda-if', name: '', organizationNumber: '', mayInvoice: false }

  deepEqual(await statuses({}), [401, 401])
  deepEqual(await statuses({ customer }), [200, 403])
  deepEqual(await statuses({ customer, company }), [200, 200])
})

/** What a visitor is answered where a customer, and where a company, is asked for. */
async function statuses(who: Pick<Visitor, 'customer' | 'company'>): Promise<number[]> {
  const shop = guarded([
    line('/mine', { access: 'customer' }),
    line('/ours', { access: 'company' }),
  ])
  shop.decorateRequest('visitor')
  shop.addHook('onRequest', async (request) => {
    request.visitor = {
      ...who,
      shop: demoShop,
      storefront: 'sport',
      language: 'sv',
      canSeePrices: true,
      mayBackorder: false,
    }
  })
  shop.setErrorHandler((error, _request, reply) => reply.status(toRefusal(error).status).send())
  shop.get('/mine', () => 'mine')
  shop.get('/ours', () => 'ours')
  const answers = await Promise.all(['/mine', '/ours'].map((url) => shop.inject(url)))
  return answers.map((it) => it.statusCode)
}
