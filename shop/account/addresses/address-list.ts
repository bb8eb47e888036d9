import { sentAddressSchema, toListItem } from '../../../src/contract/account-lists.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type ListKind, readSent } from '../pages/list-kind.ts'
import {
  addAddress,
  changeAddress,
  mayWrite,
  readAddresses,
  removeAddress,
} from './address-actions.ts'

interface Given {
  readonly db: Db
  readonly now: () => number
}

/** The page of addresses. */
export function addressList({ db, now }: Given): ListKind {
  return {
    name: 'addresses',
    mayWrite,
    async read(visitor) {
      const addresses = await readAddresses(db, visitor)
      return addresses.map((it) => toListItem('addresses', it))
    },
    async save({ visitor }, sentValues) {
      const sent = readSent(sentAddressSchema, sentValues)
      await db.transaction().execute(async (tx) => {
        if (sent.systemId) await changeAddress(tx, visitor, sent, now())
        else await addAddress(tx, visitor, sent, now())
      })
    },
    remove: (visitor, id) =>
      db.transaction().execute((tx) => removeAddress(tx, visitor, id, now())),
  }
}
