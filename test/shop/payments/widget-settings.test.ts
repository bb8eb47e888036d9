import { deepEqual, equal, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { adviseOnAddress, originsOf } from '../../../shop/payments/port/origins.ts'
import { commandText } from '../../../shop/platform/commands/command-text.ts'
import { readSettings } from '../../../shop/settings/settings.ts'

const widgetPortOf = (environment: Record<string, string>) => readSettings(environment).widgetPort

test('opens the widgets on a port beside the shop by default', () => {
  equal(widgetPortOf({}), 3001)
  equal(widgetPortOf({ PORT: '4000' }), 4001)
  equal(widgetPortOf({ PORT: '4000', WIDGET_PORT: '5000' }), 5000)
  equal(widgetPortOf({ PORT: '0' }), 0)
  equal(widgetPortOf({ PORT: '65535' }), 0)
})

test('refuses widgets on the origin of the shop', () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ WIDGET_PORT: 'three' }, /^WIDGET_PORT must be a whole number/],
    [{ PORT: '4000', WIDGET_PORT: '4000' }, /^WIDGET_PORT must be another port/],
    [{ WIDGET_URL: 'pay.shop.example' }, /^WIDGET_URL must be an address/],
    [
      { BASE_URL: 'https://shop.example', WIDGET_URL: 'https://shop.example/' },
      /^WIDGET_URL must be another origin/,
    ],
  ]

  for (const [environment, reason] of cases) {
    throws(() => readSettings(environment), { message: reason })
  }
})

test('knows the addresses of shop and widgets, and the pages that may embed them', () => {
  const local = { baseUrl: undefined, widgetUrl: undefined, host: '0.0.0.0' }
  const named = { baseUrl: 'https://shop.example', widgetUrl: undefined, host: '10.0.0.5' }

  deepEqual(originsOf(local, 3000, 3001), {
    shop: 'http://localhost:3000',
    pages: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    widgets: 'http://localhost:3001',
    nearby: 'http://127.0.0.1:3000',
  })
  deepEqual(originsOf(named, 3000, 3001), {
    shop: 'https://shop.example',
    pages: ['https://shop.example'],
    widgets: 'https://shop.example:3001',
    nearby: 'http://10.0.0.5:3000',
  })
  const proxied = { ...named, widgetUrl: 'https://pay.shop.example' }
  equal(originsOf(proxied, 3000, 3001).widgets, 'https://pay.shop.example')
})

test('advises what to set if people on other machines could not pay', () => {
  const everywhere = { baseUrl: undefined, host: '0.0.0.0' }
  const card = { internal: false, family: 'IPv4', address: '192.168.1.5' } as const
  const t = commandText({})
  const networks = { eth0: [{ ...card, netmask: '', mac: '', cidr: null }] }

  match(
    adviseOnAddress(everywhere, 3000, t, networks) ?? '',
    /BASE_URL=http:\/\/192\.168\.1\.5:3000$/,
  )
  match(adviseOnAddress({ ...everywhere, host: '::' }, 3000, t, {}) ?? '', /shop\.example:3000$/)
  equal(adviseOnAddress({ ...everywhere, host: '127.0.0.1' }, 3000, t, networks), undefined)
  equal(
    adviseOnAddress({ ...everywhere, baseUrl: 'https://a.example' }, 3000, t, networks),
    undefined,
  )
})
