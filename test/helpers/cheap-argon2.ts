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

let held: Promise<void> | undefined
let underWay = 0

/** Lets all hashes wait until they are released, as under a load, and returns how many of them began meanwhile. */
export function holdHashes(t: TestContext): { release(): number } {
  underWay = 0
  let open = () => {}
  held = new Promise((resolve) => {
    open = resolve
  })
  const release = () => {
    held = undefined
    open()
    return underWay
  }
  t.after(release)
  return { release }
}

async function waitWhileHeld(): Promise<void> {
  underWay += 1
  await held
}

export async function hash(password: string, options: Options): Promise<string> {
  await waitWhileHeld()
  return hashAt(password, isCheap ? { ...options, ...LEAST } : options)
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  await waitWhileHeld()
  const cheap = `$m=${LEAST.memoryCost},t=${LEAST.timeCost},p=1$${'A'.repeat(22)}$`
  return verifyAt(isCheap ? hashed.replace(NOBODY, cheap) : hashed, password)
}
