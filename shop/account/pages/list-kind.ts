import type * as v from 'valibot'
import type { ListedAddress, Person } from '../../../src/contract/account-lists.ts'
import type { ListName } from '../../../src/model/account-lists.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Attempt } from '../../platform/limits/attempt-limiter.ts'

interface Named {
  readonly systemId: string
}

/**
 * A list in a customer's account: addresses or people. Its calls and its page are made from this.
 */
export interface ListKind<Sent extends Named = Named> {
  readonly name: ListName
  /** Who may access it. */
  readonly access: 'customer' | 'company'
  /** The schema of what its form and its calls send. */
  readonly schema: v.GenericSchema<unknown, Sent>
  /** The limit on additions, if there is one. */
  limitOf?(visitor: Visitor): Attempt
  mayWrite(visitor: Visitor): boolean
  list(db: Db, visitor: Visitor): Promise<readonly (ListedAddress | Person)[]>
  /** Undefined for an entry of somebody else's. */
  find(db: Db, visitor: Visitor, id: string): Promise<ListedAddress | Person | undefined>
  /** Returns the id of the new entry. */
  add(tx: Tx, visitor: Visitor, sent: Sent, now: number): Promise<string>
  change(tx: Tx, visitor: Visitor, sent: Sent, now: number): Promise<void>
  /** Removing an entry that another tab has removed is not an error. */
  remove(db: Db, visitor: Visitor, id: string, now: number): Promise<void>
}

export type ListOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

export async function countAdded(
  { attempts }: ListOptions,
  { limitOf }: ListKind,
  visitor: Visitor,
): Promise<void> {
  if (limitOf) await attempts.count(limitOf(visitor))
}
