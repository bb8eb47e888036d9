import * as v from 'valibot'
import { parseAmount } from '../../../src/model/amount-text.ts'
import { tidyText } from '../../../src/model/tidy-checkout.ts'
import { type CampaignInput, type CampaignTarget, listNamed } from '../../catalogue/campaigns/campaign-queries.ts'
import { instantOf } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { StaffRefusal } from '../page/notice.ts'
import { readFields, type StaffForm } from '../page/run-write.ts'

export const MAX_NAME = 100
export const COVERS = ['all', 'category', 'brand', 'goods'] as const
export const STOREFRONTS = ['sport', 'professional', 'both'] as const

const nameSchema = v.pipe(
  v.string('staff.campaign.name.missing'),
  v.transform(tidyText),
  v.nonEmpty('staff.campaign.name.missing'),
  v.maxLength(MAX_NAME, 'staff.campaign.name.long'),
)

const percentSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[1-9]\d?$/, 'staff.campaign.percent.wrong'),
  v.transform(Number),
)

const pickSchema = v.object({
  covers: v.picklist(COVERS, 'staff.campaign.covers.missing'),
  kind: v.picklist(['percent', 'fixed'], 'staff.campaign.kind.missing'),
  storefront: v.optional(v.picklist(STOREFRONTS), 'sport'),
})

/** Names in the languages of the shop; a language that the shop has not is as the first. */
export function readNames({ shop, fields }: Pick<StaffForm, 'shop' | 'fields'>) {
  const read = (language: string) =>
    readFields(v.object({ name: nameSchema }), { name: fields[`name-${language}`] ?? '' }).name
  const names = new Map(shop.languages.map((it) => [it, read(it)]))
  const [first = ''] = names.values()
  return { nameSv: names.get('sv') ?? first, nameEn: names.get('en') ?? first }
}

export function readTime(text: string | undefined, shop: Pick<ShopFacts, 'timeZone'>): number {
  const at = instantOf((text ?? '').trim(), shop)
  if (at === undefined) throw new StaffRefusal('staff.campaign.time.wrong')
  return at
}

/** When it begins and ends; one that is to begin may not be over. */
function readTimes({ shop, fields }: Pick<StaffForm, 'shop' | 'fields'>) {
  const startsAt = readTime(fields.from, shop)
  const endsAt = readTime(fields.to, shop)
  if (endsAt <= startsAt) throw new StaffRefusal('staff.campaign.time.order')
  return { startsAt, endsAt }
}

/** All that the form says. */
export async function readCampaignForm(
  tx: Tx,
  form: StaffForm,
): Promise<{ readonly input: CampaignInput; readonly targets: readonly CampaignTarget[] }> {
  const { fields, shop } = form
  const { covers, kind, storefront } = readFields(pickSchema, fields)
  const percent =
    kind === 'fixed' ? null : readFields(v.object({ percent: percentSchema }), fields).percent
  if (percent === null && covers !== 'goods') throw new StaffRefusal('staff.campaign.fixed.goods')
  const input = {
    ...readNames(form),
    ...readTimes(form),
    ...{ covers, percent },
    onSport: storefront === 'professional' ? 0 : 1,
    onProfessional: shop.professional && storefront !== 'sport' ? 1 : 0,
  } as const
  return { input, targets: await readTargets(tx, form, input) }
}

async function readTargets(
  tx: Tx,
  { fields, shop, upload }: StaffForm,
  { covers, percent }: Pick<CampaignInput, 'covers' | 'percent'>,
): Promise<readonly CampaignTarget[]> {
  if (covers === 'all') return []
  if (covers === 'goods') {
    const { currency } = shop
    const fixed = percent === null ? { price: parseAmount(fields.price ?? '', currency) } : null
    const file = upload?.toString('utf8').replace(/^\uFEFF/, '')
    return readProductLines(tx, file ?? fields.goods ?? '', { currency, fixed })
  }
  const target = fields[covers] ?? ''
  if (target === '') throw new StaffRefusal(`staff.campaign.${covers}.missing`)
  return [{ kind: covers, target, price: null }]
}

/** What a campaign may name one by one; a brand or a category has no such limit. */
export const MAX_PRODUCTS = 20_000
const MAX_SHOWN = 40
const MAX_LISTED = 5

/** How articles and products are priced that are named one by one. */
export interface TypedPrice {
  readonly currency: string
  /** Of the form, for those without a price of their own; null where the campaign has a percentage. */
  readonly fixed: { readonly price: number | undefined } | null
}

/** Reads a number of an article or a product on each line, and after it `;` and a price of its own. */
export async function readProductLines(
  tx: Tx,
  text: string,
  price: TypedPrice,
): Promise<readonly CampaignTarget[]> {
  // Lines past the first that is too many are not worth reading.
  const rows = text.trim().split(/[\r\n]+/, MAX_PRODUCTS + 1)
  if (rows.length > MAX_PRODUCTS)
    throw new StaffRefusal('staff.campaign.goods.many', { n: MAX_PRODUCTS })
  const lines = rows.filter((it) => it.trim() !== '')
  if (lines.length === 0) throw new StaffRefusal('staff.campaign.goods.missing')
  const prices = new Map(lines.map((it) => readLine(it, price)))
  const named = await listNamed(tx, [...prices.keys()])
  const known = new Set(named.map(({ name }) => name))
  const unknown = [...prices.keys()].filter((it) => !known.has(it))
  if (unknown.length > 0) {
    const names = unknown.slice(0, MAX_LISTED).map((it) => it.slice(0, MAX_SHOWN))
    const values = { n: unknown.length, names: names.join(', ') }
    throw new StaffRefusal('staff.campaign.goods.unknown', values)
  }
  return named.map(({ name, kind }) => ({ kind, target: name, price: prices.get(name) ?? null }))
}

function readLine(line: string, { fixed, currency }: TypedPrice): [string, number | null] {
  const [name = '', typed = ''] = line.split(/[;\t]/).map((it) => it.trim())
  if (!fixed) return [name, null]
  const price = typed === '' ? fixed.price : parseAmount(typed, currency)
  if (price === undefined || price < 1) {
    throw new StaffRefusal('staff.campaign.price.wrong', { name: name.slice(0, MAX_SHOWN) })
  }
  return [name, price]
}
