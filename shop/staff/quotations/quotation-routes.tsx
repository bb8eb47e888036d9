import type { FastifyInstance } from 'fastify'
import { readAgreed } from '../../catalogue/price-lists/price-list-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readQuotation, type WholeQuotation } from '../../quotations/read-quotation.ts'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { showOne } from '../page/staff-page.ts'
import { answer, reject } from './quotation-actions.ts'
import { QUOTATION_LIST } from './quotation-list.ts'
import { QUOTATION_PATH, quotationPage } from './quotation-page.tsx'

/** Quotations: the list, one quotation, and the forms that answer it. */
export async function staffQuotationRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const write = (action: StaffWrite['action']) => runWrite(options, { action })

  shop.get(QUOTATION_LIST.path, showList(options, QUOTATION_LIST))
  shop.get(QUOTATION_PATH, showOne(options, readWithAgreed, quotationPage))
  shop.post(`${QUOTATION_PATH}/answered`, write(answer))
  shop.post(`${QUOTATION_PATH}/refused`, write(reject))
}

async function readWithAgreed(db: Db, id: string) {
  const whole = await readQuotation(db, id)
  return whole && { whole, agreed: await agreedPrices(db, whole) }
}

/** The company's agreed prices for the products of a quotation, by the position of the row. */
async function agreedPrices(
  db: Db,
  { quotation, rows }: WholeQuotation,
): Promise<ReadonlyMap<number, number>> {
  const { companyId, currency, storefront } = quotation
  if (companyId === null || storefront !== 'professional') return new Map()
  const agreed = await readAgreed(db, companyId, { currency, rows })
  const prices = new Map(agreed.map((it) => [it.articleNumber, it.price]))
  return new Map(
    rows.flatMap(({ position, articleNumber }) => {
      const price = prices.get(articleNumber)
      return price === undefined ? [] : [[position, price] as const]
    }),
  )
}
