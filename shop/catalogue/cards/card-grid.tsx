import { EnergyArrow } from '../../platform/pages/energy-arrow.tsx'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { pictureSource } from '../../platform/shop/picture-sizes.ts'
import { AT_ONCE, WHEN_NEAR } from '../../platform/shop/picture-url.ts'
import { BuyButton } from '../product/buy-button.tsx'
import { QuickBuySheet } from '../product/quick-buy.tsx'
import { CardRating } from '../reviews/stars.tsx'
import { CardQuotation } from './card-quotation.tsx'
import type { CardView } from './card-view.ts'
import { ChooseLink } from './choose-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Badge, ListPrice, LoginForPrices } from './list-price.tsx'
import { percentOff } from './shown-price.ts'
import { SwatchRow } from './swatch-row.tsx'
import { trackedLink } from './tracked-product.ts'

interface CardGridOptions {
  /** The level of the heading above the cards, plus one. */
  readonly level: 2 | 3
  /** Pictures that are on screen at once are not put off. */
  readonly eager?: number
  /** Whether the visitor has marked all of them. */
  readonly marked?: boolean
}

interface CardGridProps extends CardGridOptions {
  readonly page: PageContext
  readonly cards: readonly CardView[]
}

export function CardGrid({ page, cards, level, eager = 0, marked = false }: CardGridProps) {
  const setting = { page, Name: level === 2 ? 'h2' : 'h3', isMarked: marked } as const
  return (
    <>
      {/* Once for all of them, and not where each is for quotation in any case. */}
      {cards.some((it) => !it.isQuotation) && <LoginForPrices page={page} />}
      <ul className="shop-cards">
        {cards.map((card, index) => (
          <ProductCard key={card.id} card={card} isEager={index < eager} {...setting} />
        ))}
      </ul>
    </>
  )
}

interface CardProps {
  readonly page: PageContext
  readonly card: CardView
}

interface ProductCardProps extends CardProps {
  readonly Name: 'h2' | 'h3'
  readonly isEager: boolean
  readonly isMarked: boolean
}

function ProductCard({ page, card, ...setting }: ProductCardProps) {
  return (
    <li className="shop-card">
      <CardFace page={page} card={card} {...setting} />
      {cardAction({ page, card })}
    </li>
  )
}

/** Two cards beside each other on a phone, four on wide screens. */
const CARD_SIZES = '(min-width: 60rem) 25vw, 50vw'

/** Picture, name and price are one link; the heart and the buy button are targets of their own. */
function CardFace({ page, card, Name, isEager, isMarked }: ProductCardProps) {
  const when = isEager ? AT_ONCE : WHEN_NEAR
  return (
    <>
      <a className="shop-card__link" href={linkTo(page, card.path)} {...trackedLink(page, card)}>
        <span className="shop-card__media">
          <img
            {...pictureSource(card.picture, CARD_SIZES)}
            alt=""
            width="400"
            height="400"
            {...when}
          />
          {card.otherPicture && <OtherPicture picture={card.otherPicture} />}
          {badge(page, card)}
        </span>
        <span className="shop-card__brand">{card.brand}</span>
        <Name className="shop-card__name">{card.name}</Name>
        <p className="shop-card__trait">{card.trait}</p>
        {card.rating && <CardRating page={page} rating={card.rating} />}
        <ListPrice page={page} product={card} />
        {card.energyClass && <EnergyArrow page={page} energyClass={card.energyClass} />}
      </a>
      <FavouriteButton page={page} product={card} isMarked={isMarked} />
      <SwatchRow page={page} swatches={card.swatches} sizes={sizeWords(page, card)} />
    </>
  )
}

/** More than these are no help at a glance. */
const MAX_RUNS = 3

function sizeWords({ t }: PageContext, { sizes }: CardView): string | undefined {
  if (sizes.length === 0 || sizes.length > MAX_RUNS) return undefined
  return t('page.sizes.here', { sizes: sizes.join(', ') })
}

/** Lies over the first one under a pointer; the style sheet lets it be fetched no sooner. */
function OtherPicture({ picture }: { readonly picture: string }) {
  return (
    <img
      className="shop-card__other"
      {...pictureSource(picture, CARD_SIZES)}
      alt=""
      width="400"
      height="400"
      {...WHEN_NEAR}
    />
  )
}

/** One word at most: sold out before campaign before new. */
function badge(page: PageContext, card: CardView) {
  if (card.isSoldOut && page.storefront === 'sport') {
    return <Badge kind="out" words={page.t('product.outofstock')} />
  }
  const percent = card.price ? percentOff(card.price) : 0
  if (percent > 0) return <Badge kind="campaign" words={page.t('page.percentoff', { percent })} />
  return card.isNew && <Badge kind="new" words={page.t('page.new')} />
}

/** What has one article goes in the cart at once; the rest asks for a choice, over the page. */
function cardAction({ page, card }: CardProps) {
  if (card.isQuotation) return <CardQuotation page={page} card={card} />
  if (!seesPrices(page)) return null
  const [article, second] = card.articles
  if (!article || card.isSoldOut) return null
  if (!second) {
    return (
      <BuyButton
        page={page}
        articleNumber={article.number}
        name={card.name}
        maxQuantity={page.storefront === 'sport' ? article.available : undefined}
      />
    )
  }
  if (card.swatches.length > 0) return <QuickBuySheet page={page} card={card} />
  return <ChooseLink page={page} card={card} className="shop-quick" />
}
