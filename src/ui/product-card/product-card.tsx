import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { isEnergyClass } from '../../model/energy-label.ts'
import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'
import { EnergyArrow } from '../energy-arrow.tsx'
import { Star } from '../stars.tsx'
import { Swatch } from '../swatch.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { CardAction, coloursOf } from './card-action.tsx'
import { CardPrice } from './product-price.tsx'

export type HeadingLevel = 2 | 3

interface FaceProps {
  readonly product: ProductView
  /** The heading level of the name; without one it is no heading. */
  readonly level?: HeadingLevel | undefined
  /** Whether the picture is visible at first. */
  readonly isEager?: boolean | undefined
}

interface ProductCardProps extends FaceProps {
  /** The prefix of the ids in the card's sheet, unique on the page. */
  readonly uid?: string | undefined
  readonly favourite?: ReactNode
  /** Replaces the buy button; null for nothing. */
  readonly action?: ReactNode
  readonly as?: 'div' | 'li'
}

/** A product in brief: a link with picture, name and price, and other controls next to it. */
export function ProductCard(props: ProductCardProps) {
  const { product, uid = uidOf(product), favourite, action, as: Box = 'div', ...face } = props
  return (
    <Box className="product-card">
      <Face product={product} {...face} />
      {favourite}
      <CardColours variants={product.variants} sizesText={product.sizesText} />
      {action === undefined ? <CardAction product={product} uid={uid} /> : action}
    </Box>
  )
}

/** The prefix of the ids in a card's sheet, for a card that the page has once. */
export function uidOf({ productId }: Pick<ProductView, 'productId'>): string {
  return `quick-${productId.replaceAll(/[^\w-]/g, '_')}`
}

function Face({ product, level, isEager = false }: FaceProps) {
  const href = safeUrl(product.url)
  const face = (
    <>
      <Media product={product} isEager={isEager} />
      <Words product={product} level={level} />
    </>
  )
  if (!href) return <div className="product-card__link">{face}</div>
  return (
    <a className="product-card__link" href={href} data-item={product.tracked}>
      {face}
    </a>
  )
}

/** Two cards side by side on a phone, four on wide screens. */
const SIZES = '(min-width: 60rem) 25vw, 50vw'
/** The attribute as HTML spells it, which React would not. */
const AT_ONCE = { fetchpriority: 'high' } as const
const WHEN_NEAR = { loading: 'lazy' } as const

function Media({ product, isEager }: FaceProps) {
  const { image, imageSet, otherImage, otherImageSet, badge, badgeText } = product
  return (
    <span className="product-card__media">
      {picture(image, imageSet, isEager ? AT_ONCE : WHEN_NEAR)}
      {/* Covers the first picture on hover; the style sheet delays its fetch until then. */}
      {picture(otherImage, otherImageSet, { className: 'product-card__other', ...WHEN_NEAR })}
      {badge && badgeText && <ProductBadge kind={badge} words={badgeText} />}
    </span>
  )
}

function picture(image: string | undefined, set: string | undefined, more: object) {
  const src = safeUrl(image)
  if (!src) return null
  const source = set ? { src, srcSet: set, sizes: SIZES } : { src }
  return <img {...source} alt="" width="400" height="400" {...more} />
}

function Words({ product, level }: FaceProps) {
  const { brand, name, trait, energyClass = '', stepTexts = [] } = product
  const Name = level ? (`h${level}` as const) : 'span'
  return (
    <div className="product-card__words">
      {brand && <span className="product-card__brand">{brand}</span>}
      <Name className="product-card__name">{name}</Name>
      {trait && <p className="product-card__trait">{trait}</p>}
      <Rating product={product} />
      <CardPrice product={product} />
      {stepTexts.map((it) => (
        <p key={it} className="product-card__step">
          {it}
        </p>
      ))}
      {isEnergyClass(energyClass) && <EnergyArrow energyClass={energyClass} />}
    </div>
  )
}

/** A star, the average and the number of reviews, as a sentence for screen readers. */
function Rating({ product: { rating, ratingText } }: FaceProps) {
  if (!rating) return null
  return (
    <p className="product-card__rating">
      <span aria-hidden={ratingText ? 'true' : undefined}>
        <Star />
        {rating}
      </span>
      {ratingText && <VisuallyHidden>{ratingText}</VisuallyHidden>}
    </p>
  )
}

const MAX_DOTS = 5
const HEX = /^#[0-9a-f]{6}$/i

/** The colours of a card, as dots and in words for screen readers, and the available sizes. */
export function CardColours({ variants, sizesText }: Pick<ProductView, 'variants' | 'sizesText'>) {
  const colours = coloursOf({ variants })
  const hasColours = colours.length > 1
  if (!hasColours && !sizesText) return null
  return (
    <p className="product-card__colours">
      {hasColours && <Dots colours={colours} />}
      {sizesText && <span className="product-card__sizes">{sizesText}</span>}
    </p>
  )
}

function Dots({ colours }: { readonly colours: ReturnType<typeof coloursOf> }) {
  const more = colours.length - MAX_DOTS
  const names = colours.map((it) => it.Color).join(', ')
  return (
    <>
      <VisuallyHidden>{text('page.colours', { n: colours.length, names })}</VisuallyHidden>
      {colours.slice(0, MAX_DOTS).map(({ VariantId, HexCode }) => (
        <Swatch key={VariantId} hex={HexCode && HEX.test(HexCode) ? HexCode : '#888888'} />
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
    </>
  )
}

const BADGES = ['out', 'campaign', 'new']

interface ProductBadgeProps {
  /** `out`, `campaign` or `new`, which decides its colours; any other has those of `new`. */
  readonly kind: string
  readonly words: string
}

/** A word over a picture, or next to a price. */
export function ProductBadge({ kind, words }: ProductBadgeProps) {
  const badge = BADGES.includes(kind) ? kind : 'new'
  return <span className={`product-badge product-badge--${badge}`}>{words}</span>
}
