import * as v from 'valibot'
import { type SavedAddress, sentAddressSchema } from '../../../contract/my-pages.ts'
import { countryName } from '../../platform/country-names.ts'
import type { Db } from '../../platform/db/schema.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { isApprover } from '../assert-approver.ts'
import type { ListEntry, ListField, ListKind } from '../lists/list-kind.ts'
import { ADDRESSES_PATH } from '../lists/paths.ts'
import { addAddress, changeAddress, ownerOf, removeAddress } from './address-actions.ts'
import { listAddresses } from './address-queries.ts'

interface Given {
  readonly db: Db
  readonly now: () => number
}

/** The page of addresses. */
export function addressList({ db, now }: Given): ListKind {
  return {
    path: ADDRESSES_PATH,
    texts: {
      none: 'list.addresses.none',
      add: 'list.addresses.add',
      removing: 'list.addresses.remove.text',
    },
    mayWrite: (visitor) => visitor.company === undefined || isApprover(visitor),
    async read(visitor) {
      const addresses = await listAddresses(db, ownerOf(visitor))
      return addresses.map((it) => describe(visitor, it))
    },
    fields: fieldsFor,
    blank: ({ shop }) => ({ addressType: 'Shipping', country: shop.company.country }),
    async save({ visitor }, fields) {
      const sent = v.parse(sentAddressSchema, fields)
      await db.transaction().execute(async (tx) => {
        if (sent.systemId) await changeAddress(tx, visitor, sent, now())
        else await addAddress(tx, visitor, sent, now())
      })
    },
    remove: (visitor, id) =>
      db.transaction().execute((tx) => removeAddress(tx, visitor, id, now())),
  }
}

function describe(visitor: Visitor, it: SavedAddress): ListEntry {
  const { systemId: id, ...fields } = it
  const abroad = it.country !== visitor.shop.company.country
  const lines = [
    it.careOf && `c/o ${it.careOf}`,
    it.address2,
    `${it.zipCode} ${it.city}`.trim(),
    abroad ? countryName(it.country, visitor.language) : '',
    it.phoneNumber,
    typeName(visitor, it.addressType),
  ]
  return { id, name: it.address, lines: lines.filter((line) => line !== ''), fields }
}

function typeName(visitor: Visitor, type: string): string {
  return textFor(visitor)(type === 'Billing' ? 'address.type.billing' : 'address.type.shipping')
}

function fieldsFor(visitor: Visitor): readonly ListField[] {
  const { shop, language } = visitor
  const countries = Object.keys(shop.delivery.countries)
  const named = countries.map((id) => ({ id, name: countryName(id, language) }))
  const types = ['Shipping', 'Billing'].map((id) => ({ id, name: typeName(visitor, id) }))
  const field = (name: string, more: Partial<ListField> = {}) => ({
    name,
    label: `checkout.field.${name}`,
    ...more,
  })
  return [
    field('addressType', { label: 'address.type', options: types }),
    field('careOf'),
    field('address', { autoComplete: 'address-line1' }),
    field('address2', { autoComplete: 'address-line2' }),
    field('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric' }),
    field('city', { autoComplete: 'address-level2' }),
    field('country', { label: 'checkout.country', autoComplete: 'country', options: named }),
    field('phoneNumber', { label: 'list.phone', autoComplete: 'tel', type: 'tel' }),
  ]
}
