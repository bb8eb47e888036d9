import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { isOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { tokenAddress } from '../../../shop/payments/providers/klarna/callback-token.ts'
import { sessionCookies } from '../../../shop/platform/http/session-cookie.ts'
import { verificationTokens } from '../../../shop/platform/http/verification-token.ts'
import {
  createSigner,
  SIGNATURE_PREFIXES,
  type SignaturePurpose,
} from '../../../shop/platform/signer.ts'
import { createReceivedToken } from '../../../shop/withdrawals/received-token.ts'

const signer = createSigner(Buffer.alloc(32, 7))

/** What people hold, of `abc`: written down from the first version that issued each. */
const HELD = {
  session: 'tIMlEXEqmRw5tcVNBFuS3v',
  token: 'B7IbYo8JOsXHpXmUxliFMh7hBfzJrEAv',
  order: 'HUin2iUDtkNj7SIMc9tT8DjFmS151nQm_SUwcqJI98E',
  withdrawal: 'cBaJLdQKlMaw_LWVO3dvWgb70bDezJ0R7yV1dufCDNI',
  newsletter: 'SRPcxXZgp2siTYl3Y4h94FBgOG6uhT2FE5ZxWvpKO78',
  account: 'ew8HMPaFutQqFeFk3sgnQ3xVupxQSVqbWsPuUWu3vFQ',
  return: 'SeDZC0MVQO2cDl_oaiOaOHItD7ZJ3Nai',
  frame: '94c5CtWP_kS8U955WVuOPCZXYFmtol6P',
} as const

test('signs what people hold as it always has', () => {
  const purposes = Object.keys(HELD) as (keyof typeof HELD)[]

  deepEqual(Object.fromEntries(purposes.map((it) => [it, signer.sign(it, 'abc')])), HELD)
  equal(isOrderKey({ orderId: 'abc', placedAt: 5 }, { signer, key: HELD.order, now: 6 }), true)
  equal(
    createReceivedToken(signer, { number: 'C-1', at: 5 }),
    'aFbFxcW_KHRTLMAsrBK67SHpjP7ov5GRBL7zK15mVSA',
  )
})

test('derives the keys of sandbox providers, and what Klarna calls, as it always has', () => {
  const key = { orderId: 'abc', secret: 'pw' }

  equal(
    signer.keyOf('sandpay').toString('base64url'),
    'W81w4F1zHx9N8tWKvZ7J5Xbg3gN_Aj-8yY0itjwPoH4',
  )
  equal(
    tokenAddress('https://x', 'push', key),
    'https://x?order=abc&token=jxDHs6eO0OJWwg-mP2cayRE0pwWhU-HK_DM9ypyW-cA&klarna_order_id={checkout.order.id}',
  )
})

test('reads a cookie that was issued before', () => {
  const id = 'A'.repeat(43)
  const cookies = sessionCookies(signer, false)

  equal(typeof cookies.read(`${id}.${signer.sign('session', id)}`), 'string')
  equal(cookies.read(`${id}.${'A'.repeat(22)}`), undefined)
})

test('accepts a verification token of its owner alone', () => {
  const tokens = verificationTokens(signer, () => 1_000_000)
  const token = tokens.issue('owner')

  equal(tokens.accepts(token, 'owner'), true)
  equal(tokens.accepts(token, 'another'), false)
})

test('a signature for one purpose is no good for another, nor for another subject', () => {
  const purposes: readonly SignaturePurpose[] = [
    ...(Object.keys(HELD) as (keyof typeof HELD)[]),
    ...(['attempt', 'webhook', 'klarna', 'provider'] as const),
  ]

  for (const purpose of purposes) {
    const signature = signer.sign(purpose, 'abc')
    deepEqual(
      purposes.filter((it) => signer.verify(it, 'abc', signature)),
      [purpose],
    )
    equal(signer.verify(purpose, 'abd', signature), false)
    equal(createSigner('another').verify(purpose, 'abc', signature), false)
  }
})

test('no purpose is the beginning of another, so that no subject can make up for it', () => {
  const pairs = SIGNATURE_PREFIXES.flatMap((one) =>
    SIGNATURE_PREFIXES.filter((other) => other !== one && other.startsWith(one)),
  )

  deepEqual(pairs, [])
})

test('refuses what is no signature', () => {
  const signature = signer.sign('order', 'abc')

  const others = [undefined, '', 'å', `${signature} `, signature.slice(1), signature.toUpperCase()]
  for (const given of others) equal(signer.verify('order', 'abc', given), false)
})
