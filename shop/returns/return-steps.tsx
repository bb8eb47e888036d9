import type { ReactNode } from 'react'
import { chosenRows, type ReturnChoice } from '../../src/model/returns.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { announceReturn } from './announce-return.ts'
import { describeOrderReturn, describeQuote, untilText } from './describe-return.ts'
import type { ReturnContext } from './return-context.ts'
import { idOf, readChoices, toReturnableRows } from './return-form.ts'
import { type DrawnStep, ReturnElement } from './return-markup.tsx'
import { findReturn } from './return-queries.ts'
import { type Returnable, readReturnable } from './returnable.ts'

/** One page of the steps in which a customer announces a return. */
export interface ReturnPageStep {
  readonly title: string
  readonly heading: string
  readonly body: ReactNode
  /** Whether a form came back with something to mend. */
  readonly isFaulty: boolean
}

interface ReturnStepRequest {
  readonly db: Db
  readonly page: PageContext
  readonly context: ReturnContext
  readonly sent: Sent
  readonly now: number
}

const TITLES = {
  none: 'return.start',
  choose: 'return.start',
  review: 'return.check',
  done: 'return.done',
} as const

/** Draws the form, its refund to confirm, or the announced return. */
export async function drawReturnStep(
  request: ReturnStepRequest,
  failure?: string,
): Promise<ReturnPageStep> {
  const { db, page, context, sent, now } = request
  const { receipt } = context
  const returnable = await readReturnable(db, { shop: page.shop, receipt }, now)
  const drawn = (await findDone(request)) ?? (await findStep(request, returnable, failure))
  const rows = returnable.obstacle ? [] : toReturnableRows(returnable.rows)
  return {
    title: page.t(TITLES[drawn.step]),
    heading: page.t('return.start'),
    body: <ReturnElement page={page} context={context} id={idOf(sent)} rows={rows} drawn={drawn} />,
    isFaulty: drawn.problem !== undefined,
  }
}

async function findDone({
  db,
  page,
  context,
  sent,
}: ReturnStepRequest): Promise<DrawnStep | undefined> {
  const orderReturn = await findReturn(db, textOf(sent, 'done'))
  if (orderReturn?.orderId !== context.receipt.orderId) return undefined
  return { step: 'done', done: describeOrderReturn(page, context, orderReturn.number) }
}

async function findStep(
  request: ReturnStepRequest,
  { obstacle, rows }: Returnable,
  failure: string | undefined,
): Promise<DrawnStep> {
  const { db, page, context, sent } = request
  if (obstacle && failure === undefined) {
    return { step: 'none', message: page.t(`return.not.${obstacle}`) }
  }
  const step = textOf(sent, 'step')
  const isSent = step === 'review' || step === 'confirm'
  const read = readChoices(sent, rows)
  const choices = isSent ? read : read.map(({ fault: _, ...it }) => it)
  const problem = failure ?? (isSent ? problemOf(page, choices) : undefined)
  if (isSent && problem === undefined) {
    const quote = await describeQuote(db, page, context.receipt, chosenRows(choices))
    return { step: 'review', choices, quote }
  }
  return { step: 'choose', message: untilText(page, context.receipt), choices, problem }
}

function problemOf({ t }: PageContext, choices: readonly ReturnChoice[]): string | undefined {
  if (choices.some((it) => it.fault !== undefined)) return t('return.mend')
  return chosenRows(choices).length === 0 ? t('return.nothing') : undefined
}

/** Announces the form's return; its id, or what is wrong in the visitor's language. */
export async function confirmReturn({
  db,
  page,
  context,
  sent,
  now,
}: ReturnStepRequest): Promise<{ readonly id: string } | { readonly failure: string }> {
  const { shop } = page
  const { receipt } = context
  const id = idOf(sent)
  const existing = await findReturn(db, id)
  if (existing?.orderId === receipt.orderId) return { id }
  const { rows } = await readReturnable(db, { shop, receipt }, now)
  const chosen = chosenRows(readChoices(sent, rows))
  if (chosen.length === 0) return { failure: page.t('return.nothing') }
  const announcement = { id, receipt, rows: chosen }
  const announcing = inTransaction(db, (tx) => announceReturn(tx, page, announcement, now))
  const result = await resultOrRefusal(announcing)
  if (!(result instanceof ShopError)) return { id }
  return { failure: page.t(result.reason.key, result.reason.values) }
}
