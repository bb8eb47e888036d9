import { CompiledQuery } from 'kysely'
import type { FacetPort, FacetQuery, FacetResult } from '../shop/facets/facets-port.ts'
import { createMemoryFacets } from '../shop/facets/memory-facets.ts'
import { readFacetIndex } from '../shop/facets/read-index.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'
import { inGenerated, print, timeOf, timesOf } from './times.ts'

const ROUNDS = 400
const SORTS = ['popular', 'popular', 'popular', 'newest', 'price-up', 'name'] as const

/** Prints times of lists and memory of their columns, for each number of articles. */
export async function measureFacets(sizes: readonly number[], keep?: string): Promise<void> {
  for (const size of sizes) await inGenerated(size, keep, measure)
}

async function measure(db: Db): Promise<void> {
  const before = process.memoryUsage().rss
  const reading = await timeOf(() => readFacetIndex(db))
  const index = await readFacetIndex(db)
  const bytes = bytesOf(index)
  console.log(
    `${index.size.toLocaleString('en')} products: columns of ${(bytes / 2 ** 20).toFixed(1)} MB read in ${reading.wall.toFixed(0)} ms (CPU ${reading.cpu.toFixed(0)}); ` +
      `RSS ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB more`,
  )
  const facets = createMemoryFacets(db, demoShop, console.error)
  await facets.warmUp()
  const categories = await db.selectFrom('category').select('id').orderBy('id').execute()
  const questions = await randomQuestions(
    facets,
    categories.map((it) => it.id),
  )
  print('facets alone, any category and filters', await timesOf(questions, (it) => facets.list(it)))
  const whole = questions.map(({ categoryId, ...it }) => it)
  print('facets alone, whole shop and filters', await timesOf(whole, (it) => facets.list(it)))
  await measureAgreed(db, facets)
}

const COMPANY: FacetQuery = {
  storefront: 'professional',
  language: 'sv',
  chosen: new Map(),
  seesPrices: true,
  sort: 'price-up',
  offset: 0,
  limit: 24,
}

/** Lines of price lists to insert. */
const AGREEMENTS = {
  'fixed prices of a tenth of the goods': `
    select 1, number, 1, 'SEK', business_price, null from article where product_id % 10 = 0`,
  'a discount off everything': "select 2, '*', 1, '', null, 1000",
}

/** Lists with a company's own prices: the first one, and later ones. */
async function measureAgreed(db: Db, facets: FacetPort): Promise<void> {
  for (const [at, [kind, lines]] of Object.entries(AGREEMENTS).entries()) {
    const id = at + 1
    await run(
      db,
      `insert or ignore into price_list (id, name, created_at) values (${id}, '${kind}', 0)`,
    )
    await run(db, `insert or ignore into price_list_line ${lines}`)
    const question = { ...COMPANY, priceLists: { ids: [id], key: `${id}.1`, currency: 'SEK' } }
    print(`${kind}, first list`, [await timeOf(() => facets.list(question))])
    print(`${kind}, lists`, await timesOf(Array(100).fill(question), (it) => facets.list(it)))
  }
  print(
    'prices of all businesses',
    await timesOf(Array(100).fill(COMPANY), (it) => facets.list(it)),
  )
}

async function run(db: Db, text: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text))
}

/** Every category in turn, with one to three of its filters, in a random order. */
async function randomQuestions(facets: FacetPort, ids: readonly string[]): Promise<FacetQuery[]> {
  const roll = dice(7)
  const questions: FacetQuery[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const categoryId = ids[round % ids.length] ?? ''
    const sort = SORTS[roll(SORTS.length)] ?? 'popular'
    const free: FacetQuery = {
      storefront: 'sport',
      language: 'sv',
      categoryId,
      chosen: new Map(),
      seesPrices: true,
      sort,
      offset: 0,
      limit: 24,
    }
    questions.push({ ...free, chosen: randomChoice(await facets.list(free), roll) })
  }
  return questions
}

function randomChoice({ groups }: FacetResult, roll: (sides: number) => number) {
  const chosen = new Map<string, string[]>()
  const filters = roll(4)
  for (let at = 0; at < filters; at += 1) {
    const group = groups[roll(groups.length)]
    const option = group?.options[roll(group.options.length)]
    if (group && option) chosen.set(group.id, [...(chosen.get(group.id) ?? []), option.id])
  }
  return chosen
}

function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Bytes of all typed arrays in a value. */
function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (value === null || typeof value !== 'object' || value instanceof Map) return 0
  return Object.values(value).reduce((sum: number, it) => sum + bytesOf(it), 0)
}
