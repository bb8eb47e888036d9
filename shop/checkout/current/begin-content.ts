import * as v from 'valibot'
import { type CompanyAddress, checkoutSchema } from '../../../src/contract/checkout.ts'
import { tidyLines } from '../../../src/model/tidy-checkout.ts'
import { fillDetails, isPlaceTyped } from '../../../src/model/typed-checkout.ts'
import { findFirstAddress, listAddresses } from '../../account/addresses/address-queries.ts'
import { homeCountry } from '../../delivery/usual-delivery.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Company, Customer, Visitor } from '../../platform/http/visitor.ts'
import { type CheckoutContent, mergeSent } from './content.ts'

const EMPTY = v.parse(checkoutSchema, {})
const START: CheckoutContent = { ...EMPTY, isAccepted: false, language: 'sv', sessionId: '' }

/** The content of a new checkout, filled with what the shop knows about the logged-in customer. */
export async function beginContent(db: Db, visitor: Visitor): Promise<CheckoutContent> {
  const isBusinessCustomer = visitor.company !== undefined
  const selectedCountry = homeCountry(visitor.shop)
  const content = mergeSent(START, { ...EMPTY, selectedCountry, isBusinessCustomer }, visitor)
  return fillIn(db, visitor, content)
}

/**
 * Fills empty fields with the customer's saved details: at the start, and after a login during the
 * checkout.
 */
export async function fillIn(
  db: Db,
  { customer, company, session }: Visitor,
  content: CheckoutContent,
): Promise<CheckoutContent> {
  const { customerDetails: typed, sessionId } = content
  if (!customer || (typed.email && session?.id === sessionId)) return content
  const saved = await findFirstAddress(db, { customerId: customer.id })
  const shipping = company && (await findShipping(db, company.id))
  const ownDetails = { ...typed, ...knownLines({ customer, company }, saved, shipping) }
  const customerDetails = fillDetails(typed, ownDetails)
  if (isPlaceTyped(typed)) return { ...content, customerDetails }
  const isNew = !typed.email
  const place = (isNew ? shipping : undefined) ?? saved
  const selectedCountry = place?.country || content.selectedCountry
  const tidy = tidyLines(customerDetails, selectedCountry)
  const filled = { ...content, selectedCountry, customerDetails: tidy }
  return company && isNew ? { ...filled, ...companyChoices(shipping) } : filled
}

interface Buyer {
  readonly customer: Customer
  readonly company: Company | undefined
}

function knownLines(
  { customer: { email, firstName, lastName }, company }: Buyer,
  saved: CompanyAddress | undefined,
  shipping: CompanyAddress | undefined,
) {
  return {
    ...{ email, firstName, lastName },
    ...(saved && addressLines(saved)),
    ...(company && companyLines(company, saved ?? shipping)),
  }
}

function companyChoices(shipping: CompanyAddress | undefined) {
  return {
    isBusinessCustomer: true,
    selectedCompanyAddressId: shipping?.systemId ?? null,
    zipCode: shipping?.zipCode ?? '',
  }
}

async function findShipping(db: Db, companyId: string): Promise<CompanyAddress | undefined> {
  const addresses = await listAddresses(db, { companyId })
  return addresses.find((it) => it.addressType === 'Shipping')
}

function companyLines({ name, organizationNumber }: Company, address?: CompanyAddress) {
  const phoneNumber = address?.phoneNumber ?? ''
  return { companyName: name, organizationNumber: organizationNumber, phoneNumber }
}

function addressLines(saved: CompanyAddress) {
  const { careOf, address, address2, zipCode, city, phoneNumber } = saved
  return { careOf, address, address2, zipCode, city, phoneNumber }
}
