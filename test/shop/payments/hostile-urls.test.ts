import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openPayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, reachPayment, validate } from '../../helpers/pay-steps.ts'
import { oneIn } from '../../helpers/try-all.ts'

const HOSTS = ['evil.example', 'localhost@evil.example', 'evil.example:443', '[::1]', '2130706433']
const SHAPES = [
  (host: string) => `https://${host}/`,
  (host: string) => `//${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `http:///${host}`,
  (host: string) => ` https://${host}`,
  (host: string) => `\thttps://${host}`,
  (host: string) => `https:\\\\${host}`,
  (host: string) => `/../..//${host}`,
  (host: string) => `%2f%2f${host}`,
]
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '\u0000https://evil.example',
]
const CORPUS = [...HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host))), ...SCRIPTS]
const FIELDS = ['responseUrl', 'cancelUrl', 'redirectUrl'] as const

test('neither stores nor returns an address that a client has sent', async (t) => {
  ok(CORPUS.length >= 60)
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const own = Object.fromEntries(FIELDS.map((it) => [it, checkout[it] ?? null]))

  for (const url of oneIn(4, CORPUS)) {
    const sent = {
      ...checkout,
      ...Object.fromEntries(FIELDS.map((it) => [it, url])),
      paymentWidget: { ...checkout.paymentWidget, redirectUrl: url, responseString: url },
    }
    const answer = await buyer.ask('/api/checkout/setPaymentProvider', sent, { method: 'PUT' })

    equal(answer.statusCode, 200, url)
    const received = answer.json()
    deepEqual(Object.fromEntries(FIELDS.map((it) => [it, received[it] ?? null])), own, url)
    deepEqual(received.paymentWidget, checkout.paymentWidget, url)
  }
})

test('redirects to its own pages only, whatever the payload and the address contain', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const evil = 'https://evil.example/'
  const hostile = { ...checkout, responseUrl: evil, cancelUrl: evil, redirectUrl: evil }

  deepEqual((await validate(buyer, { ...hostile })).json(), { shouldProceed: true })
  await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))
  const back = `${checkout.paymentWidget?.redirectUrl}&redirectUrl=${evil}&responseUrl=${evil}`
  const { headers } = await buyer.ask(back)

  match(String(headers.location), /^\/order\/[\w-]+$/)
})
