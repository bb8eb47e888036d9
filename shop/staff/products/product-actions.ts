import * as v from 'valibot'
import type { Language } from '../../../src/model/language.ts'
import { changeTexts } from '../../catalogue/by-hand/change-texts.ts'
import type { ProductHandField } from '../../catalogue/by-hand/hand-edit-queries.ts'
import { setProductOnSale } from '../../catalogue/by-hand/set-on-sale.ts'
import { readTexts } from '../../catalogue/by-hand/text-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { areaField, lineField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'
import { release } from './hand-edits.tsx'
import { findStaffProduct, fingerprint, type StaffProduct } from './read-product.ts'

const HAND_FIELDS: readonly ProductHandField[] = [
  ...(['name.sv', 'name.en', 'description.sv', 'description.en'] as const),
  'pictures',
]
export const saleSchema = v.object({ said: v.picklist(['on', 'off']) })
const releaseSchema = v.object({ field: v.picklist(HAND_FIELDS) })

/** The form of names and descriptions, in the languages of the shop. */
export function textForm(languages: readonly Language[]) {
  const fields = (lang: Language) => ({
    [`name-${lang}`]: lineField({
      ...{ label: 'staff.goods.name', max: 200, lang },
      missing: 'staff.goods.name.missing',
      long: 'staff.goods.name.long',
    }),
    [`description-${lang}`]: areaField({
      ...{ label: 'staff.goods.description', max: 10_000, lang, rows: 8 },
      long: 'staff.goods.description.long',
    }),
  })
  return Object.fromEntries(languages.flatMap((it) => Object.entries(fields(it))))
}

export async function saveTexts(tx: Tx, form: SentForm): Promise<Outcome> {
  const { shop, id: code, fields, member, now } = form
  const product = await requireProduct(tx, code)
  if (fields.shown !== fingerprint(await readTexts(tx, product.id))) {
    throw new StaffRefusal('staff.goods.changed')
  }
  const typed = readForm(textForm(shop.languages), fields)
  const texts = Object.fromEntries(
    shop.languages.map((it) => {
      const description = (typed[`description-${it}`] ?? '').replace(/\r\n?/g, '\n')
      return [it, { name: typed[`name-${it}`] ?? '', description }]
    }),
  )
  const changes = await changeTexts(tx, product, texts, { memberId: member.id, now })
  if (changes.length === 0) throw new StaffRefusal('staff.goods.same')
  const values = (when: 'before' | 'after') =>
    Object.fromEntries(changes.map((it) => [it.field, it[when]]))
  const change = { before: values('before'), after: values('after') }
  return done(
    { action: 'product.texts', kind: 'product', subject: code, ...change },
    'staff.goods.saved',
  )
}

export async function setProductSale(tx: Tx, { id: code, fields }: SentForm): Promise<Outcome> {
  const { said: state } = readFields(saleSchema, fields)
  const product = await requireProduct(tx, code)
  const sold = { productId: product.id, code, name: '', articleNumber: null }
  const isOn = product.isOn
  const entry = { action: `product.${state}`, kind: 'product', subject: code } as const
  return setSale(tx, { ...sold, isOn, isProductOn: isOn }, state, entry)
}

export async function setSale(
  tx: Tx,
  products: Parameters<typeof setProductOnSale>[1],
  state: 'on' | 'off',
  entry: AuditEntry,
): Promise<Outcome> {
  const { hasChanged, product: after } = await setProductOnSale(tx, products, state)
  if (state === 'on' && after.isOn === 0) throw new StaffRefusal('staff.goods.on.nothing')
  refuseUnless(hasChanged, `staff.goods.${state}.again`)
  return done(entry, `staff.goods.${state}.done`)
}

export function releaseProduct(tx: Tx, { id: subjectId, fields }: SentForm): Promise<Outcome> {
  const { field } = readFields(releaseSchema, fields)
  return release(tx, { subject: 'product', subjectId, field })
}

export async function requireProduct(tx: Tx, code: string): Promise<StaffProduct> {
  const product = await findStaffProduct(tx, code)
  refuseUnless(product, 'staff.goods.unknown')
  return product
}
