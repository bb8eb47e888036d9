import * as v from 'valibot'
import { MAX_REPLY_LENGTH, plainReview, REVIEW_REFUSALS } from '../../../src/model/reviews.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { areaField, choiceField, readForm } from '../page/form-fields.tsx'
import { StaffRefusal } from '../page/notice.ts'
import { type Done, readFields, type StaffForm } from '../page/run-write.ts'
import { answerReview, findReview, judgeReview, type ReadReview } from './staff-review-queries.ts'

/** When what was read had been written. */
const seenSchema = v.object({ writtenAt: v.pipe(v.string(), v.digits(), v.transform(Number)) })

export const REFUSAL = {
  reason: choiceField({
    label: 'staff.review.reason',
    values: REVIEW_REFUSALS,
    text: (it) => `staff.review.reason.${it}`,
    none: 'staff.review.choose',
    wrong: 'staff.review.why',
  }),
}
export const REPLY = {
  reply: {
    ...areaField({
      label: 'staff.review.reply',
      hint: 'staff.review.reply.hint',
      max: MAX_REPLY_LENGTH,
    }),
    schema: () => v.pipe(v.string(), v.transform(plainReview), v.maxLength(MAX_REPLY_LENGTH)),
  },
}

export async function showReview(tx: Tx, { id, fields }: StaffForm): Promise<Done> {
  const { writtenAt } = readFields(seenSchema, fields)
  if (!(await judgeReview(tx, { id, writtenAt }, null)))
    throw new StaffRefusal('staff.review.again')
  return done(tx, { id, writtenAt }, { action: 'review.shown', key: 'staff.review.shown' })
}

/** For one of the reasons that the law leaves; that it is a bad one is none of them. */
export async function refuseReview(tx: Tx, { id, fields }: StaffForm): Promise<Done> {
  const { writtenAt } = readFields(seenSchema, fields)
  const { reason } = readForm(REFUSAL, fields)
  if (!(await judgeReview(tx, { id, writtenAt }, reason))) {
    throw new StaffRefusal('staff.review.again')
  }
  const said = { action: 'review.refused', key: 'staff.review.refused' }
  return done(tx, { id, writtenAt }, said, { reason })
}

export async function answer(tx: Tx, { id, fields }: StaffForm): Promise<Done> {
  const { writtenAt } = readFields(seenSchema, fields)
  const { reply } = readForm(REPLY, fields)
  if (!(await answerReview(tx, { id, writtenAt }, reply))) {
    throw new StaffRefusal('staff.review.again')
  }
  const said = { action: 'review.answered', key: 'staff.review.answered' }
  return done(tx, { id, writtenAt }, said)
}

/** The trail says of which product, and nothing of who wrote or what. */
async function done(
  tx: Tx,
  { id }: ReadReview,
  { action, key }: { readonly action: string; readonly key: string },
  after?: AuditEntry['after'],
): Promise<Done> {
  const { productCode = '', productName = '' } = (await findReview(tx, id)) ?? {}
  return {
    audit: [{ action, kind: 'product', subject: productCode, ...(after && { after }) }],
    notice: { key, values: { name: productName } },
  }
}
