import * as v from 'valibot'
import { type CompanyAddress, checkoutSchema } from '../../../contract/checkout.ts'
import { tidyLines } from '../../../model/tidy-checkout.ts'
import { findFirstAddress, listAddresses } from '../../account/addresses/address-queries.ts'
import { homeCountry } from '../../delivery/usual-delivery.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Company, Visitor } from '../../platform/http/visitor.ts'
import { type CheckoutContent, mergeSent } from './content.ts'

const EMPTY = v.parse(checkoutSchema, {})
const START: CheckoutContent = { ...EMPTY, isAccepted: false, language: 'sv', sessionId: '' }

/** A checkout nobody has typed in yet: what the shop knows of who is logged in stands in it. */
export async function beginContent(db: Db, visitor: Visitor): Promise<CheckoutContent> {
  const isBusinessCustomer = visitor.company !== undefined
  const selectedCountry = homeCountry(visitor.shop)
  const content = mergeSent(START, { ...EMPTY, selectedCountry, isBusinessCustomer }, visitor)
  return fillIn(db, visitor, content)
}

/** Fills in what is known of a customer, where nothing has been typed yet. */
export async function fillIn(
  db: Db,
  { customer, company }: Visitor,
  content: CheckoutContent,
): Promise<CheckoutContent> {
  if (!customer || content.customerDetails.email) return content
  const { email, firstName, lastName } = customer
  const saved = await findFirstAddress(db, { customerId: customer.id })
  const shipping = company && (await findShipping(db, company.id))
  const selectedCountry = (shipping ?? saved)?.country || content.selectedCountry
  const known = {
    ...content.customerDetails,
    email,
    firstName,
    lastName,
    ...(saved && addressLines(saved)),
    ...(company && companyLines(company, saved ?? shipping)),
  }
  const filled = { ...content, selectedCountry, customerDetails: tidyLines(known, selectedCountry) }
  return company ? { ...filled, ...companyChoices(shipping) } : filled
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
