import * as v from 'valibot'
import { parseAmount } from '../../../src/model/amount-text.ts'
import { tidyText } from '../../../src/model/tidy-checkout.ts'
import type { CampaignInput, CampaignTarget } from '../../catalogue/campaigns/campaign-queries.ts'
import { instantOf } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { StaffRefusal } from '../page/notice.ts'
import { readFields, type StaffForm } from '../page/run-write.ts'
import { readProductLines } from './product-lines.ts'

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
