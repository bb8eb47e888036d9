import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
} from '../../shop/catalogue/catalogue.ts'
import { storeCatalogue } from '../../shop/catalogue/imports/store-catalogue.ts'
import type { Db, Tx } from '../../shop/platform/db/schema.ts'

export const NOW = Date.UTC(2026, 10, 21)
export const DAY_MS = 24 * 60 * 60 * 1000

export const SHOE_GUIDE = {
  title: { sv: 'Storlekar', en: 'Sizes' },
  headings: [{ sv: 'EU', en: 'EU' }],
  rows: [['42']],
  howTo: { sv: 'Mät foten.', en: 'Measure the foot.' },
  fit: { sv: 'Normal.', en: 'Regular.' },
}

/** Product 1 has every field, 2 only the required ones; 4 is not published. */
export function rowCatalogue(): Catalogue {
  return {
    categories: [
      category('shoes', { sv: 'Skor', en: 'Shoes' }, { position: 1 }),
      category('running', { sv: 'Löpning', en: 'Running' }, { position: 1, parentId: 'shoes' }),
      category('gym', { sv: 'Gym', en: 'Gym' }, { position: 2 }),
      category('empty', { sv: 'Tomt', en: 'Empty' }, { position: 3 }),
    ],
    gifts: [{ articleNumber: 'BOOK-1', fromTotal: 500_000 }],
    products: [SHOE, BOOK, BIKE, HIDDEN],
  }
}

function category(
  id: string,
  name: CatalogueCategory['name'],
  place: Pick<CatalogueCategory, 'position' | 'parentId'>,
): CatalogueCategory {
  const description = { sv: `Om ${name.sv}.`, en: `About ${name.en}.` }
  return { id, slug: `c-${id}`, name, description, ...place }
}

const MANUFACTURER = 'Norrsken AB, Gatan 1, 111 11 Orten'

const SHOE: CatalogueProduct = {
  id: 'shoe',
  slug: 'thunder',
  name: { sv: 'Åska', en: 'Thunder' },
  description: { sv: 'Lätt.', en: 'Light.' },
  trait: { sv: 'Dropp 8 mm', en: '8 mm drop' },
  brand: 'Norrsken',
  type: { sv: 'löparsko', en: 'running shoe' },
  gender: 'women',
  material: { sv: 'nät', en: 'mesh' },
  categoryIds: ['running'],
  storefronts: ['sport', 'professional'],
  vatRate: 2500,
  drawing: 'shoe',
  imageUrl: 'https://pictures.example/1.jpg',
  pictures: [
    {
      url: 'https://pictures.example/2.jpg',
      alt: { sv: 'Sulan', en: 'The sole' },
      colourId: 'blue',
    },
    { view: 'back' },
  ],
  manufacturer: MANUFACTURER,
  sizeGuide: SHOE_GUIDE,
  articles: [
    {
      number: 'SHOE-42',
      size: '42',
      colour: { id: 'blue', name: { sv: 'Blå', en: 'Blue' }, hex: '#2f5fa7' },
      price: 100_000,
      campaignPrice: 79_900,
      stock: 5,
      priceHistory: [{ daysAgo: 60, price: 90_000 }],
    },
    {
      number: 'SHOE-43',
      size: '43',
      colour: { id: 'red', name: { sv: 'Röd', en: 'Red' }, hex: '#b8441f' },
      price: 100_000,
      stock: 0,
      expectedOn: '2099-12-12',
    },
  ],
}

const BOOK: CatalogueProduct = {
  id: 'book',
  slug: 'the-book',
  name: { sv: 'Boken', en: 'The book' },
  description: { sv: 'Text.', en: 'Text.' },
  brand: 'Pärm',
  type: { sv: 'bok', en: 'book' },
  categoryIds: [],
  storefronts: ['sport', 'professional'],
  vatRate: 600,
  drawing: 'bag',
  manufacturer: MANUFACTURER,
  articles: [{ number: 'BOOK-1', price: 10_600, stock: 10 }],
  ageDays: 3,
}

const BIKE: CatalogueProduct = {
  ...BOOK,
  id: 'bike',
  slug: 'the-bike',
  name: { sv: 'Cykeln', en: 'The bike' },
  type: { sv: 'motionscykel', en: 'exercise bike' },
  categoryIds: ['gym'],
  storefronts: ['professional'],
  isQuotation: true,
  vatRate: 2500,
  drawing: 'bike',
  isBulky: true,
  articles: [{ number: 'BIKE-1', price: 999_900, businessPrice: 700_000, stock: 2 }],
}

const HIDDEN: CatalogueProduct = {
  ...BOOK,
  id: 'hidden',
  slug: 'hidden',
  name: { sv: 'Dold', en: 'Hidden' },
  categoryIds: ['running'],
  articles: [{ number: 'HIDDEN-1', price: 5_300, stock: 1 }],
}

const FEES = [
  { id: 'bulky', kind: 'service', rule: 'bulky', amount: 39_900 },
  { id: 'small', kind: 'fee', rule: 'below-total', amount: 4_900, below_total: 30_000 },
] as const

const PERSON = { created_at: NOW } as const

/** The catalogue, two fees, a private customer (`anna`) and the buyer of a company (`bo`). */
export async function seedRowShop(db: Db): Promise<void> {
  await storeCatalogue(db, rowCatalogue(), { source: 'test', now: NOW })
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('product').set({ popularity: 7 }).where('id', '=', 1).execute()
    await tx.updateTable('product').set({ published: 0 }).where('id', '=', 4).execute()
    for (const fee of FEES) {
      const named = { vat_rate: 2500, name_sv: `${fee.id} sv`, name_en: `${fee.id} en` }
      await tx
        .insertInto('fee')
        .values({ ...fee, ...named })
        .execute()
    }
    await tx
      .insertInto('company')
      .values({ id: 'club', name: 'Lunda IF', organisation_number: '802400-0005', may_invoice: 1 })
      .execute()
    await tx
      .insertInto('customer')
      .values({
        ...{ id: 'anna', email: 'anna@example.com', password_hash: 'hash of anna' },
        ...{ first_name: 'Anna', last_name: 'Lind', ...PERSON },
      })
      .execute()
    await tx
      .insertInto('customer')
      .values({
        ...{ id: 'bo', email: 'bo@example.com', password_hash: 'hash of bo', phone: '070-1' },
        ...{ first_name: 'Bo', last_name: 'Berg', company_id: 'club', role: 'admin', ...PERSON },
      })
      .execute()
  })
}

/** More products like the second one, by code. */
export async function addProducts(tx: Tx, codes: readonly string[]): Promise<void> {
  const { id: _, ...like } = await tx
    .selectFrom('product')
    .selectAll()
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  const values = codes.map((code, at) => ({ ...like, id: 1000 + at, code, slug: code }))
  await tx.insertInto('product').values(values).execute()
}
