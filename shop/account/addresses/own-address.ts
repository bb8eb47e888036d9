import type { SavedAddress } from '../../../src/contract/my-pages.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ownerOf } from './address-actions.ts'
import { findFirstAddress } from './address-queries.ts'

/** The address that a customer, or the company they buy for, has kept longest. */
export async function findOwnAddress(db: Db, visitor: Visitor): Promise<SavedAddress | undefined> {
  return visitor.customer && findFirstAddress(db, ownerOf(visitor))
}
