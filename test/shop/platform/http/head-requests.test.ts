import { deepEqual, equal, match } from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { answerHeadRequests } from '../../../../shop/platform/http/head-requests.ts'
import { openShop } from '../../../helpers/open-shop.ts'

test('HEAD is answered as GET, with the length of the body and without it', async (t) => {
  const { shop } = await openShop(t)
  for (const url of ['/', '/pro/cart', '/api/cart', '/robots.txt', '/api/openapi.json']) {
    const got = await shop.inject({ method: 'GET', url })
    const head = await shop.inject({ method: 'HEAD', url })
    equal(got.statusCode, 200, url)
    equal(head.statusCode, 200, url)
    equal(head.body, '', url)
    deepEqual(Object.keys(head.headers).sort(), Object.keys(got.headers).sort(), url)
    equal(head.headers['content-length'], got.headers['content-length'], url)
    equal(head.headers['content-type'], got.headers['content-type'], url)
  }
})

test('HEAD of what is sent bit by bit says no length, and does not make it', async () => {
  let made = 0
  const shop = fastify({ exposeHeadRoutes: false })
  answerHeadRequests(shop)
  shop.get('/file', (_request, reply) =>
    reply.send(
      Readable.from({
        [Symbol.iterator]: () => ({ next: () => ({ done: made++ > 2, value: '' }) }),
      }),
    ),
  )
  const { statusCode, headers } = await shop.inject({ method: 'HEAD', url: '/file' })
  deepEqual([statusCode, headers['content-length'], made], [200, undefined, 0])
})

test('HEAD of what a browser has is 304, of what is not there 404, of what takes no GET 405', async (t) => {
  const { shop } = await openShop(t)
  const { headers } = await shop.inject('/api/openapi.json')
  const known = { 'if-none-match': String(headers.etag) }
  const ask = (url: string, more = {}) => shop.inject({ method: 'HEAD', url, headers: more })
  equal((await ask('/api/openapi.json', known)).statusCode, 304)
  equal((await ask('/not-here')).statusCode, 404)
  const refused = await ask('/api/cart/add')
  equal(refused.statusCode, 405)
  match(String(refused.headers.allow), /POST/)
})
