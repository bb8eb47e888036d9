import type { LocalText } from '../../../src/model/language.ts'
import type { ListedEdit } from '../by-hand/hand-edit-queries.ts'
import type { CatalogueArticle, CatalogueProduct } from '../catalogue.ts'
import type { StoredContent } from './stored-product-queries.ts'

/** Changes by hand to one product and its articles. */
export class ProductEdits {
  readonly #edits: readonly ListedEdit[]

  constructor(edits: readonly ListedEdit[] = []) {
    this.#edits = edits
  }

  has(field: ListedEdit['field'], articleNumber?: string): boolean {
    return this.#edits.some(
      (it) =>
        it.field === field &&
        (articleNumber === undefined ? it.subject === 'product' : it.subjectId === articleNumber),
    )
  }
}

/** A file's product with the shop's values in place of those that were changed by hand. */
export function keepEdits(
  product: CatalogueProduct,
  stored: StoredContent,
  edits: ProductEdits,
): CatalogueProduct {
  const articles = product.articles.map((it) => keepPrice(it, stored, edits))
  const kept = {
    ...product,
    articles,
    name: keepText(product.name, 'name', { stored, edits }),
    description: keepText(product.description, 'description', { stored, edits }),
  }
  if (!edits.has('pictures')) return kept
  const { imageUrl: _, ...others } = kept
  return stored.imageUrl === null ? others : { ...others, imageUrl: stored.imageUrl }
}

function keepText(
  text: LocalText,
  part: 'name' | 'description',
  { stored, edits }: { readonly stored: StoredContent; readonly edits: ProductEdits },
): LocalText {
  const of = (lang: 'sv' | 'en') => {
    const kept = stored.texts.find((it) => it.lang === lang)
    return kept && edits.has(`${part}.${lang}`) ? kept[part] : text[lang]
  }
  return { sv: of('sv'), en: of('en') }
}

function keepPrice(
  article: CatalogueArticle,
  stored: StoredContent,
  edits: ProductEdits,
): CatalogueArticle {
  const kept = stored.articles.find((it) => it.number === article.number)
  if (!kept || !edits.has('price', article.number)) return article
  const { campaignPrice: _, ...others } = article
  return {
    ...others,
    price: kept.price,
    businessPrice: kept.businessPrice,
    ...(kept.campaignPrice !== null && { campaignPrice: kept.campaignPrice }),
  }
}
