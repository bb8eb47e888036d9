import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
} from '../../../shop/catalogue/catalogue.ts'

const CATEGORIES: readonly (readonly [id: string, sv: string, en: string, parent?: string])[] = [
  ['shoes', 'Skor', 'Shoes'],
  ['running-shoes', 'Löparskor', 'Running shoes', 'shoes'],
  ['clothing', 'Kläder', 'Clothing'],
  ['jackets', 'Jackor', 'Jackets', 'clothing'],
  ['balls', 'Bollar', 'Balls'],
  ['strength', 'Styrka', 'Strength'],
  ['empty', 'Skidor', 'Skis'],
]

type Line = readonly [
  id: string,
  sv: string,
  en: string,
  typeSv: string,
  typeEn: string,
  category: string,
  more?: Partial<CatalogueProduct>,
]

// Names and types as a shop's own people write them.
const LINES: readonly Line[] = [
  [
    'road-women',
    'Vind 3 löparsko',
    'Vind 3 running shoe',
    'löparsko',
    'running shoe',
    'running-shoes',
    { brand: 'Fjällö', gender: 'women' },
  ],
  [
    'road-men',
    'Åska löparsko',
    'Aska running shoe',
    'löparsko',
    'running shoe',
    'running-shoes',
    { brand: 'Nordkraft', gender: 'men' },
  ],
  [
    'trail',
    'Stig trailsko',
    'Stig trail shoe',
    'trailsko',
    'trail shoe',
    'shoes',
    { brand: 'Fjällö', gender: 'unisex' },
  ],
  [
    'shell',
    'Dimma skaljacka',
    'Dimma shell jacket',
    'skaljacka',
    'shell jacket',
    'jackets',
    { brand: 'Fjällö', gender: 'women' },
  ],
  [
    'down',
    'Frost dunjacka',
    'Frost down jacket',
    'dunjacka',
    'down jacket',
    'jackets',
    { brand: 'Nordkraft', gender: 'men' },
  ],
  [
    'fleece',
    'Moln fleecetröja',
    'Moln fleece',
    'fleecetröja',
    'fleece',
    'clothing',
    { description: { sv: 'Passar under en jacka.', en: 'Fits under a jacket.' } },
  ],
  ['football', 'Match fotboll', 'Match football', 'fotboll', 'football', 'balls'],
  ['handball', 'Grepp handboll', 'Grepp handball', 'handboll', 'handball', 'balls'],
  ['pump', 'Bollpump', 'Ball pump', 'bollpump', 'ball pump', 'balls'],
  [
    'dumbbell',
    'Gjutjärn hantel 10 kg',
    'Cast iron dumbbell 10 kg',
    'hantel',
    'dumbbell',
    'strength',
  ],
  [
    'bench',
    'Träningsbänk',
    'Training bench',
    'träningsbänk',
    'training bench',
    'strength',
    { isQuotation: true },
  ],
  [
    'team',
    'Lagpaket fotboll',
    'Football team set',
    'lagpaket',
    'team set',
    'balls',
    { storefronts: ['professional'] },
  ],
]

/** A dozen products of a sport shop. `PAIR-1` and `PAIR-10` begin alike. */
export function sportsCatalogue(): Catalogue {
  return {
    gifts: [],
    categories: CATEGORIES.map(
      ([id, sv, en, parentId], position): CatalogueCategory => ({
        id,
        slug: id,
        name: { sv, en },
        description: { sv: '', en: '' },
        position,
        ...(parentId !== undefined && { parentId }),
      }),
    ),
    products: LINES.map(toProduct),
  }
}

function toProduct(
  [id, sv, en, typeSv, typeEn, category, more]: Line,
  at: number,
): CatalogueProduct {
  const hex = '#1c1c1e'
  return {
    id,
    slug: id,
    name: { sv, en },
    description: { sv: 'Bra.', en: 'Good.' },
    brand: 'Älv',
    type: { sv: typeSv, en: typeEn },
    categoryIds: [category],
    storefronts: ['sport', 'professional'],
    vatRate: 2500,
    drawing: 'shoe',
    manufacturer: 'Älv AB',
    articles: [
      {
        number: `PAIR-${at}`,
        price: 98_765,
        stock: 5,
        colour: { id: 'black', name: { sv: 'Svart', en: 'Black' }, hex },
      },
    ],
    ...more,
  }
}
