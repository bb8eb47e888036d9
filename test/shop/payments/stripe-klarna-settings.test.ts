import { deepEqual, equal, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { outsideProviders } from '../../../shop/payments/providers/outside-providers.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const KLARNA = { KLARNA_USERNAME: 'shop', KLARNA_PASSWORD: 'secret' }

const idsOf = (environment: Record<string, string>, currency = 'SEK') =>
  outsideProviders(environment, currency).map((it) => it.id)

test('opens the providers whose keys are set', () => {
  deepEqual(idsOf({}), [])
  deepEqual(idsOf({ STRIPE_SECRET_KEY: ' ', KLARNA_URL: 'https://api.klarna.com' }), [])
  deepEqual(idsOf(STRIPE), ['stripe', 'swish'])
  deepEqual(idsOf({ ...STRIPE, ...KLARNA }), ['stripe', 'swish', 'klarna'])
  deepEqual(idsOf({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_1' }), ['stripe', 'swish', 'wallet'])
  deepEqual(idsOf({ ...KLARNA, KLARNA_URL: 'https://api.playground.klarna.com/' }), ['klarna'])
})

const WRONG: readonly [string, Record<string, string>][] = [
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['sk_ or rk_', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }],
  ['pk_', { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ['whsec_', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['KLARNA_PASSWORD', { KLARNA_USERNAME: 'shop' }],
  ['KLARNA_USERNAME', { KLARNA_PASSWORD: 'secret' }],
  ['KLARNA_URL', { ...KLARNA, KLARNA_URL: 'https://evil.example' }],
  ['KLARNA_URL', { ...KLARNA, KLARNA_URL: 'http://api.klarna.com' }],
  ['KLARNA_URL', { ...KLARNA, KLARNA_URL: 'https://api.klarna.com@evil.example' }],
]

for (const [named, environment] of WRONG) {
  const given = Object.entries(environment).map((it) => it.join('='))
  test(`refuses in one sentence: ${given.join(' ')}`, () => {
    throws(
      () => outsideProviders(environment, 'SEK'),
      (error) => {
        const { name, message } = error instanceof Error ? error : { name: '', message: '' }
        equal(name, 'StartError')
        equal(message.includes(named), true, message)
        equal(message.includes('secret'), false)
        return /^[^\n]+\.$/.test(message)
      },
    )
  })
}

test('errors in keys are reported in Swedish on a Swedish system', () => {
  const said = (environment: Record<string, string>, currency = 'SEK') => {
    try {
      outsideProviders({ ...environment, LANG: 'sv_SE.UTF-8' }, currency)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  deepEqual(
    [
      said({ STRIPE_SECRET_KEY: 'sk_test_1' }),
      said({ KLARNA_PASSWORD: 'secret' }),
      said({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }),
      said({ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }),
      said({ ...KLARNA, KLARNA_URL: 'https://evil.example' }).slice(0, 43),
      said(STRIPE, 'KWD').slice(0, 32),
    ],
    [
      'STRIPE_SECRET_KEY och STRIPE_WEBHOOK_SECRET hör ihop, och STRIPE_WEBHOOK_SECRET saknas.',
      'KLARNA_USERNAME och KLARNA_PASSWORD hör ihop, och KLARNA_USERNAME saknas.',
      'STRIPE_SECRET_KEY måste börja med sk_ eller rk_.',
      'STRIPE_WEBHOOK_SECRET måste börja med whsec_.',
      'KLARNA_URL måste vara något av https://api.',
      'Stripe räknar KWD i andra enhete',
    ],
  )
})

test('Stripe is refused for a currency whose units at Stripe differ from ISO 4217', () => {
  for (const currency of ['ISK', 'UGX', 'MGA', 'KWD', 'BHD', 'CLF']) {
    throws(() => outsideProviders(STRIPE, currency), {
      name: 'StartError',
      message: `Stripe counts ${currency} in other units than ISO 4217, so no card can be charged right: take the keys of Stripe away, or sell in another currency.`,
    })
    deepEqual(outsideProviders({}, currency), [])
    equal(outsideProviders(KLARNA, currency).length, 1)
  }
  for (const currency of ['SEK', 'EUR', 'JPY', 'HUF', 'CHF', 'XAF']) {
    deepEqual(idsOf(STRIPE, currency), currency === 'SEK' ? ['stripe', 'swish'] : ['stripe'])
  }
})
