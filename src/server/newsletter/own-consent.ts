import { randomBytes } from 'node:crypto'
import type { Language } from '../../model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { findConfirmed, removeConsent, saveConfirmed } from './newsletter-queries.ts'

/** Whether somebody who is known by their address wants the newsletter. */
export function ownConsent(db: Db, now: () => number) {
  return {
    async read(email: string): Promise<{ readonly since?: number }> {
      const since = await findConfirmed(db, email)
      return since === undefined ? {} : { since }
    },

    async change(email: string, wanted: 'yes' | 'no', language: Language): Promise<void> {
      if (wanted === 'no') return removeConsent(db, email)
      const tokenHash = randomBytes(32).toString('hex')
      await saveConfirmed(db, { email, language, tokenHash, gender: null, askedAt: now() })
    },
  }
}
