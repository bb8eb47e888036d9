import { deepEqual, equal, match, notEqual, throws } from 'node:assert/strict'
import { test } from 'node:test'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  RECOVERY_CODES,
} from '../../../shop/login/recovery-codes.ts'
import { secretKeys } from '../../../shop/login/secret-keys.ts'
import {
  decryptSecret,
  encryptSecret,
  findStep,
  isCurrent,
  newTotpSecret,
  totpUrl,
} from '../../../shop/login/totp.ts'
import { createSigner } from '../../../shop/platform/signer.ts'

/** `12345678901234567890` */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** RFC 6238, appendix B, SHA-1, the last six digits. */
const VECTORS: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const signer = createSigner(Buffer.alloc(32, 1))
const keys = secretKeys(signer)
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]

test('takes the codes of RFC 6238, and says which step each is of', () => {
  for (const [seconds, code] of VECTORS) {
    equal(findStep(RFC_SECRET, code, seconds * 1000), Math.floor(seconds / 30), code)
  }
})

test('takes a code that is one step early or late, and no other', () => {
  const at = 1_111_111_111_000
  const step = Math.floor(at / 30_000)
  const found = [-2, -1, 0, 1, 2].map((it) => findStep(RFC_SECRET, '050471', at + it * 30_000))

  deepEqual(found, [undefined, step, step, step, undefined])
})

test('takes nothing that is no code', () => {
  for (const code of ['', '05047', '0504711', '05047a', '٠٥٠٤٧١', '-50471', '050471\n050471']) {
    equal(findStep(RFC_SECRET, code, 1_111_111_111_000), undefined, code)
  }
  equal(findStep(RFC_SECRET, '050 471', 1_111_111_111_000), 37_037_037)
})

test('makes secrets of 160 bits, in an address that apps read', () => {
  const secret = newTotpSecret()

  match(secret, /^[A-Z2-7]{32}$/)
  notEqual(newTotpSecret(), secret)
  const url = new URL(totpUrl(secret, { issuer: 'Courtside', email: 'eva@shop.example' }))
  equal(url.protocol, 'otpauth:')
  equal(url.searchParams.get('secret'), secret)
  equal(url.searchParams.get('digits'), '6')
})

test('encrypts a secret for one person and one shop', () => {
  const encrypted = encryptSecret(keys, 'eva', RFC_SECRET)

  notEqual(encryptSecret(keys, 'eva', RFC_SECRET), encrypted)
  equal(decryptSecret(keys, 'eva', encrypted), RFC_SECRET)
  throws(() => decryptSecret(keys, 'bo', encrypted))
  throws(() => decryptSecret(secretKeys(createSigner(Buffer.alloc(32, 2))), 'eva', encrypted))
  const first = encrypted.startsWith('A') ? 'B' : 'A'
  throws(() => decryptSecret(keys, 'eva', `${first}${encrypted.slice(1)}`))
  throws(() => decryptSecret(keys, 'eva', ''))
})

test('makes recovery codes that nobody guesses, and reads them as people type them', () => {
  const codes = newRecoveryCodes()

  equal(new Set(codes).size, RECOVERY_CODES)
  for (const it of codes) match(it, /^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  const [code = ''] = codes
  equal(
    hashRecoveryCode(signer, ` ${code.toLowerCase().replaceAll('-', ' ')} `),
    hashRecoveryCode(signer, code),
  )
  notEqual(hashRecoveryCode(signer, code), code)
  equal(hashRecoveryCode(signer, '123456'), undefined)
})

test('a key of the settings encrypts, and those before it still decrypt', () => {
  const own = encryptSecret(keys, 'eva', RFC_SECRET)
  const old = encryptSecret(secretKeys(signer, [OLD]), 'eva', RFC_SECRET)
  const both = secretKeys(signer, [NEW, OLD])

  for (const it of [own, old, encryptSecret(both, 'eva', RFC_SECRET)]) {
    equal(decryptSecret(both, 'eva', it), RFC_SECRET)
  }
  deepEqual(
    [own, old, encryptSecret(both, 'eva', RFC_SECRET)].map((it) => isCurrent(both, it)),
    [false, false, true],
  )
  deepEqual([isCurrent(keys, own), isCurrent(keys, old)], [true, false])
  throws(() => decryptSecret(secretKeys(signer, [NEW]), 'eva', old), /STAFF_KEY/)
  throws(() => decryptSecret(keys, 'eva', old), /STAFF_KEY/)
})
