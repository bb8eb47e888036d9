import { randomInt } from 'node:crypto'
import type { Signer } from '../platform/signer.ts'

/** Without 0, O, 1 and I: the codes are copied from paper. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 4
export const RECOVERY_CODES = 10
const CODE = new RegExp(`^[${SIGNS}]{${GROUPS * GROUP_LENGTH}}$`)

/** Creates codes of 80 random bits, shown once: `7KQ4-TM2W-…`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  )
}

/** Returns the stored form of a code, or undefined where the text is not a code. */
export function hashRecoveryCode(
  signer: Signer,
  code: string,
  whose: 'recovery' | 'customerRecovery' = 'recovery',
): string | undefined {
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(plain) ? signer.sign(whose, plain) : undefined
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
