import { randomUUID } from 'node:crypto'
import { MAX_TYPED, type QuotationRequest } from '../../src/contract/quotation.ts'
import { formatPhone } from '../../src/model/format-phone.ts'
import { MAX_QUANTITY, MAX_QUOTATION_NOTE, MIN_QUANTITY } from '../../src/model/limits.ts'
import { readQuantity } from '../../src/model/quantity.ts'
import {
  type ListedProduct,
  REQUEST_BOXES,
  type RequestField,
  type RequestValues,
  requestValues,
} from '../../src/model/quotations.ts'
import type { Message } from '../../src/model/validation.ts'
import { NOTE_FIELD, QUANTITY_FIELD } from '../../src/ui/quotation/quotation-props.ts'
import { findOwnAddress } from '../account/addresses/address-actions.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { CONTACT_RULES } from '../platform/pages/contact-rules.ts'
import { type FormResult, type FormRules, readForm } from '../platform/pages/read-form.ts'

type Form = Readonly<Record<string, string>>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A form sent without script, as typed. */
export interface TypedRequest<Row extends ListedProduct> {
  readonly id: string
  readonly rows: readonly Row[]
  readonly values: RequestValues
  readonly isTicked: boolean
  /** Faults of quantities, by field. */
  readonly faults: Readonly<Record<string, readonly Message[]>>
  readonly sent: QuotationRequest
}

/** Reads the typed values over the rows of the session's list. */
export function readTypedRequest<Row extends ListedProduct>(
  form: Form,
  listed: readonly Row[],
): TypedRequest<Row> {
  const faults: Record<string, readonly Message[]> = {}
  const rows = listed.map((row): Row => {
    const field = QUANTITY_FIELD + row.articleNumber
    const result = readQuantity(form[field] ?? String(row.quantity), { min: MIN_QUANTITY })
    if ('fault' in result) faults[field] = [result.fault]
    const quantity = 'quantity' in result ? Math.min(result.quantity, MAX_QUANTITY) : row.quantity
    const note = (form[NOTE_FIELD + row.articleNumber] ?? row.note).slice(0, MAX_QUOTATION_NOTE)
    return { ...row, quantity, note }
  })
  const values = requestValues((name) => (form[name] ?? '').slice(0, MAX_TYPED))
  const isTicked = form.termsAccepted === 'true'
  const articles = rows.map(({ articleNumber, quantity, note }) => ({
    ...{ articleNumber, quantity, note },
  }))
  const id = form.request ?? ''
  return {
    ...{ id: UUID.test(id) ? id : randomUUID(), rows, values, isTicked, faults },
    sent: { formDetails: values, articles, termsAccepted: isTicked },
  }
}

const REQUEST_RULES: FormRules<RequestField> = {
  ...REQUEST_BOXES,
  organizationNumber: CONTACT_RULES.organizationNumber,
  email: CONTACT_RULES.email,
  phoneNumber: CONTACT_RULES.phone,
  zipCode: CONTACT_RULES.zipCode,
  // Only the server checks this limit: a browser would cut off a longer text without a word.
  message: { ...REQUEST_BOXES.message, maxLength: 2000 },
}

/** The contact details of a request in their stored form, or the faults of the fields. */
export function readContact(
  sent: Partial<RequestValues>,
  context: { readonly country: string; readonly now: number },
): FormResult<RequestField> {
  // Line breaks are removed, so that no value can start a new line or header in a mail.
  const inOneLine = requestValues((name) => (sent[name] ?? '').trim().replace(/[\r\n]+/g, ' '))
  return readForm(REQUEST_RULES, { ...inOneLine, message: sent.message ?? '' }, context)
}

/** The contact details of the logged-in customer, so that nobody has to type them again. */
export async function contactOfCustomer(db: Db, visitor: Visitor): Promise<Partial<RequestValues>> {
  const { customer, company } = visitor
  if (!customer) return {}
  const address = await findOwnAddress(db, visitor)
  return {
    ...{ firstName: customer.firstName, lastName: customer.lastName, email: customer.email },
    ...(company && {
      companyName: company.name,
      organizationNumber: company.organizationNumber,
    }),
    ...(address && {
      phoneNumber: formatPhone(address.phoneNumber, visitor.shop.company.country),
      address: address.address,
      zipCode: address.zipCode,
      city: address.city,
    }),
  }
}
