import { pathOfProduct } from '../../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { Swatch } from '../cards/card-view.ts'
import { smallPicture } from '../picture-sizes.ts'
import { picturesOf } from './pictures.ts'
import type { ProductView } from './product-view.ts'

interface ColourChoiceProps {
  readonly page: PageContext
  readonly view: ProductView
}

/** The colours as pictures. Each is a link, so that every colour has an address. */
export function ColourChoice({ page, view }: ColourChoiceProps) {
  const { swatches, colour } = view
  if (!colour || swatches.length === 0) return null
  const chosen = (
    <>
      {`${page.t('page.colour')} `}
      <strong>{colour.name}</strong>
    </>
  )
  if (swatches.length === 1)
    return (
      <div className="shop-colours">
        <p>{chosen}</p>
      </div>
    )
  return (
    <nav className="shop-colours" aria-label={page.t('page.choosecolour')}>
      <p className="shop-colours__chosen" role="status" data-offline={page.t('error.offline')}>
        {chosen}
      </p>
      <ul>
        {swatches.map((it) => (
          <ColourLink key={it.id} page={page} view={view} swatch={it} />
        ))}
      </ul>
    </nav>
  )
}

interface ColourLinkProps extends ColourChoiceProps {
  readonly swatch: Swatch
}

function ColourLink({ page, view, swatch }: ColourLinkProps) {
  const address = linkTo(page, pathOfProduct(view.product.slug, swatch.id))
  const [picture] = picturesOf(page, view, swatch.id)
  const isOut = swatch.isSoldOut && page.storefront === 'sport' && !view.isQuotation
  const name = isOut ? `${swatch.name}, ${page.t('size.out')}` : swatch.name
  return (
    <li>
      <a
        className="shop-colours__link"
        href={address}
        aria-label={name}
        title={name}
        aria-current={swatch.id === view.colour?.id || undefined}
        data-stock={isOut ? 'out-of-stock' : undefined}
      >
        <img
          src={picture && smallPicture(picture.source)}
          alt=""
          width="72"
          height="72"
          loading="lazy"
        />
      </a>
    </li>
  )
}
