import type { ShownProduct } from './product-view.ts'

/** Articles or products by their names, or the first of a list. */
export type ProductsQuestion =
  | { readonly articles: readonly string[] }
  | { readonly products: readonly string[] }
  | ListQuestion

/** By one of the first three. */
interface ListQuestion {
  readonly category?: string | undefined
  readonly campaign?: string | undefined
  readonly query?: string | undefined
  readonly count?: number | undefined
  readonly order?: string | undefined
}

/** What a tag asks the shop for; undefined where its attributes name nothing. */
export type Question = ProductsQuestion | undefined

interface CardAttributes {
  readonly articleNumber?: string | undefined
  readonly productId?: string | undefined
}

interface ListAttributes extends ListQuestion {
  readonly articles?: string | undefined
}

export function askForArticle({ articleNumber }: CardAttributes): Question {
  return articleNumber ? { articles: [articleNumber] } : undefined
}

export function askForCard({ articleNumber, productId }: CardAttributes): Question {
  return askForArticle({ articleNumber }) ?? (productId ? { products: [productId] } : undefined)
}

export function askForList(attributes: ListAttributes): Question {
  const { articles, category, campaign, query, count, order } = attributes
  if (articles) {
    const names = articles.split(',').map((it) => it.trim())
    return { articles: names.filter(Boolean).slice(0, count && count > 0 ? count : undefined) }
  }
  if (category) return { category, count, order }
  if (campaign) return { campaign, count, order }
  return query ? { query, count, order } : undefined
}

/** As the query of the call has it. */
export function fieldsOf(question: ProductsQuestion): [name: string, values: string[]][] {
  const asked = Object.entries(question).filter(([, it]) => it !== undefined)
  return asked.map(([name, it]) => [name, [it].flat().map(String)])
}

/** What answers a question, of products that may have been asked for together with others. */
export function answersTo(
  question: ProductsQuestion,
  products: readonly ShownProduct[],
): readonly ShownProduct[] {
  if ('articles' in question) return named(products, question.articles, 'articleNumber')
  return 'products' in question ? named(products, question.products, 'productId') : products
}

function named(
  products: readonly ShownProduct[],
  names: readonly string[],
  field: 'articleNumber' | 'productId',
): readonly ShownProduct[] {
  return names.flatMap((name) => products.find((it) => isOf(name, it[field])) ?? [])
}

/** Numbers are the same in capitals and in small letters. */
export function isOf(name: string, answered: string): boolean {
  return name.toLowerCase() === answered.toLowerCase()
}
