import * as v from 'valibot'
import { MAX_REPLY_LENGTH, plainReview, REVIEW_REFUSALS } from '../../../src/model/reviews.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { areaField, choiceField, readForm } from '../page/form-fields.tsx'
import { refuseUnless } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'
import {
  answerReview,
  findReview,
  judgeReview,
  type ReviewVersion,
} from './staff-review-queries.ts'

/** The time of writing identifies the version that was read. */
const versionSchema = v.object({ writtenAt: v.pipe(v.string(), v.digits(), v.transform(Number)) })

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

export async function showReview(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { writtenAt } = readFields(versionSchema, fields)
  refuseUnless(await judgeReview(tx, { id, writtenAt }, null), 'staff.review.again')
  return reviewDone(tx, { id, writtenAt }, { action: 'review.shown', key: 'staff.review.shown' })
}

/**
 * Refuses a review, for one of the reasons that the law allows; a bad rating is not one of them.
 */
export async function rejectReview(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { writtenAt } = readFields(versionSchema, fields)
  const { reason } = readForm(REFUSAL, fields)
  refuseUnless(await judgeReview(tx, { id, writtenAt }, reason), 'staff.review.again')
  const event = { action: 'review.refused', key: 'staff.review.refused' }
  return reviewDone(tx, { id, writtenAt }, event, { reason })
}

export async function answer(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { writtenAt } = readFields(versionSchema, fields)
  const { reply } = readForm(REPLY, fields)
  refuseUnless(await answerReview(tx, { id, writtenAt }, reply), 'staff.review.again')
  const event = { action: 'review.answered', key: 'staff.review.answered' }
  return reviewDone(tx, { id, writtenAt }, event)
}

/** The audit entry names the product, but neither the author nor the text. */
async function reviewDone(
  tx: Tx,
  { id }: ReviewVersion,
  { action, key }: { readonly action: string; readonly key: string },
  after?: AuditEntry['after'],
): Promise<Outcome> {
  const { productCode = '', productName = '' } = (await findReview(tx, id)) ?? {}
  return done({ action, kind: 'product', subject: productCode, ...(after && { after }) }, key, {
    name: productName,
  })
}
