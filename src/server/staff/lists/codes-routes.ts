import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../../platform/db/schema.ts'
import { readAmount } from '../page/read-amount.ts'
import { type Done, readFields, runWrite, type StaffForm } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showPage } from '../page/staff-page.ts'
import { StaffRefusal } from '../page/staff-refusal.ts'
import { codesPage } from './codes-page.tsx'
import { changeFee, endCode, insertCode, listCodes, listFees } from './list-queries.ts'

const PATH = '/staff/codes'
const DAY_MS = 24 * 60 * 60 * 1000

const amountField = v.pipe(
  v.string(),
  v.transform(readAmount),
  v.number('staff.order.amount.wrong'),
)
/** What may be left empty. */
function optional<const Schema extends v.GenericSchema<string, number>>(
  schema: Schema,
  message: string,
) {
  const empty = v.pipe(
    v.literal(''),
    v.transform(() => null),
  )
  return v.optional(v.union([empty, schema], message), '')
}

const dayField = v.pipe(v.string(), v.isoDate(), v.transform(Date.parse))
const countField = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))
const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9ÅÄÖ-]{3,30}$/, 'staff.code.wrongname'),
  ),
  kind: v.picklist(['percent', 'amount']),
  value: amountField,
  fromTotal: optional(amountField, 'staff.order.amount.wrong'),
  uses: optional(countField, 'staff.code.uses.wrong'),
  from: optional(dayField, 'staff.code.day.wrong'),
  until: optional(dayField, 'staff.code.day.wrong'),
})
const feeSchema = v.object({ amount: amountField, shown: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })

/** Campaign codes and fees. */
export async function codesRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db, now } = options
  const back = () => PATH
  shop.get(
    PATH,
    showPage(options, async (context) =>
      codesPage(context, { codes: await listCodes(db, now()), fees: await listFees(db) }),
    ),
  )
  shop.post(PATH, runWrite(options, { back, act: create }))
  shop.post(`${PATH}/:id/end`, runWrite(options, { back, act: end }))
  shop.post('/staff/fees/:id', runWrite(options, { back, act: setFee }))
}

async function create(tx: Tx, { fields }: StaffForm): Promise<Done> {
  const { code, kind, value, fromTotal, uses, from, until } = readFields(codeSchema, fields)
  const isNew = await insertCode(tx, {
    code,
    ...discountOf(kind, value),
    fromTotal: fromTotal ?? 0,
    usesLeft: uses,
    validFrom: from,
    // The last day is one on which it is good.
    validUntil: until === null ? null : until + DAY_MS - 1,
  })
  if (!isNew) throw new StaffRefusal('staff.code.exists', { code })
  return {
    audit: [
      { action: 'code.created', kind: 'code', subject: code, after: { [kind]: value / 100 } },
    ],
    notice: { key: 'staff.code.created', values: { code } },
  }
}

function discountOf(kind: 'percent' | 'amount', value: number) {
  const percent = value / 100
  const isWrong = kind === 'percent' && (!Number.isInteger(percent) || percent > 100)
  if (value === 0 || isWrong) throw new StaffRefusal('staff.code.value.wrong')
  return kind === 'percent' ? { percent, amount: null } : { percent: null, amount: value }
}

async function end(tx: Tx, { id: code, now }: StaffForm): Promise<Done> {
  if (!(await endCode(tx, code, now))) throw new StaffRefusal('staff.code.over', { code })
  return {
    audit: [{ action: 'code.ended', kind: 'code', subject: code }],
    notice: { key: 'staff.code.ended', values: { code } },
  }
}

async function setFee(tx: Tx, { id, fields }: StaffForm): Promise<Done> {
  const { amount: to, shown } = readFields(feeSchema, fields)
  const from = Number(shown)
  if (!(await changeFee(tx, id, { from, to }))) throw new StaffRefusal('staff.fee.changed')
  return {
    audit: [
      {
        action: 'fee.changed',
        kind: 'fee',
        subject: id,
        before: { amount: from },
        after: { amount: to },
      },
    ],
    notice: { key: 'staff.saved' },
  }
}
