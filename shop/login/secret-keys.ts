import { createHash } from 'node:crypto'
import type { Signer } from '../platform/signer.ts'

/** A key with its id, which marks everything that it has encrypted. */
interface SecretKey {
  readonly id: string
  readonly bytes: Buffer
}

/** The first key encrypts, all of them decrypt; never empty. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

const ID_LENGTH = 8
/** The id of the key derived from the shop's own secret, which is stored in the same database. */
const OWN = ''

/**
 * The keys of the settings, followed by the shop's own, which decrypts what was encrypted before
 * any key was set.
 */
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

/** The prefix that names the key of an encrypted text; empty for the shop's own key. */
export function markOf({ id }: SecretKey): string {
  return id === OWN ? '' : `${id}.`
}

/** Returns the key of an encrypted text, and the text without its prefix. */
export function findKey(
  keys: SecretKeys,
  encrypted: string,
): { readonly key: SecretKey; readonly content: string } {
  const at = encrypted.indexOf('.')
  const key = keys.find((it) => it.id === encrypted.slice(0, Math.max(0, at)))
  if (!key) throw new Error('STAFF_KEY lacks the key that secrets of codes are encrypted with')
  return { key, content: encrypted.slice(at + 1) }
}
