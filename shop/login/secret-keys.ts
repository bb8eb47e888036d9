import { createHash } from 'node:crypto'
import type { Signer } from '../platform/signer.ts'

/** A key, and the name by which what it has encrypted says so. */
interface SecretKey {
  readonly id: string
  readonly bytes: Buffer
}

/** The first one encrypts, each of them decrypts; never empty. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

const ID_LENGTH = 8
/** Of the key that is made of the shop's own secret, which stands in the same database. */
const OWN = ''

/** The keys of the settings, and behind them the shop's own, for what was encrypted without any. */
export function secretKeys(signer: Signer, given: readonly string[] = []): SecretKeys {
  const own = { id: OWN, bytes: Buffer.from(signer.sign('encryption', 'totp'), 'base64url') }
  const [first, ...others] = [...given.map(keyOf), own]
  return [first ?? own, ...others]
}

function keyOf(text: string): SecretKey {
  const hash = (purpose: string) => createHash('sha256').update(`${purpose}:${text}`)
  return {
    id: hash('name').digest('base64url').slice(0, ID_LENGTH),
    bytes: hash('key').digest(),
  }
}

/** What was encrypted says by which key, unless it was the shop's own. */
export function markOf({ id }: SecretKey): string {
  return id === OWN ? '' : `${id}.`
}

/** The key that something was encrypted with, and what stands behind its mark. */
export function findKey(
  keys: SecretKeys,
  encrypted: string,
): { readonly key: SecretKey; readonly content: string } {
  const at = encrypted.indexOf('.')
  const key = keys.find((it) => it.id === encrypted.slice(0, Math.max(0, at)))
  if (!key) throw new Error('STAFF_KEY lacks the key that secrets of codes are encrypted with')
  return { key, content: encrypted.slice(at + 1) }
}
