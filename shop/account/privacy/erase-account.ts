import * as v from 'valibot'
import type { Language } from '../../../src/model/language.ts'
import { holdRow } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { deleteMailAddress } from '../customers/account-queries.ts'
import { languageFor } from '../customers/customer-queries.ts'
import {
  anonymizeOrders,
  countOpenOrders,
  findCompanyId,
  isLastApprover,
  removeAccount,
  removeCarts,
} from './erase-queries.ts'
import type { Person } from './personal-tables.ts'

/** Why an account cannot be erased right now. */
export type Obstacle = 'underway' | 'lastapprover'

/**
 * Orders that still have to be paid, sent or refunded need their buyer; a company needs its last
 * approver.
 */
async function findObstacle(db: Db, customerId: string): Promise<Obstacle | undefined> {
  if ((await countOpenOrders(db, customerId)) > 0) return 'underway'
  return (await isLastApprover(db, customerId)) ? 'lastapprover' : undefined
}

/**
 * Erases an account in one transaction, and mails a confirmation. Orders keep what bookkeeping
 * requires. Returns the obstacle, if there is one.
 */
export async function eraseAccount(
  db: Db,
  { person, language }: { readonly person: Person; readonly language: Language },
  now: number,
): Promise<Obstacle | undefined> {
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, person.id)
    const obstacle = await findObstacle(tx, person.id)
    if (obstacle) return obstacle
    const mailLanguage = await languageFor(tx, person.email, language)
    await anonymizeOrders(tx, person.id)
    await removeCarts(tx, person.id)
    if (!(await removeAccount(tx, person))) return undefined
    const content = { email: person.email, language: mailLanguage }
    await enqueue(tx, { kind: 'erasure-mail', ref: person.id, content }, now)
    return undefined
  })
}

/** Nobody leaves the company meanwhile, and no order is placed. */
async function holdPerson(tx: Tx, customerId: string): Promise<void> {
  const companyId = await findCompanyId(tx, customerId)
  if (companyId !== null) await holdRow(tx, 'company', companyId)
  await holdRow(tx, 'customer', customerId)
}

const schema = v.object({ email: v.string(), language: v.picklist(['sv', 'en']) })

/** The confirmation of an erased account; its address is forgotten once it is sent. */
export function erasureMails({ db, shop, post }: Mailing) {
  return {
    async 'erasure-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { success, output } = v.safeParse(schema, content)
      if (!success) return
      const { email, language } = output
      const t = shop.text(language)
      await post(id, email, {
        language,
        subject: t('mail.erasure.subject'),
        blocks: [
          { kind: 'text', text: t('mail.erasure') },
          { kind: 'text', text: t('privacy.kept') },
          { kind: 'note', text: t('mail.erasure.note') },
        ],
        sender: senderLines(shop, language),
      })
      await deleteMailAddress(db, id)
    },
  }
}
