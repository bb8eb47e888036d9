import type { ShownProduct } from '../../model/product.ts'
import { isOf } from '../../state/products/batch-products.ts'
import type { ProductsQuestion } from '../../state/products/follow-products.ts'
import type { ProductCardProps } from './product-card.table.ts'
import type { ProductListProps } from './product-list.table.ts'

interface OfArticle {
  readonly articleNumber?: string | undefined
}

/** What a tag asks the shop for; undefined where its attributes name nothing. */
export type Question = ProductsQuestion | undefined

export function askForArticle({ articleNumber }: OfArticle): Question {
  return articleNumber ? { articles: [articleNumber] } : undefined
}

export function askForCard({ articleNumber, productId }: ProductCardProps): Question {
  return askForArticle({ articleNumber }) ?? (productId ? { products: [productId] } : undefined)
}

export function askForList(props: ProductListProps): Question {
  const { articles, category, campaign, query, count, order } = props
  if (articles) {
    const names = articles.split(',').map((it) => it.trim())
    return { articles: names.filter(Boolean).slice(0, count && count > 0 ? count : undefined) }
  }
  if (category) return { category, count, order }
  if (campaign) return { campaign, count, order }
  return query ? { query, count, order } : undefined
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
