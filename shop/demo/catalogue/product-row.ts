import * as v from 'valibot'
import { type ContentUnit, isContentUnit } from '../../../src/model/unit-price.ts'
import { brands } from './brands.ts'
import { colourKeys } from './colours.ts'
import { fits } from './size-guides.ts'
import { runs } from './sizes.ts'
import { types } from './types.ts'
import { words } from './words.ts'

const oneOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  v.picklist(Object.keys(table) as Name[])

const colour = v.picklist(colourKeys)
const unit = v.custom<ContentUnit>((it) => typeof it === 'string' && isContentUnit(it))
const gender = v.picklist(['women', 'men', 'unisex', 'kids'])
export type Gender = v.InferOutput<typeof gender>

/**
 * A campaign price in kronor, and how it compares with the lowest price of the preceding 30 days: that price was
 * `higher` (a real reduction), the `same`, or `lower` (it was cheaper recently).
 */
const campaign = v.tuple([v.number(), v.picklist(['higher', 'same', 'lower'])])
export type Campaign = v.InferOutput<typeof campaign>

const pricedSizes = v.pipe(
  v.array(v.pipe(v.tuple([v.string(), v.number()]), v.readonly())),
  v.readonly(),
)

/** Fields that the cuts of one shoe or garment share; prices in whole kronor, VAT included. */
const shared = {
  /** The manufacturer's name for it; the type follows in the product's name. */
  model: v.string(),
  brand: oneOf(brands),
  type: oneOf(types),
  text: words,
  trait: v.exactOptional(words),
  material: v.exactOptional(words),
  /** The main category first. */
  categories: v.array(v.string()),
  price: v.number(),
  /** The content of each article, for the unit price. */
  content: v.exactOptional(v.strictObject({ amount: v.number(), unit })),
  campaign: v.exactOptional(campaign),
  fit: v.exactOptional(oneOf(fits)),
  /** The only storefront; absent for both. */
  only: v.exactOptional(v.picklist(['sport', 'professional'])),
  quotation: v.exactOptional(v.literal(true)),
  /** `all` for every article, or the sold-out colour. Absent: by the article's number. */
  soldOut: v.exactOptional(v.union([v.literal('all'), colour])),
  /** Age in days. Absent: derived from the number. */
  age: v.exactOptional(v.number()),
}

const cut = v.strictObject({
  /** Five digits, part of every article number. */
  no: v.number(),
  colours: v.array(colour),
})

const rowSchema = v.strictObject({
  ...shared,
  ...cut.entries,
  gender: v.exactOptional(gender),
  /** A common run of sizes, or sizes with their own prices in kronor: heavier weights, larger goals. */
  sizes: v.exactOptional(v.union([oneOf(runs), pricedSizes])),
})

/** A shoe or garment cut for women and for men, as two products. */
const cutForTwoSchema = v.strictObject({
  ...shared,
  cuts: v.strictObject({ women: cut, men: cut, sizes: v.picklist(['shoes', 'clothing']) }),
})

/** One product of the demo catalogue. */
export type ProductRow = v.InferOutput<typeof rowSchema>

const fileSchema = v.array(v.union([rowSchema, cutForTwoSchema]))

/** The products of a file. */
export function readRows(file: unknown): ProductRow[] {
  return v.parse(fileSchema, file).flatMap((it) => ('cuts' in it ? cutForTwo(it) : [it]))
}

function cutForTwo({ cuts, ...one }: v.InferOutput<typeof cutForTwoSchema>): ProductRow[] {
  const isShoe = cuts.sizes === 'shoes'
  return [
    { ...one, ...cuts.women, gender: 'women', sizes: isShoe ? 'womensShoe' : 'clothing' },
    { ...one, ...cuts.men, gender: 'men', sizes: isShoe ? 'mensShoe' : 'clothing' },
  ]
}
