import type { Catalogue, CatalogueProduct } from '../../../../shop/catalogue/catalogue.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import type { SearchPort } from '../../../../shop/search/search-port.ts'
import type { JudgedQuery } from './judges.ts'
import { judgedQueries } from './queries.ts'

/** How many hits are judged: what quick search shows. */
const JUDGED = 10

export interface QueryScore {
  readonly query: JudgedQuery
  /** 0 to 1: the harmonic mean of the share of hits that fit and the share of what fits that is hit. */
  readonly score: number
  /** Whether the first hit fits; for `nothing`, whether there is none. */
  readonly isFirstRight: boolean
  /** Of the first ten hits. */
  readonly fitting: number
  readonly shown: number
  /** Products that fit, ten at most. */
  readonly wanted: number
  readonly corrected?: string
}

/** Asks judged queries; the database holds the catalogue that they were made for. */
export async function scoreSearch(
  db: Db,
  search: SearchPort,
  catalogue: Catalogue,
  queries: readonly JudgedQuery[] = judgedQueries(catalogue),
): Promise<QueryScore[]> {
  const rows = await db.selectFrom('product').select(['id', 'code']).execute()
  const codes = new Map(rows.map((it) => [it.id, it.code]))
  const products = new Map(catalogue.products.map((it) => [it.id, it]))
  const scores: QueryScore[] = []
  for (const query of queries) {
    const { ids, corrected } = await search.searchProducts(query.query, {
      language: query.language,
      storefront: 'sport',
      limit: JUDGED,
      offset: 0,
    })
    const hits = ids.map((id) => products.get(codes.get(id) ?? ''))
    scores.push({ ...judge(query, hits, catalogue), ...(corrected !== undefined && { corrected }) })
  }
  return scores
}

export function meanOf(scores: readonly QueryScore[]): number {
  return scores.reduce((sum, it) => sum + it.score, 0) / scores.length
}

function judge(
  query: JudgedQuery,
  hits: readonly (CatalogueProduct | undefined)[],
  { products }: Catalogue,
): Omit<QueryScore, 'corrected'> {
  const sold = products.filter((it) => it.storefronts.includes('sport'))
  const wanted = Math.min(JUDGED, sold.filter(query.fits).length)
  if (wanted === 0 && query.kind !== 'nothing') {
    throw new Error(`No product of the catalogue answers "${query.query}"`)
  }
  const [first] = hits
  const isFirstRight = first === undefined ? wanted === 0 : query.fits(first)
  const fitting = hits.filter((it) => it && query.fits(it)).length
  const shown = hits.length
  return { query, isFirstRight, fitting, shown, wanted, score: scoreOf(fitting, shown, wanted) }
}

function scoreOf(fitting: number, shown: number, wanted: number): number {
  if (wanted === 0) return shown === 0 ? 1 : 0
  return (2 * fitting) / (shown + wanted)
}
