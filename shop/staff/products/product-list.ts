import { type RawBuilder, sql } from 'kysely'
import { FEW_LEFT } from '../../../src/model/article.ts'
import type { Language } from '../../../src/model/language.ts'
import { reducedPrice } from '../../catalogue/running-price.ts'
import type { Db } from '../../platform/db/schema.ts'
import { anySpelling } from '../page/any-spelling.ts'
import { staffMoney } from '../page/staff-context.ts'
import type { StaffList } from '../page/staff-list.tsx'
import {
  PRODUCT_STATES,
  PRODUCTS_PATH,
  type ProductState,
  productPath,
  productState,
} from './product-names.ts'

export interface ProductFilter {
  readonly state?: ProductState | undefined
  /** A part of a name, or of a product or article number. */
  readonly search?: string | undefined
}

export interface ListedProduct {
  readonly code: string
  readonly name: string
  readonly isOn: 0 | 1
  readonly articles: number
  /** The sum of all articles. */
  readonly available: number
  /** The number of articles on sale with low stock, and of all that are on sale. */
  readonly low: number
  readonly onSale: number
  readonly isLow: 0 | 1
  /** Private customers' prices, including VAT. */
  readonly minPrice: number
  readonly maxPrice: number
}

const REDUCED = sql.raw(reducedPrice('a'))
const ON_SALE = sql`(select count(*) from article a where a.product_id = p.id and a.published = 1)`
/** An article's stock is low where customers read that few are left, or none. */
const LOW = sql`(select count(*) from article a join stock s on s.article_number = a.number
  where a.product_id = p.id and a.published = 1 and s.available <= ${FEW_LEFT})`

const STATES: Readonly<Record<ProductState, RawBuilder<unknown>>> = {
  on: sql`p.published = 1`,
  off: sql`p.published = 0`,
  low: sql`(p.published = 1 and ${LOW} > 0 and ${LOW} * 2 >= ${ON_SALE})`,
}

/** Lists products by name. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  part: { readonly language: Language; readonly limit: number; readonly offset: number },
): Promise<ListedProduct[]> {
  const { language, limit, offset } = part
  const { rows } = await sql<ListedProduct>`
    select p.code, t.name, p.published as "isOn", ${LOW} as low,
           ${ON_SALE} as "onSale", ${STATES.low} as "isLow",
           count(a.number) as articles, coalesce(sum(s.available), 0) as available,
           coalesce(min(coalesce(${REDUCED}, a.price)), 0) as "minPrice",
           coalesce(max(coalesce(${REDUCED}, a.price)), 0) as "maxPrice"
      from (select p.id from product p
              join product_text t on t.product_id = p.id and t.lang = ${language}
             where ${conditions(db, filter)}
             order by t.name, p.id limit ${limit} offset ${offset}) as shown
      join product p on p.id = shown.id
      join product_text t on t.product_id = p.id and t.lang = ${language}
      left join article a on a.product_id = p.id
      left join stock s on s.article_number = a.number
     group by p.id, t.name order by t.name, p.id`.execute(db)
  return rows
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from product p where ${conditions(db, filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function countProductStates(db: Db): Promise<Record<ProductState, number>> {
  const { on, off, low } = STATES
  const { rows } = await sql<Record<ProductState, number>>`
    select count(*) filter (where ${on}) as "on", count(*) filter (where ${off}) as off,
           count(*) filter (where ${low}) as low from product p`.execute(db)
  return rows[0] ?? { on: 0, off: 0, low: 0 }
}

function conditions(db: Db, { state, search }: ProductFilter): RawBuilder<unknown> {
  const all = [...(state ? [STATES[state]] : []), ...(search ? [matches(db, search)] : [])]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

function matches(db: Db, search: string): RawBuilder<unknown> {
  return anySpelling(
    db,
    search,
    (isLike) => `(${isLike('p.code')}
      or exists (select 1 from product_text w where w.product_id = p.id and ${isLike('w.name')})
      or exists (select 1 from article n where n.product_id = p.id and ${isLike('n.number')}))`,
  )
}

export const PRODUCT_LIST: StaffList<ListedProduct, ProductState> = {
  path: PRODUCTS_PATH,
  title: 'staff.menu.goods',
  search: 'staff.goods.search',
  states: {
    names: PRODUCT_STATES,
    label: 'staff.goods.states',
    all: 'staff.goods.all',
    text: (state) => `staff.goods.state.${state}`,
    count: countProductStates,
  },
  row: {
    key: ({ code }) => code,
    path: ({ code }) => productPath(code),
    look: 'goods',
    cells: {
      title: ({ name }) => name,
      state: ({ isOn, isLow }, { t }) =>
        productState(t, isOn === 0 ? 'off' : isLow === 1 ? 'low' : 'on'),
      text: ({ available, low, onSale }, { t }) =>
        [
          t('staff.goods.pieces', { n: available }),
          onSale > 1 && low > 0 && t('staff.goods.low.of', { low, of: onSale }),
        ]
          .filter(Boolean)
          .join(' · '),
      sum({ minPrice, maxPrice }, context) {
        const price = staffMoney(context, minPrice)
        return minPrice === maxPrice ? price : context.t('staff.goods.from', { sum: price })
      },
    },
  },
  read: listProducts,
  count: countProducts,
}
