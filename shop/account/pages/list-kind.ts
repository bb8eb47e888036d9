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

/** A list that a customer keeps in the account, of which its calls and its page are made. */
export interface ListKind<Sent extends Named = Named> {
  readonly name: ListName
  /** Who may ask for it. */
  readonly access: 'customer' | 'company'
  /** What its form and its calls send. */
  readonly schema: v.GenericSchema<unknown, Sent>
  /** How many may be added, where that is limited. */
  limitOf?(visitor: Visitor): Attempt
  mayWrite(visitor: Visitor): boolean
  list(db: Db, visitor: Visitor): Promise<readonly (ListedAddress | Person)[]>
  /** Undefined for what is somebody else's. */
  find(db: Db, visitor: Visitor, id: string): Promise<ListedAddress | Person | undefined>
  /** Answers the new id. */
  add(tx: Tx, visitor: Visitor, sent: Sent, now: number): Promise<string>
  change(tx: Tx, visitor: Visitor, sent: Sent, now: number): Promise<void>
  /** What another tab has removed already is no error. */
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
