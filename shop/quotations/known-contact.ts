import { showPhone } from '../../src/model/format-phone.ts'
import type { RequestValues } from '../../src/model/quotations.ts'
import { findOwnAddress } from '../account/addresses/address-actions.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'

/** What the shop knows of who is logged in, so that nobody types it again. */
export async function knownContact(db: Db, visitor: Visitor): Promise<Partial<RequestValues>> {
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
      phoneNumber: showPhone(address.phoneNumber, visitor.shop.company.country),
      address: address.address,
      zipCode: address.zipCode,
      city: address.city,
    }),
  }
}
