import type { Fit, Stars } from '../../src/model/reviews.ts'
import type { Tx } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'

interface DemoReview {
  /** The product's Swedish slug. */
  readonly slug: string
  /** Age in days. */
  readonly age: number
  readonly stars: Stars
  readonly fit?: Fit
  readonly author?: string
  readonly body?: string
  readonly reply?: string
}

/** Nobody bought these products, so pages label the reviews as examples. */
const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    ...{ slug: 'kvick-3-loparsko-dam', age: 4, stars: 5, fit: 'true', author: 'Elin S.' },
    body: 'Lätt och mjuk utan att kännas svampig. Har sprungit 20 mil i dem och sulan ser ny ut.',
  },
  {
    ...{ slug: 'kvick-3-loparsko-dam', age: 19, stars: 4, fit: 'small', author: 'Maria H.' },
    body: 'Jättebra sko, men ta en halv storlek större än du brukar om du har bred fot.',
    reply: 'Tack! Storleksguiden säger nu att lästen är smal.',
  },
  { slug: 'kvick-3-loparsko-dam', age: 33, stars: 4, fit: 'true', author: 'Johanna L.' },
  {
    ...{ slug: 'kvick-3-loparsko-dam', age: 51, stars: 2, fit: 'true' },
    body: 'Snörena går upp hela tiden. I övrigt okej.',
  },
  {
    ...{ slug: 'kvick-3-loparsko-herr', age: 8, stars: 5, fit: 'true', author: 'Anders B.' },
    body: 'Tredje paret. Passar till både distans och fartpass.',
  },
  {
    ...{ slug: 'kvick-3-loparsko-herr', age: 40, stars: 4, fit: 'large', author: 'Oskar N.' },
    body: 'Lite stor i hälen, bra med tjockare strumpa.',
  },
  {
    ...{ slug: 'rot-4-trailsko-dam', age: 12, stars: 5, fit: 'true', author: 'Karin W.' },
    body: 'Fäster på blöta rötter, precis som det står.',
  },
  { slug: 'langmil-2-loparsko-dam', age: 25, stars: 4, fit: 'true', author: 'Sara E.' },
]

/** Stores a few reviews for the demo. */
export async function seedReviews(tx: Tx, now: number): Promise<void> {
  const products = await tx
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('slug', 'in', [...new Set(DEMO_REVIEWS.map(({ slug }) => slug))])
    .execute()
  const ids = new Map(products.map(({ id, slug }) => [slug, id]))
  const rows = DEMO_REVIEWS.map((it, at) => {
    const product_id = ids.get(it.slug)
    if (product_id === undefined) throw new Error(`The demo has no product ${it.slug}`)
    const { stars, fit = null, author = '', body = '', reply = '' } = it
    return {
      ...{
        id: `demo-review-${at + 1}`,
        product_id,
        order_id: null,
        stars,
        fit,
        author,
        body,
        reply,
      },
      ...({
        lang: 'sv',
        state: 'shown',
        refusal: null,
        written_at: now - it.age * DAY_MS,
      } as const),
    }
  })
  await tx.insertInto('review').values(rows).execute()
}
