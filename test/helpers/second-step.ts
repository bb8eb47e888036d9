import {
  dateRecoveryCodes,
  enableSecondStep,
  savePendingSecret,
} from '../../shop/account/login/second-step-queries.ts'
import { replaceRecoveryCodes } from '../../shop/login/code-queries.ts'
import { CUSTOMERS } from '../../shop/login/principals.ts'
import { hashRecoveryCode } from '../../shop/login/recovery-codes.ts'
import { secretKeys } from '../../shop/login/secret-keys.ts'
import { encryptSecret } from '../../shop/login/totp.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { codeAt, TOTP_SECRET } from './staff.ts'

export { codeAt }

/** Recovery codes of the customer for whom `askForCodes` is called. */
export const RECOVERY = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] as const

export const CODE = '/api/user/login/code'

/** Enables codes of the tests' app for an account's logins. */
export async function askForCodes(db: Db, email: string, now: number): Promise<string> {
  const signer = await readSigner(db)
  const { id: customerId } = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const secret = encryptSecret(secretKeys(signer), CUSTOMERS.secretOwner(customerId), TOTP_SECRET)
  await savePendingSecret(db, { customerId, secret }, now)
  await db.transaction().execute(async (tx) => {
    await enableSecondStep(tx, { customerId, secret, step: 0 }, now)
    const hashes = RECOVERY.map(
      (it) => hashRecoveryCode(signer, it, CUSTOMERS.recoveryPurpose) ?? '',
    )
    await replaceRecoveryCodes(tx, CUSTOMERS, customerId, hashes)
    await dateRecoveryCodes(tx, customerId, now)
  })
  return customerId
}
