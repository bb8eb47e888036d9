import type { SavedAddress } from '../../../src/contract/account-lists.ts'
import type { AddressType } from '../../../src/model/account-lists.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** The owner of an address: a company or a private customer. */
export type AddressOwner = { readonly companyId: string } | { readonly customerId: string }

export interface AddressLines extends Omit<SavedAddress, 'systemId'> {
  readonly addressType: AddressType
}

/** Lists an owner's addresses: delivery addresses first, the oldest of them first. */
export function listAddresses(db: Db, owner: AddressOwner): Promise<SavedAddress[]> {
  return inOrder(addresses(db).where(...belongsTo(owner))).execute()
}

/** The address that a checkout starts with. */
export function findFirstAddress(db: Db, owner: AddressOwner): Promise<SavedAddress | undefined> {
  return inOrder(addresses(db).where(...belongsTo(owner)))
    .limit(1)
    .executeTakeFirst()
}

export function findAddress(
  db: Db,
  owner: AddressOwner,
  id: string,
): Promise<SavedAddress | undefined> {
  return addresses(db)
    .where(...belongsTo(owner))
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertAddress(
  tx: Tx,
  owner: AddressOwner,
  { id, ...lines }: AddressLines & { readonly id: string },
  now: number,
): Promise<void> {
  const times = { changed_at: now, created_at: now }
  await tx
    .insertInto('address')
    .values({ id, [belongsTo(owner)[0]]: idOf(owner), ...columnsOf(lines), ...times })
    .execute()
}

/** Returns false where the owner has no such address. */
export async function updateAddress(
  tx: Tx,
  owner: AddressOwner,
  { id, ...lines }: AddressLines & { readonly id: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('address')
    .set({ ...columnsOf(lines), changed_at: now })
    .where(...belongsTo(owner))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Deletes an address, and records that it existed; returns false where the owner has no such
 * address.
 */
export async function deleteAddress(
  tx: Tx,
  owner: AddressOwner,
  id: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('address')
    .where(...belongsTo(owner))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await tx
    .insertInto('removed_address')
    .values({ id, owner_id: idOf(owner), removed_at: now })
    .execute()
  return true
}

/** Whether the owner has had this address. */
export async function isRemovedAddress(db: Db, owner: AddressOwner, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_address')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', idOf(owner))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets removed addresses that no other tab can still show. */
export async function forgetRemovedAddresses(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_address').where('removed_at', '<', before).execute()
}

function columnsOf(lines: AddressLines) {
  return {
    address_type: lines.addressType,
    care_of: lines.careOf,
    address: lines.address,
    address2: lines.address2,
    zip_code: lines.zipCode,
    city: lines.city,
    country: lines.country,
    phone_number: lines.phoneNumber,
  }
}

function idOf(owner: AddressOwner): string {
  return 'companyId' in owner ? owner.companyId : owner.customerId
}

function belongsTo(owner: AddressOwner) {
  const column = 'companyId' in owner ? ('company_id' as const) : ('customer_id' as const)
  return [column, '=', idOf(owner)] as const
}

function addresses(db: Db) {
  return db
    .selectFrom('address')
    .select([
      'id as systemId',
      'address_type as addressType',
      'care_of as careOf',
      'address',
      'address2',
      'zip_code as zipCode',
      'city',
      'country',
      'phone_number as phoneNumber',
    ])
}

function inOrder(query: ReturnType<typeof addresses>) {
  return query.orderBy('address_type', 'desc').orderBy('created_at').orderBy('id')
}
