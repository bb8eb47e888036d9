import { randomBytes } from 'node:crypto'
import type { Shown } from '../platform/consents/consent-queries.ts'
import { recordConsent } from '../platform/consents/record-consent.ts'
import type { Db } from '../platform/db/schema.ts'
import { findConfirmed, removeConsent, saveConfirmed } from './newsletter-queries.ts'

/** Whether somebody who is known by their address wants the newsletter. */
export function ownConsent(db: Db, now: () => number) {
  return {
    async read(email: string): Promise<{ readonly since?: number }> {
      const since = await findConfirmed(db, email)
      return since === undefined ? {} : { since }
    },

    async change(email: string, wanted: 'yes' | 'no', shown: Shown): Promise<void> {
      const at = now()
      const said = { consent: 'newsletter', place: 'account', whose: { email } } as const
      await db.transaction().execute(async (tx) => {
        if (wanted === 'no') {
          if (!(await removeConsent(tx, email))) return
          await recordConsent(tx, { ...said, act: 'withdrawn' }, at)
          return
        }
        const { language } = shown
        const tokenHash = randomBytes(32).toString('hex')
        const consent = { email, language, tokenHash, gender: null, askedAt: at }
        if (!(await saveConfirmed(tx, consent))) return
        await recordConsent(tx, { ...said, act: 'given', shown }, at)
      })
    },
  }
}
