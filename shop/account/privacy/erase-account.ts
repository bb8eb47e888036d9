import type { Language } from '../../../src/model/language.ts'
import type { Db } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { languageFor } from '../customers/customer-queries.ts'
import {
  anonymizeOrders,
  countUnderWay,
  isLastApprover,
  removeAccount,
  removeCarts,
} from './erase-queries.ts'
import type { Person } from './personal-tables.ts'

/** Why an account cannot be erased right now. */
export type Obstacle = 'underway' | 'lastapprover'

/** Orders that still have to be paid, sent or refunded need their buyer; so does a company. */
async function findObstacle(db: Db, customerId: string): Promise<Obstacle | undefined> {
  if ((await countUnderWay(db, customerId)) > 0) return 'underway'
  return (await isLastApprover(db, customerId)) ? 'lastapprover' : undefined
}

/**
 * Erases an account in one transaction, and lets a mail say so. Orders stay as far as the books ask
 * for them. Answers what stands in the way, if anything does.
 */
export async function eraseAccount(
  db: Db,
  { person, language }: { readonly person: Person; readonly language: Language },
  now: number,
): Promise<Obstacle | undefined> {
  return db.transaction().execute(async (tx) => {
    const obstacle = await findObstacle(tx, person.id)
    if (obstacle) return obstacle
    const written = await languageFor(tx, person.email, language)
    await anonymizeOrders(tx, person.id)
    await removeCarts(tx, person.id)
    if (!(await removeAccount(tx, person))) return undefined
    const content = { email: person.email, language: written }
    await enqueue(tx, { kind: 'erasure-mail', ref: person.id, content }, now)
    return undefined
  })
}
