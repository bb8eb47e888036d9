import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { findKey, markOf, type SecretKeys } from './secret-keys.ts'

/** The form of RFC 6238 that authenticator apps support: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30
const DIGITS = 6
/** How many steps a phone's clock may be early or late. */
const WINDOW = 1
const SECRET_BYTES = 20
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Creates a secret in base32, the form that apps accept. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The content of a secret's QR code: the name of the shop, and of the account. */
export function totpUrl(
  secret: string,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): string {
  return totpOf(secret, { issuer, label: email }).toString()
}

/**
 * Returns the time step of a code, or undefined where it is wrong. Does not check whether the code
 * has been used.
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    label: 'account',
    ...names,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_S,
  })
}

/** Encrypts a secret for one owner: moved to another owner's row, it cannot be decrypted. */
export function encryptSecret(keys: SecretKeys, ownerId: string, secret: string): string {
  const [key] = keys
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(ownerId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const content = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
  return `${markOf(key)}${content}`
}

/** Throws for a secret that was not encrypted by this shop for this owner. */
export function decryptSecret(keys: SecretKeys, ownerId: string, encrypted: string): string {
  const { key, content } = findKey(keys, encrypted)
  const bytes = Buffer.from(content, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/** Whether a secret is encrypted with the current key. */
export function isCurrent([key]: SecretKeys, encrypted: string): boolean {
  return encrypted.startsWith(markOf(key)) && encrypted.includes('.') === (markOf(key) !== '')
}
