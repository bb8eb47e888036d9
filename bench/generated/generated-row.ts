import { type ColourKey, colourKeys } from '../../shop/demo/catalogue/colours.ts'
import type { Gender, ProductRow } from '../../shop/demo/catalogue/product-row.ts'
import type { PricedSize, Sizes } from '../../shop/demo/catalogue/sizes.ts'
import { isShoe, types } from '../../shop/demo/catalogue/types.ts'
import type { Words } from '../../shop/demo/catalogue/words.ts'
import { clothingMoulds } from './clothing-moulds.ts'
import { gearMoulds } from './gear-moulds.ts'
import type { Lots } from './lots.ts'
import type { Mould } from './mould.ts'
import { CARES, FIRST_NAMES, LAST_NAMES, MAKES, MATERIALS, USES } from './phrases.ts'
import { shoeMoulds } from './shoe-moulds.ts'

const MOULDS = [...shoeMoulds, ...clothingMoulds, ...gearMoulds]
const ALL_SHARES = MOULDS.reduce((sum, it) => sum + it.share, 0)
/** Distinct from the demo's five-digit numbers. */
const FIRST_NUMBER = 1_000_000

/** One product of a generated catalogue, as a row like those of the demo's tables. */
export function generatedRow(index: number, lots: Lots): ProductRow {
  const mould = pickMould(lots)
  const gender = mould.genders && lots.pick(mould.genders)
  const price = priceIn(mould, lots)
  const sizes = sizesOf(mould, gender, price)
  return {
    no: FIRST_NUMBER + index,
    model: modelName(lots),
    brand: lots.pick(mould.brands),
    type: mould.type,
    ...(gender && { gender }),
    text: join(lots.pick(USES), lots.pick(MAKES), lots.pick(CARES)),
    material: lots.pick(MATERIALS),
    categories: [...mould.categories],
    colours: pickColours(mould, lots),
    ...(sizes && { sizes }),
    price,
    ...campaignOf(price, lots),
    ...storefrontOf(mould, lots),
    age: lots.whole(1500),
  }
}

function pickMould(lots: Lots): Mould {
  let left = lots.next() * ALL_SHARES
  for (const mould of MOULDS) {
    left -= mould.share
    if (left < 0) return mould
  }
  return lots.pick(MOULDS)
}

/** Low prices are more common than high ones; all end in 9. */
function priceIn({ kronor: [low, high] }: Mould, lots: Lots): number {
  const price = low * (high / low) ** lots.next()
  return Math.max(low, Math.round(price / 10) * 10 - 1)
}

/** Given sizes keep their proportions and follow the price. */
function sizesOf(
  { type, sizes }: Mould,
  gender: Gender | undefined,
  price: number,
): Sizes | undefined {
  if (typeof sizes === 'string') return sizes
  if (sizes) return scale(sizes, price)
  if (!gender) return undefined
  const [drawing] = types[type]
  return isShoe(drawing) || drawing === 'boot' ? shoeSizes(gender) : clothingSizes(gender)
}

function scale(sizes: readonly PricedSize[], price: number): PricedSize[] {
  const [[, first] = ['', price]] = sizes
  return sizes.map(([size, kronor]) => [size, Math.round((kronor / first) * price)])
}

function shoeSizes(gender: Gender): Sizes {
  const runs = {
    women: 'womensShoe',
    men: 'mensShoe',
    unisex: 'adultShoe',
    kids: 'kidsShoe',
  } as const
  return runs[gender]
}

function clothingSizes(gender: Gender): Sizes {
  return gender === 'kids' ? 'kids' : 'clothing'
}

function modelName(lots: Lots): string {
  const version = lots.chance(0.5) ? ` ${1 + lots.whole(9)}` : ''
  return `${lots.pick(FIRST_NAMES)}${lots.pick(LAST_NAMES)}${version}`
}

/** One to three colours, more for products with few sizes. Black is the most common. */
function pickColours({ genders, sizes }: Mould, lots: Lots): ColourKey[] {
  const most = genders ? 2 : 4 - (sizes ? 1 : 0)
  const wanted = 1 + lots.whole(most)
  const colours = new Set<ColourKey>(lots.chance(0.35) ? ['black'] : [])
  while (colours.size < wanted) colours.add(lots.pick(colourKeys))
  return [...colours]
}

function campaignOf(price: number, lots: Lots): Pick<ProductRow, 'campaign'> {
  if (!lots.chance(0.22)) return {}
  const share = lots.pick([0.9, 0.8, 0.75, 0.7, 0.6, 0.5])
  const before = lots.pick(['higher', 'higher', 'higher', 'same', 'lower'] as const)
  return { campaign: [Math.max(1, Math.floor(price * share)), before] }
}

function storefrontOf({ type }: Mould, lots: Lots): Pick<ProductRow, 'only' | 'quotation'> {
  if (type === 'matchKit') return { only: 'professional' }
  if (type === 'treadmill' && lots.chance(0.25)) return { only: 'professional', quotation: true }
  return lots.chance(0.1) ? { only: 'sport' } : {}
}

function join(...sentences: readonly Words[]): Words {
  return [sentences.map(([sv]) => sv).join(' '), sentences.map(([, en]) => en).join(' ')]
}
