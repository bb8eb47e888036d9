import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

export interface BrandsProps {
  readonly page: PageContext
  readonly brands: readonly { readonly brand: string }[]
}

/** Names as they are written, since nobody's logotype is ours to draw. */
export function Brands({ page, brands }: BrandsProps) {
  if (brands.length < 2) return null
  return (
    <section className="shop-row" aria-labelledby="brands">
      <h2 id="brands">{page.t('page.home.brands')}</h2>
      <ul className="shop-brands">
        {brands.map(({ brand }) => (
          <li key={brand}>
            <a href={linkTo(page, `/search?q=${encodeURIComponent(brand)}`)}>{brand}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
