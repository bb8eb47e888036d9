import type { Consent } from '../../../src/model/consent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { deleteSeen } from './seen-queries.ts'

/** Whoever says no has nothing left of what was looked at, in the account either. */
export function forgetRefused(db: Db) {
  return async ({ customer }: Visitor, { preferences }: Consent): Promise<void> => {
    if (customer && !preferences) await deleteSeen(db, customer.id)
  }
}
