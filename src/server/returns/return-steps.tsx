import type { ReactNode } from 'react'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { announceReturn } from './announce-return.ts'
import { quoteReturn } from './quote-return.ts'
import { chosenOf, idOf, readChoices, type Sent, textOf } from './return-form.ts'
import { AnnouncedReturn, ChooseRows, NoReturn } from './return-pages.tsx'
import { findReturn } from './return-queries.ts'
import type { ReturnPlace } from './return-view.ts'
import { type Returnable, readReturnable } from './returnable.ts'
import { ReviewReturn } from './review-return.tsx'

/** One page of the steps in which goods are announced. */
export interface ReturnStep {
  readonly heading: string
  readonly body: ReactNode
  /** Whether a form came back with something to mend. */
  readonly isFaulty: boolean
}

interface Asked {
  readonly db: Db
  readonly page: PageContext
  readonly place: ReturnPlace
  readonly sent: Sent
  readonly now: number
}

/** The form, what it comes to, or what has become of it. */
export async function drawReturnStep(asked: Asked, failure?: string): Promise<ReturnStep> {
  const { db, page, place, sent, now } = asked
  const made = await findReturn(db, textOf(sent, 'done'))
  if (made?.orderId === place.receipt.orderId) {
    const body = <AnnouncedReturn page={page} place={place} made={made} />
    return { heading: page.t('return.done'), body, isFaulty: false }
  }
  const returnable = await readReturnable(db, { shop: page.shop, receipt: place.receipt }, now)
  if (returnable.obstacle && failure === undefined) {
    const body = <NoReturn page={page} place={place} obstacle={returnable.obstacle} />
    return { heading: page.t('return.start'), body, isFaulty: false }
  }
  return chooseOrReview(asked, returnable, failure)
}

async function chooseOrReview(
  { db, page, place, sent }: Asked,
  { rows }: Returnable,
  failure: string | undefined,
): Promise<ReturnStep> {
  const step = textOf(sent, 'step')
  const id = idOf(sent)
  const read = readChoices(sent, rows)
  const isSent = step === 'review' || step === 'confirm'
  const choices = isSent ? read : read.map((it) => ({ ...it, fault: undefined }))
  const chosen = chosenOf(choices)
  const problem = failure ?? (isSent ? problemOf(page, choices, chosen.length) : undefined)
  if (isSent && problem === undefined) {
    const pieces = chosen.map((it) => ({ rowId: it.rowSystemId, quantity: it.quantity }))
    const quote = await quoteReturn(db, place.receipt.orderId, pieces)
    if (quote) {
      const body = <ReviewReturn {...{ page, place, id, choices, quote }} />
      return { heading: page.t('return.check'), body, isFaulty: false }
    }
  }
  const body = <ChooseRows {...{ page, place, id, choices, failure: problem }} />
  return { heading: page.t('return.start'), body, isFaulty: problem !== undefined }
}

function problemOf(
  { t }: PageContext,
  choices: Parameters<typeof chosenOf>[0],
  count: number,
): string | undefined {
  if (choices.some((it) => it.fault !== undefined)) return t('return.mend')
  return count === 0 ? t('return.nothing') : undefined
}

/** Announces what the form says; the id of the return, or what is wrong, in the visitor's language. */
export async function confirmReturn({
  db,
  page,
  place,
  sent,
  now,
}: Asked): Promise<{ readonly id: string } | { readonly failure: string }> {
  const { shop } = page
  const { receipt } = place
  const id = idOf(sent)
  const known = await findReturn(db, id)
  if (known?.orderId === receipt.orderId) return { id }
  const { rows } = await readReturnable(db, { shop, receipt }, now)
  const chosen = chosenOf(readChoices(sent, rows))
  if (chosen.length === 0) return { failure: page.t('return.nothing') }
  try {
    const said = { id, receipt, rows: chosen }
    await db.transaction().execute((tx) => announceReturn(tx, page, said, now))
    return { id }
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    return { failure: page.t(error.reason.key, error.reason.values) }
  }
}
