import { EnergyArrow } from '../../../src/ui/energy-arrow.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { pictureSource } from '../picture-sizes.ts'
import { AT_ONCE } from '../picture-url.ts'
import type { CardView } from './card-view.ts'
import { ListPrice } from './list-price.tsx'

export interface OfferProps {
  readonly page: PageContext
  readonly offer: CardView
}

const OFFER_SIZES = '(min-width: 48rem) 20rem, 30vw'

/** A single product, larger than in a list. */
export function Offer({ page, offer }: OfferProps) {
  return (
    <a className="shop-offer" href={linkTo(page, offer.path)}>
      <img
        {...pictureSource(offer.picture, OFFER_SIZES)}
        alt=""
        width="400"
        height="400"
        {...AT_ONCE}
      />
      <span className="shop-offer__words">
        <span className="shop-offer__brand">{offer.brand}</span>
        <strong>{offer.name}</strong>
        <ListPrice page={page} product={offer} />
        {offer.energyClass && <EnergyArrow energyClass={offer.energyClass} />}
      </span>
    </a>
  )
}
