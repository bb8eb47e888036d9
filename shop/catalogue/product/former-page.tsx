import { PageSection } from '../../../src/ui/page-section.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import type { CardView } from '../cards/card-view.ts'
import { WaysOn } from '../category-tiles.tsx'
import type { FormerProduct } from '../off-sale-queries.ts'
import type { CategoryView } from '../site.ts'

export interface FormerView {
  readonly product: FormerProduct
  readonly trail: readonly CategoryView[]
  readonly related: readonly CardView[]
  readonly categories: readonly CategoryView[]
}

/** For visitors from an old link: the product's name, that it is no longer sold, and similar products. */
export function formerPage(page: PageContext, view: FormerView): PageContent {
  const { product, trail } = view
  return {
    title: `${product.brand} ${product.name}`.trim(),
    isPrivate: true,
    categoryTrail: trail.map((it) => it.id),
    crumbs: [
      ...trail.map((it) => ({ name: it.name, path: `/c/${it.slug}` })),
      { name: product.name },
    ],
    main: drawPage(page, <FormerMain page={page} view={view} />),
  }
}

interface FormerProps {
  readonly page: PageContext
  readonly view: FormerView
}

function FormerMain({ page, view: { product, related, categories } }: FormerProps) {
  return (
    <>
      <section className="shop-empty">
        <p className="shop-product__brand">{product.brand}</p>
        <h1>{product.name}</h1>
        <p className="shop-lead">{page.t('page.former')}</p>
        <p>{page.t('page.former.bought')}</p>
        {related.length === 0 && <WaysOn page={page} categories={categories} />}
      </section>
      {related.length > 0 && (
        <PageSection id="related" heading={page.t('page.related')}>
          <CardGrid page={page} cards={related} level={3} />
        </PageSection>
      )}
    </>
  )
}
