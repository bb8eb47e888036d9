import type {
  Catalogue,
  CatalogueArticle,
  CatalogueProduct,
} from '../../../shop/catalogue/catalogue.ts'

const both = (text: string) => ({ sv: text, en: `${text} (en)` })

const CATEGORIES = [
  ['shoes'],
  ['running', 'shoes'],
  ['road', 'running'],
  ['trail', 'running'],
  ['clothes'],
  ['jackets', 'clothes'],
  ['gym'],
] as const

/** Of two there is one family: both are chosen as `blue`. */
const HEXES = { black: '#101010', red: '#c02020', blue: '#2040c0', sky: '#60a0e0' }
const COLOURS = Object.entries(HEXES).map(([id, hex]) => ({
  id,
  name: { sv: `Färg ${id}`, en: id },
  hex,
}))
const SIZES = ['S', 'M', 'L', '42', '43', '42 2/3']
const BRANDS = ['Norrsken', 'Åska', 'Peak & Sons', 'norrsken']
const TYPES = [
  { sv: 'löparsko', en: 'running shoe' },
  { sv: 'jacka', en: 'jacket' },
  { sv: 'skaljacka', en: 'jacket' },
]
const MATERIALS = [
  { sv: '80 % polyester, 20 % elastan', en: '80 % polyester, 20 % elastane' },
  { sv: 'Bomull', en: 'Cotton' },
  { sv: 'Gummi, EVA', en: 'Rubber' },
]
const GENDERS = ['women', 'men', 'unisex', 'kids'] as const

/** Numbers that look random and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Products whose properties are thrown at random, so that every combination of them turns up. */
export function mixedCatalogue(count: number, seed: number): Catalogue {
  const roll = dice(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item
  const products = Array.from({ length: count }, (_, at): CatalogueProduct => {
    const isCampaign = roll(3) === 0
    const gender = roll(5) === 0 ? {} : { gender: pick(GENDERS) }
    const material = roll(4) === 0 ? {} : { material: pick(MATERIALS) }
    const categoryIds = [...new Set([pick(CATEGORIES)[0], pick(CATEGORIES)[0]])]
    return {
      id: `p${at}`,
      slug: `p${at}`,
      name: both(`${pick(['Ö', 'Å', 'A', 'Z'])}-vara ${roll(100)}`),
      description: both('En beskrivning.'),
      brand: pick(BRANDS),
      type: pick(TYPES),
      ...gender,
      ...material,
      categoryIds,
      storefronts: pick([['sport'], ['professional'], ['sport', 'professional']] as const),
      isQuotation: roll(8) === 0,
      vatRate: 2500,
      drawing: 'shoe',
      manufacturer: 'Norrsken AB, Gatan 1, 111 11 Orten, hej@norrsken.example',
      ageDays: roll(50),
      articles: articlesOf(at, { roll, isCampaign }),
    }
  })
  return {
    categories: CATEGORIES.map(([id, parentId], position) => ({
      id,
      slug: `to-${id}`,
      ...(parentId && { parentId }),
      name: both(id),
      description: both(''),
      position,
    })),
    gifts: [],
    products,
  }
}

function articlesOf(
  product: number,
  { roll, isCampaign }: { roll: (sides: number) => number; isCampaign: boolean },
): CatalogueArticle[] {
  return Array.from({ length: 1 + roll(6) }, (_, at) => {
    const size = SIZES[roll(SIZES.length + 1)]
    const colour = COLOURS[roll(COLOURS.length + 1)]
    const price = 10_000 + roll(20) * 5_000
    return {
      number: `A${product}-${at}`,
      ...(size && { size }),
      ...(colour && { colour }),
      price,
      ...(isCampaign && { campaignPrice: price - 3_000, priceHistory: [{ daysAgo: 60, price }] }),
      stock: roll(2) * roll(10),
    }
  })
}
