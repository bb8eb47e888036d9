import type {
  Catalogue,
  CatalogueArticle,
  CatalogueCategory,
  CatalogueProduct,
} from '../../shop/catalogue/catalogue.ts'

const both = (text: string) => ({ sv: text, en: `${text} (en)` })

function category(id: string, name: string, parentId?: string): CatalogueCategory {
  const parent = parentId === undefined ? {} : { parentId }
  return { id, ...parent, slug: id, name: both(name), description: both(''), position: 1 }
}

function product(
  id: string,
  articles: readonly CatalogueArticle[],
  more: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  return {
    id,
    slug: id,
    name: both(`Vara ${id}`),
    description: both('En beskrivning.'),
    brand: 'Norrsken',
    type: both('sak'),
    categoryIds: ['running-shoes'],
    storefronts: ['sport', 'professional'],
    vatRate: 2500,
    drawing: 'shoe',
    manufacturer: 'Norrsken AB, Gatan 1, 111 11 Orten, hej@norrsken.example',
    articles,
    ...more,
  }
}

const blue = { id: 'court-blue', name: { sv: 'Blå', en: 'Blue' }, hex: '#2f5fa7' }
const red = { id: 'clay', name: { sv: 'Röd', en: 'Red' }, hex: '#b8441f' }

/**
 * A dozen products, one for each special case of an article. Prices are in öre:
 * `SHOE-42` costs 1,000 kr, of `LAST-1` there is one.
 */
export function smallCatalogue(): Catalogue {
  return {
    categories: [
      category('shoes', 'Skor'),
      category('running', 'Löpning', 'shoes'),
      category('running-shoes', 'Löparskor', 'running'),
      category('gym', 'Gym'),
    ],
    gifts: [{ articleNumber: 'GIFT-1', fromTotal: 500_000 }],
    products: [
      product(
        'shoe',
        [
          { number: 'SHOE-42', size: '42', colour: blue, price: 100_000, stock: 50 },
          { number: 'SHOE-43', size: '43', colour: blue, price: 100_000, stock: 3 },
          { number: 'SHOE-44', size: '44', colour: red, price: 100_000, stock: 0 },
          {
            number: 'SHOE-45',
            size: '45',
            colour: red,
            price: 100_000,
            stock: 0,
            expectedOn: '2099-12-12',
          },
        ],
        { name: { sv: 'Löparsko Åska', en: 'Running shoe Thunder' }, type: both('löparsko') },
      ),
      product('sale', [
        {
          number: 'SALE-1',
          price: 50_000,
          campaignPrice: 39_900,
          stock: 20,
          priceHistory: [
            { daysAgo: 60, price: 30_000 },
            { daysAgo: 40, price: 50_000 },
            { daysAgo: 20, price: 45_000 },
            { daysAgo: 10, price: 50_000 },
          ],
        },
      ]),
      product('plenty', [{ number: 'PLENTY-1', price: 1_000, stock: 100_000 }]),
      product('last', [{ number: 'LAST-1', price: 20_000, stock: 1 }]),
      product('gift', [{ number: 'GIFT-1', price: 9_900, stock: 5 }]),
      product('machine', [{ number: 'MACHINE-1', price: 999_900, stock: 9 }], {
        drawing: 'treadmill',
        isBulky: true,
        categoryIds: ['gym'],
      }),
      product('quotation', [{ number: 'QUOTE-1', price: 777_700, stock: 5 }], {
        isQuotation: true,
      }),
      product('sport-only', [{ number: 'SPORT-1', price: 10_000, stock: 5 }], {
        storefronts: ['sport'],
      }),
      product('team', [{ number: 'TEAM-1', price: 250_000, businessPrice: 150_000, stock: 2 }], {
        storefronts: ['professional'],
        drawing: 'team-set',
        categoryIds: ['gym', 'shoes'],
      }),
      product('book', [{ number: 'BOOK-1', price: 10_600, stock: 10 }], { vatRate: 600 }),
      product('ore', [{ number: 'ORE-1', price: 33, stock: 1000 }]),
      product('hidden', [{ number: 'HIDDEN-1', price: 123_400, stock: 5 }]),
    ],
  }
}
