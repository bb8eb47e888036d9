/**
 * Replaces argon2 in tests in Node (scripts/bundle-tests.mjs): real hashes at the lowest cost, since a run makes
 * thousands of them. Tests of timing use the shop's own cost.
 */
import type { TestContext } from 'node:test'
import { hash as hashAt, type Options, verify as verifyAt } from '@node-rs/argon2'

const LEAST = { memoryCost: 8, timeCost: 1 }
/** Of a password that nobody has, as the shop checks it for an address that it does not know. */
const NOBODY = /\$m=\d+,t=\d+,p=1\$A{22}\$/

let isCheap = true

export function atFullCost(t: TestContext): void {
  isCheap = false
  t.after(() => {
    isCheap = true
  })
}

export function hash(password: string, options: Options): Promise<string> {
  return hashAt(password, isCheap ? { ...options, ...LEAST } : options)
}

export function verify(hashed: string, password: string): Promise<boolean> {
  const cheap = `$m=${LEAST.memoryCost},t=${LEAST.timeCost},p=1$${'A'.repeat(22)}$`
  return verifyAt(isCheap ? hashed.replace(NOBODY, cheap) : hashed, password)
}
