import type { QuotationResponse } from '../../src/contract/quotation.ts'
import type { OpenedShop, ShopVisitor } from './open-shop.ts'
import type { StaffShop } from './staff.ts'

export const ASK = '/api/quotation'

/** Input of a company. */
export const CONTACT = {
  ...{ companyName: 'Klubben AB', organizationNumber: '556012-5790' },
  ...{ firstName: 'Lo', lastName: 'Ek', email: 'lo@example.com', phoneNumber: '+46 70-1234567' },
  ...{ address: 'Storgatan 1', zipCode: '12345', city: 'Bollstad' },
  ...{ contactPerson: '', message: '' },
}

/** A request for a quotation, of two pieces by default. */
export function request(more: object = {}, contact: Partial<typeof CONTACT> = {}) {
  return {
    formDetails: { ...CONTACT, ...contact },
    articles: [{ articleNumber: 'QUOTE-1', quantity: 2, note: 'Svart' }],
    termsAccepted: true,
    ...more,
  }
}

export interface AskedQuotation {
  readonly id: string
  readonly said: QuotationResponse
  readonly visitor: ShopVisitor
}

/** A request, by default of a guest on the professional storefront. */
export async function askedQuotation(
  { db, visitor }: Pick<OpenedShop, 'db' | 'visitor'>,
  given: ShopVisitor = visitor({ storefront: 'professional' }),
  body: object = request(),
): Promise<AskedQuotation> {
  const answer = await given.ask(ASK, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const said = answer.json<QuotationResponse>()
  const { id } = await db
    .selectFrom('quotation')
    .select('id')
    .where('number', '=', said.number)
    .executeTakeFirstOrThrow()
  return { id, said, visitor: given }
}

/** Offers 1,000 kronor per piece and 200 for the delivery, until the end of the year. */
export const OFFER = {
  'price-0': '1000',
  ...{ delivery: '200', until: '2026-12-31', answer: 'Vi monterar gärna.' },
}

export async function answered(
  opened: StaffShop,
  { id }: Pick<AskedQuotation, 'id'>,
  fields: Readonly<Record<string, string>> = OFFER,
): Promise<void> {
  const eva = await opened.staff('sales', `Eva${Math.random()}`.replace('.', ''))
  await eva.open(`/staff/quotations/${id}`)
  await eva.submit(`/staff/quotations/${id}/answered`, fields)
}
