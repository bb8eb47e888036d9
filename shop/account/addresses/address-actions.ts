import { randomUUID } from 'node:crypto'
import {
  type ListedAddress,
  type SavedAddress,
  type SentAddress,
  sentAddressSchema,
} from '../../../src/contract/account-lists.ts'
import { ADDRESS_TYPES, oneOf, savedAddressRules } from '../../../src/model/account-lists.ts'
import { tidyLines } from '../../../src/model/tidy-checkout.ts'
import { holdRow } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { refuseFaults } from '../../platform/http/field-refusals.ts'
import {
  assertApprover,
  customerOf,
  isApprover,
  type Visitor,
} from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { ListKind } from '../pages/list-kind.ts'
import {
  type AddressLines,
  type AddressOwner,
  deleteAddress,
  findAddress,
  findFirstAddress,
  insertAddress,
  isRemovedAddress,
  listAddresses,
  updateAddress,
} from './address-queries.ts'

/** More are a mistake, or an attempt to fill the database. */
const MAX_ADDRESSES = 100

/** A private customer's addresses, or those of the company that the customer buys for. */
export const addressList: ListKind<SentAddress> = {
  name: 'addresses',
  access: 'customer',
  schema: sentAddressSchema,
  mayWrite,
  async list(db, visitor) {
    const addresses = await listAddresses(db, ownerOf(visitor))
    return addresses.map((it) => describe(it, visitor))
  },
  async find(db, visitor, id) {
    const found = await findAddress(db, ownerOf(visitor), id)
    return found && describe(found, visitor)
  },
  add: addAddress,
  change: changeAddress,
  remove: (db, visitor, id, now) => inTransaction(db, (tx) => removeAddress(tx, visitor, id, now)),
}

/** A company's customers share its addresses; private customers have their own. */
function ownerOf(visitor: Visitor): AddressOwner {
  const { company } = visitor
  return company ? { companyId: company.id } : { customerId: customerOf({ visitor }).id }
}

/** Private customers change their own addresses; only approvers change a company's. */
function mayWrite(visitor: Visitor): boolean {
  return visitor.company === undefined || isApprover(visitor)
}

function describe(address: SavedAddress, visitor: Visitor): ListedAddress {
  return { ...address, editable: mayWrite(visitor) }
}

async function addAddress(
  tx: Tx,
  visitor: Visitor,
  sent: SentAddress,
  now: number,
): Promise<string> {
  const owner = writableOwner(visitor)
  const lines = readLines(visitor, sent)
  const id = randomUUID()
  await holdOwner(tx, owner)
  await insertAddress(tx, owner, { ...lines, id }, now)
  const { length } = await listAddresses(tx, owner)
  if (length > MAX_ADDRESSES) {
    throw new ShopError(409, { key: 'address.toomany', values: { max: MAX_ADDRESSES } })
  }
  return id
}

/**
 * Changes one of the visitor's addresses; another owner's is treated as one that does not exist.
 */
async function changeAddress(
  tx: Tx,
  visitor: Visitor,
  sent: SentAddress,
  now: number,
): Promise<void> {
  const owner = writableOwner(visitor)
  const { systemId: id } = sent
  const lines = readLines(visitor, sent)
  if (await updateAddress(tx, owner, { ...lines, id }, now)) return
  const isGone = await isRemovedAddress(tx, owner, id)
  throw isGone ? new ShopError(410, 'address.gone') : new ShopError(404, 'request.notfound')
}

async function removeAddress(tx: Tx, visitor: Visitor, id: string, now: number): Promise<void> {
  const owner = writableOwner(visitor)
  if (await deleteAddress(tx, owner, id, now)) return
  if (!(await isRemovedAddress(tx, owner, id))) throw new ShopError(404, 'request.notfound')
}

function writableOwner(visitor: Visitor): AddressOwner {
  if (visitor.company) assertApprover(visitor)
  return ownerOf(visitor)
}

function holdOwner(tx: Tx, owner: AddressOwner): Promise<void> {
  return 'companyId' in owner
    ? holdRow(tx, 'company', owner.companyId)
    : holdRow(tx, 'customer', owner.customerId)
}

function readLines({ shop }: Visitor, sent: SentAddress): AddressLines {
  const country = sent.country.trim().toUpperCase() || shop.company.country
  const { addressType, careOf, address, address2, zipCode, city, phoneNumber } = sent
  const typed = { careOf, address, address2, zipCode, city, phoneNumber }
  refuseFaults(
    { ...sent, country },
    {
      ...savedAddressRules(country),
      addressType: [oneOf(ADDRESS_TYPES, 'address.type.unknown')],
      country: [oneOf(Object.keys(shop.delivery.countries), 'address.country.unknown')],
    },
  )
  const isBilling = addressType === 'Billing'
  return { ...tidyLines(typed, country), country, addressType: isBilling ? 'Billing' : 'Shipping' }
}

/** The oldest address of a customer, or of the company that the customer buys for. */
export async function findOwnAddress(db: Db, visitor: Visitor): Promise<SavedAddress | undefined> {
  return visitor.customer && findFirstAddress(db, ownerOf(visitor))
}
