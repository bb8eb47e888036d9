import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parseAmount } from '../../../src/model/amount-text.ts'
import { isSecretCode, makeSecretCode } from '../../checkout/change/code-strength.ts'
import { endOfDay, startOfDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { amountSchema, readForm } from '../page/form-fields.tsx'
import { refuseUnless } from '../page/notice.ts'
import { done, type Outcome, readFields, runWrite, type SentForm } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showPage } from '../page/staff-page.ts'
import { CODE, codesPage } from './codes-page.tsx'
import { changeFee, endCode, insertCode, listCodes, listFees } from './list-queries.ts'

const PATH = '/staff/codes'

const feeSchema = (currency: string) =>
  v.object({ amount: amountSchema(currency), shown: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })

/** Campaign codes and fees. */
export async function codesRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db, now } = options
  shop.get(
    PATH,
    showPage(options, async (context) =>
      codesPage(context, { codes: await listCodes(db, now()), fees: await listFees(db) }),
    ),
  )
  shop.post(PATH, runWrite(options, { back: PATH, action: create }))
  shop.post(`${PATH}/:id/end`, runWrite(options, { back: PATH, action: end }))
  shop.post('/staff/fees/:id', runWrite(options, { back: PATH, action: setFee }))
}

async function create(tx: Tx, { shop, fields }: SentForm): Promise<Outcome> {
  const { currency } = shop
  const read = readForm(CODE, fields, currency)
  const { kind, value, fromTotal, uses, from, until } = read
  const code = read.code || makeSecretCode()
  const isNew = await insertCode(tx, {
    code,
    ...discountOf(kind, value, currency),
    fromTotal: fromTotal ?? 0,
    usesLeft: uses,
    validFrom: from === null ? null : startOfDay(from, shop),
    // The code is still valid on its last day.
    validUntil: until === null ? null : endOfDay(until, shop),
  })
  refuseUnless(isNew, 'staff.code.exists', { code })
  const after = kind === 'percent' ? { percent: value } : { amount: value, currency }
  return done(
    { action: 'code.created', kind: 'code', subject: code, after },
    isSecretCode(code) ? 'staff.code.created' : 'staff.code.created.open',
    { code },
  )
}

const MAX_PERCENT = 100

function discountOf(kind: 'percent' | 'amount', value: string, currency: string) {
  const text = value.trim()
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0
  const amount = parseAmount(text, currency) ?? 0
  const isRight = kind === 'percent' ? percent > 0 && percent <= MAX_PERCENT : amount > 0
  refuseUnless(isRight, 'staff.code.value.wrong')
  return kind === 'percent' ? { percent, amount: null } : { percent: null, amount }
}

async function end(tx: Tx, { id: code, now }: SentForm): Promise<Outcome> {
  refuseUnless(await endCode(tx, code, now), 'staff.code.over', { code })
  return done({ action: 'code.ended', kind: 'code', subject: code }, 'staff.code.ended', { code })
}

async function setFee(tx: Tx, { shop, id, fields }: SentForm): Promise<Outcome> {
  const { currency } = shop
  const { amount: to, shown } = readFields(feeSchema(currency), fields)
  const from = Number(shown)
  refuseUnless(await changeFee(tx, id, { from, to }), 'staff.fee.changed')
  return done(
    {
      action: 'fee.changed',
      kind: 'fee',
      subject: id,
      before: { amount: from },
      after: { amount: to, currency },
    },
    'staff.saved',
  )
}
