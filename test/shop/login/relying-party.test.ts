import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { relyingPartyOf } from '../../../shop/login/passkeys/relying-party.ts'

const http = (host: string) => ({ protocol: 'http' as const, headers: { host } })

test('keys are bound to the address that people use', () => {
  const party = { id: 'shop.example', origin: 'https://shop.example' }

  deepEqual(relyingPartyOf('https://shop.example', http('evil.example')), party)
  deepEqual(relyingPartyOf('https://shop.example:8443/', http('x')), {
    id: 'shop.example',
    origin: 'https://shop.example:8443',
  })
})

test('there are none without https, or where a request could name any address', () => {
  deepEqual(
    [
      relyingPartyOf('http://shop.example', http('shop.example')),
      relyingPartyOf(undefined, { protocol: 'https', headers: { host: 'shop.example' } }),
      relyingPartyOf(undefined, http('127.0.0.1:3000')),
      relyingPartyOf(undefined, http('localhost.evil.example')),
    ],
    [undefined, undefined, undefined, undefined],
  )
})

test('this machine itself needs neither', () => {
  const here = { id: 'localhost', origin: 'http://localhost:3000' }

  deepEqual(relyingPartyOf(undefined, http('localhost:3000')), here)
  deepEqual(relyingPartyOf('http://localhost:3000', http('localhost:3000')), here)
})
