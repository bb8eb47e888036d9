import * as v from 'valibot'
import type { Language } from '../../../src/model/language.ts'
import { changeTexts } from '../../catalogue/by-hand/change-texts.ts'
import { setGoodsOnSale } from '../../catalogue/by-hand/set-on-sale.ts'
import type { ProductHandField } from '../../platform/db/hand-edit-tables.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { type Done, done, readFields, type StaffForm } from '../page/run-write.ts'
import { release } from './hand-edits.tsx'
import { fingerprint, readShownTexts, findStaffProduct, type StaffProduct } from './read-product.ts'

export const MAX_NAME = 200
export const MAX_DESCRIPTION = 10_000

/** The fields of the form, by language. */
export const nameField = (language: Language) => `name-${language}`
export const descriptionField = (language: Language) => `description-${language}`

const HAND_FIELDS: readonly ProductHandField[] = [
  ...(['name.sv', 'name.en', 'description.sv', 'description.en'] as const),
  'pictures',
]
export const saleSchema = v.object({ said: v.picklist(['on', 'off']) })
const releaseSchema = v.object({ field: v.picklist(HAND_FIELDS) })
const nameSchema = v.pipe(
  v.string('staff.goods.name.missing'),
  v.transform((it) => it.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
  v.nonEmpty('staff.goods.name.missing'),
  v.maxLength(MAX_NAME, 'staff.goods.name.long'),
)

const descriptionSchema = v.pipe(
  v.string(),
  v.transform((it) => it.replace(/\r\n?/g, '\n').trim()),
  v.maxLength(MAX_DESCRIPTION, 'staff.goods.description.long'),
)

/** Names and descriptions, in the languages of the shop. */
export async function saveTexts(tx: Tx, form: StaffForm): Promise<Done> {
  const { shop, id: code, fields, member, now } = form
  const product = await theProduct(tx, code)
  if (fields.shown !== fingerprint(await readShownTexts(tx, product.id))) {
    throw new StaffRefusal('staff.goods.changed')
  }
  const texts = Object.fromEntries(shop.languages.map((it) => [it, readText(fields, it)]))
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

function readText(fields: StaffForm['fields'], language: Language) {
  const schema = v.object({ name: nameSchema, description: descriptionSchema })
  return readFields(schema, {
    name: fields[nameField(language)] ?? '',
    description: fields[descriptionField(language)] ?? '',
  })
}

export async function setProductSale(tx: Tx, { id: code, fields }: StaffForm): Promise<Done> {
  const { said } = readFields(saleSchema, fields)
  const product = await theProduct(tx, code)
  const goods = { productId: product.id, code, name: '', articleNumber: null }
  const isOn = product.isOn
  const entry = { action: `product.${said}`, kind: 'product', subject: code } as const
  return setSale(tx, { ...goods, isOn, isProductOn: isOn }, said, entry)
}

export async function setSale(
  tx: Tx,
  goods: Parameters<typeof setGoodsOnSale>[1],
  said: 'on' | 'off',
  entry: AuditEntry,
): Promise<Done> {
  const { hasChanged, goods: after } = await setGoodsOnSale(tx, goods, said)
  if (said === 'on' && after.isOn === 0) throw new StaffRefusal('staff.goods.on.nothing')
  refuseUnless(hasChanged, `staff.goods.${said}.again`)
  return done(entry, `staff.goods.${said}.done`)
}

export function releaseProduct(tx: Tx, { id: subjectId, fields }: StaffForm): Promise<Done> {
  const { field } = readFields(releaseSchema, fields)
  return release(tx, { subject: 'product', subjectId, field })
}

export async function theProduct(tx: Tx, code: string): Promise<StaffProduct> {
  const product = await findStaffProduct(tx, code)
  refuseUnless(product, 'staff.goods.unknown')
  return product
}
