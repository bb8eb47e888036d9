import { test } from 'node:test'
import { bumpVersion } from '../../../../shop/catalogue/catalogue-version.ts'
import {
  holdCatalogueState,
  listStoredContent,
  listStoredProducts,
  readCatalogueState,
} from '../../../../shop/catalogue/imports/stored-product-queries.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../../helpers/row-shop.ts'

test(
  'the state of the goods changes with the catalogue and with what is edited by hand',
  onShop(async (tx) => {
    const [version] = await tx.selectFrom('catalogue_version').select('version').execute()
    const before = Number(version?.version)
    same<unknown>(JSON.parse(await readCatalogueState(tx)), [before, 0, null])
    await bumpVersion(tx)
    const edit = { subject: 'product', subject_id: 'shoe', field: 'name.sv' } as const
    await tx
      .insertInto('hand_edit')
      .values({ ...edit, edited_at: 7, member_id: null })
      .execute()
    same<unknown>(JSON.parse(await readCatalogueState(tx)), [before + 1, 1, 7])
    same(await holdCatalogueState(tx), await readCatalogueState(tx))
  }),
)

test(
  'the products with some ids of the catalogue come with what they were stored from',
  onShop(async (tx) => {
    const [book] = await tx
      .selectFrom('product')
      .select(['id', 'content_hash'])
      .where('code', '=', 'book')
      .execute()
    same(await listStoredProducts(tx, ['book', 'none']), [
      { id: book?.id ?? 0, code: 'book', contentHash: book?.content_hash ?? '' },
    ])
  }),
)

test(
  'a product comes with all that an import may change of it',
  onShop(async (tx) => {
    const [shoe] = await listStoredContent(tx, [1, 99])
    same(
      shoe && { ...shoe, articles: shoe.articles.slice(0, 1), prices: shoe.prices.slice(0, 2) },
      {
        id: 1,
        brand: 'Norrsken',
        imageUrl: 'https://pictures.example/1.jpg',
        texts: [
          {
            ...{ lang: 'en', name: 'Thunder', description: 'Light.', trait: '8 mm drop' },
            ...{ type: 'running shoe', material: 'mesh' },
          },
          {
            ...{ lang: 'sv', name: 'Åska', description: 'Lätt.', trait: 'Dropp 8 mm' },
            ...{ type: 'löparsko', material: 'nät' },
          },
        ],
        categories: [
          { categoryId: 'running', isMain: 1 },
          { categoryId: 'shoes', isMain: 0 },
        ],
        pictures: [
          {
            colourId: 'blue',
            url: 'https://pictures.example/2.jpg',
            altSv: 'Sulan',
            altEn: 'The sole',
          },
          { colourId: null, url: null, altSv: null, altEn: null },
        ],
        articles: [
          {
            number: 'SHOE-42',
            offInFile: 0,
            colourSv: 'Blå',
            colourEn: 'Blue',
            price: 100_000,
            campaignPrice: 79_900,
            businessPrice: 80_000,
          },
        ],
        prices: [
          { number: 'SHOE-42', validFrom: NOW - 60 * DAY_MS, price: 90_000 },
          { number: 'SHOE-42', validFrom: NOW, price: 79_900 },
        ],
      },
    )
  }),
)
