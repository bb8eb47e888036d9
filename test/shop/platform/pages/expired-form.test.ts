import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  outOfSight,
  type RecoverOptions,
  recoverForm,
  type TypedFields,
} from '../../../../shop/platform/pages/expired-form.tsx'
import { ShopError } from '../../../../shop/platform/shop-error.ts'

const OPTIONS = {} as RecoverOptions
const REPLY = { status: () => REPLY } as unknown as FastifyReply

function requestOf(body: TypedFields, more: object = {}): FastifyRequest {
  const known = { body, headers: { host: 'shop.example' }, protocol: 'http', visitor: {} }
  return { ...known, method: 'POST', ...more } as unknown as FastifyRequest
}

function formThatKeeps(keeps: readonly string[]) {
  const seen: TypedFields[] = []
  const form = recoverForm(OPTIONS, {
    refill: async ({ kept }) => {
      seen.push(kept)
      return REPLY
    },
    loggedOut: { keeps, path: '/', says: 'account.expired', draw: () => ({}) as never },
  })
  return { ...form, seen }
}

test('a form gets back what it names and was sent, and never what is secret', async () => {
  const secrets = ['password', 'NewPassword', 'current', 'code', 'cardNumber', 'cvc', 'apiToken']
  const sent = Object.fromEntries([...secrets, 'name', 'zipCode', 'other'].map((it) => [it, 'x']))
  const form = formThatKeeps([...secrets, 'name', 'zipCode', 'campaignCode'])

  await form.preHandler(requestOf({ ...sent, resume: '1' }), REPLY)
  await form.preHandler(requestOf(sent), REPLY)

  deepEqual(form.seen, [{ name: 'x', zipCode: 'x' }])
})

test('only a login or a token that has ended gives a form back, and only to the shop’s own pages', async () => {
  const form = formThatKeeps(['name'])
  const own = requestOf({ name: 'Kim' })
  const foreign = requestOf({ name: 'Evil' }, { headers: { 'sec-fetch-site': 'cross-site' } })
  const errors = ['token', 'request.login', 'request.notfound'].map((it) => new ShopError(403, it))

  const [token, login, other] = errors
  await form.errorHandler(token, own, REPLY)
  await form.errorHandler(login, own, REPLY)
  await rejects(form.errorHandler(other, own, REPLY), { reason: { key: 'request.notfound' } })
  await rejects(form.errorHandler(token, foreign, REPLY), { reason: { key: 'token' } })

  deepEqual(form.seen, [{ name: 'Kim' }, { name: 'Kim' }])
})

test('a form that is not theirs stays refused as it was', async () => {
  const missing = recoverForm(OPTIONS, {
    refill: () => Promise.reject(new ShopError(404, 'request.notfound')),
  })
  const hidden = recoverForm(OPTIONS, { refill: async () => undefined })
  const token = new ShopError(403, 'token')

  for (const { errorHandler } of [missing, hidden]) {
    await rejects(errorHandler(token, requestOf({}), REPLY), token)
  }
})

test('a page is out of sight for a guest who has typed something, and else not there', () => {
  const statusOf = (more: object, isTyped = true) =>
    outOfSight(requestOf({}, more), { isTyped }).status

  equal(statusOf({}), 401)
  equal(statusOf({}, false), 404)
  equal(statusOf({ method: 'GET' }), 404)
  equal(statusOf({ visitor: { customer: {} } }), 404)
})
