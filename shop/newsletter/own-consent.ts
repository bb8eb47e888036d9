import { randomBytes } from 'node:crypto'
import type { Shown } from '../consents/consent-queries.ts'
import { recordConsent } from '../consents/record-consent.ts'
import type { Db } from '../platform/db/schema.ts'
import { removeConsent, saveConfirmed } from './newsletter-queries.ts'

/** What a customer says of the newsletter in the account, whose address is proved already. */
interface OwnChoice {
  readonly email: string
  /** The words that were said yes to; undefined where it was a no. */
  readonly shown: Shown | undefined
}

/** Whether an address gets the newsletter from now on. */
export async function changeOwnConsent(
  db: Db,
  { email, shown }: OwnChoice,
  now: number,
): Promise<void> {
  const said = { consent: 'newsletter', place: 'account', whose: { email } } as const
  await db.transaction().execute(async (tx) => {
    if (!shown) {
      if (await removeConsent(tx, email)) {
        await recordConsent(tx, { ...said, act: 'withdrawn' }, now)
      }
      return
    }
    const { language } = shown
    const tokenHash = randomBytes(32).toString('hex')
    const consent = { email, language, tokenHash, gender: null, askedAt: now }
    if (!(await saveConfirmed(tx, consent))) return
    await recordConsent(tx, { ...said, act: 'given', shown }, now)
  })
}
