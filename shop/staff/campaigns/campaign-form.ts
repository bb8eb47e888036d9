import * as v from 'valibot'
import type { Text } from '../../../src/i18n/text.ts'
import { parseAmount } from '../../../src/model/amount-text.ts'
import type { Language } from '../../../src/model/language.ts'
import {
  type CampaignInput,
  type CampaignTarget,
  listNamed,
} from '../../catalogue/campaigns/campaign-queries.ts'
import { instantOf } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { choiceField, lineField, plainField, readForm } from '../page/form-fields.tsx'
import { orRefuse, refuseUnless, StaffRefusal } from '../page/notice.ts'
import type { SentForm } from '../page/run-write.ts'

const COVERS = ['all', 'category', 'brand', 'goods'] as const
const STOREFRONTS = ['sport', 'professional', 'both'] as const
const NONE = (t: Text) => [['', t('staff.campaign.none')]] as const

function nameFields({ languages }: Pick<ShopFacts, 'languages'>) {
  const field = (lang: Language) =>
    lineField({
      ...{ label: 'staff.campaign.name', max: 100, lang },
      missing: 'staff.campaign.name.missing',
      long: 'staff.campaign.name.long',
    })
  return Object.fromEntries(languages.map((it) => [`name-${it}`, field(it)]))
}

const timeField = (name: 'from' | 'to') =>
  plainField({
    label: `staff.campaign.${name}`,
    hint: `staff.campaign.${name}.hint`,
    ...{ type: 'datetime-local', step: 1, required: true },
  })

const PERCENT = {
  percent: {
    label: 'staff.campaign.percent',
    hint: 'staff.campaign.percent.hint',
    schema: () =>
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[1-9]\d?$/, 'staff.campaign.percent.wrong'),
        v.transform(Number),
      ),
    attributes: { inputMode: 'numeric', maxLength: 2 },
  },
} as const

const DISCOUNT = {
  kind: choiceField({
    label: 'staff.campaign.kind',
    values: ['percent', 'fixed'],
    text: (it) => `staff.campaign.kind.${it}`,
    wrong: 'staff.campaign.kind.missing',
  }),
}

const STOREFRONT = {
  storefront: {
    ...choiceField({
      label: 'staff.campaign.storefront',
      values: STOREFRONTS,
      text: (it) => `staff.campaign.storefront.${it}`,
    }),
    schema: () => v.optional(v.picklist(STOREFRONTS), 'sport'),
  },
}

/** What the campaign covers; of the other fields, only the one that `covers` names is read. */
const COVERED = {
  covers: choiceField({
    label: 'staff.campaign.covers',
    values: COVERS,
    text: (it) => `staff.campaign.covers.${it}`,
    wrong: 'staff.campaign.covers.missing',
  }),
  category: { ...plainField({ label: 'staff.campaign.covers.category' }), options: NONE },
  brand: { ...plainField({ label: 'staff.campaign.covers.brand' }), options: NONE },
  goods: {
    ...plainField({ label: 'staff.campaign.goods', hint: 'staff.campaign.goods.hint' }),
    rows: 6,
  },
  file: plainField({
    label: 'staff.campaign.file',
    hint: 'staff.campaign.file.hint',
    ...{ type: 'file', accept: '.csv,.txt,text/csv,text/plain' },
  }),
}

/** The form of a campaign; of a running one, only the names and the end can be changed. */
export function campaignForm(shop: ShopFacts, isRunning = false) {
  if (isRunning) return { ...nameFields(shop), to: timeField('to') }
  return {
    ...nameFields(shop),
    ...{ from: timeField('from'), to: timeField('to') },
    ...{ ...DISCOUNT, ...PERCENT },
    price: plainField({
      label: 'staff.campaign.price',
      hint: 'staff.campaign.price.hint',
      inputMode: 'decimal',
    }),
    ...(shop.professional && STOREFRONT),
    ...COVERED,
  }
}

/** Reads the names in the languages of the shop; a missing language gets the first name. */
export function readNames({ shop, fields }: Pick<SentForm, 'shop' | 'fields'>) {
  const names = readForm(nameFields(shop), fields)
  const [first = ''] = Object.values(names)
  return { nameSv: names['name-sv'] ?? first, nameEn: names['name-en'] ?? first }
}

export function readTime(text: string | undefined, shop: Pick<ShopFacts, 'timeZone'>): number {
  return orRefuse(instantOf((text ?? '').trim(), shop), 'staff.campaign.time.wrong')
}

/** Reads the start and the end. */
function readTimes({ shop, fields }: Pick<SentForm, 'shop' | 'fields'>) {
  const startsAt = readTime(fields.from, shop)
  const endsAt = readTime(fields.to, shop)
  refuseUnless(endsAt > startsAt, 'staff.campaign.time.order')
  return { startsAt, endsAt }
}

/** Reads the whole form. */
export async function readCampaignForm(
  tx: Tx,
  form: SentForm,
): Promise<{ readonly input: CampaignInput; readonly targets: readonly CampaignTarget[] }> {
  const { fields, shop } = form
  const { covers, kind, storefront } = readForm(
    { covers: COVERED.covers, ...DISCOUNT, ...STOREFRONT },
    fields,
  )
  const percent = kind === 'fixed' ? null : readForm(PERCENT, fields).percent
  refuseUnless(percent !== null || covers === 'goods', 'staff.campaign.fixed.goods')
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
  { fields, shop, upload }: SentForm,
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
  refuseUnless(target !== '', `staff.campaign.${covers}.missing`)
  return [{ kind: covers, target, price: null }]
}

/** How many products and articles a campaign may list; a brand or a category has no such limit. */
export const MAX_PRODUCTS = 20_000
const MAX_SHOWN = 40
const MAX_LISTED = 5

/** How listed products and articles are priced. */
interface TypedPrice {
  readonly currency: string
  /** The form's price, for lines without their own; null where the campaign has a percentage. */
  readonly fixed: { readonly price: number | undefined } | null
}

/** Reads one article or product number per line, optionally followed by `;` and its own price. */
async function readProductLines(
  tx: Tx,
  text: string,
  price: TypedPrice,
): Promise<readonly CampaignTarget[]> {
  // Lines beyond the limit need not be read.
  const rows = text.trim().split(/[\r\n]+/, MAX_PRODUCTS + 1)
  refuseUnless(rows.length <= MAX_PRODUCTS, 'staff.campaign.goods.many', { n: MAX_PRODUCTS })
  const lines = rows.filter((it) => it.trim() !== '')
  refuseUnless(lines.length > 0, 'staff.campaign.goods.missing')
  const prices = new Map(lines.map((it) => readLine(it, price)))
  const named = await listNamed(tx, [...prices.keys()])
  const existing = new Set(named.map(({ name }) => name))
  const unknown = [...prices.keys()].filter((it) => !existing.has(it))
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
