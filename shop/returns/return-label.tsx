import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { pathOfOrder, type ReturnContext } from './return-context.ts'

export interface LabelCode {
  readonly number: string
  /** Widths of bars and gaps in turn, beginning with a bar. */
  readonly bars: readonly number[]
}

/** A label for the parcel: sender, recipient, and the number as a barcode. It is no postage. */
export function labelPage(page: PageContext, context: ReturnContext, code: LabelCode): PageContent {
  const { t } = page
  const { number } = code
  const title = t('return.label.title', { number })
  return {
    title,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-article shop-return">
        <h1 className="shop-return__aside">{title}</h1>
        <p className="shop-return__aside">{t('return.label.how')}</p>
        <p className="shop-return__aside">{t('return.label.freight')}</p>
        <Label page={page} context={context} code={code} />
        <p className="shop-return__aside">
          <a href={linkTo(page, pathOfOrder(context))}>{t('return.order')}</a>
        </p>
      </div>,
    ),
  }
}

interface LabelProps {
  readonly page: PageContext
  readonly context: ReturnContext
  readonly code: LabelCode
}

function Label({ page: { t, shop }, context: { receipt }, code }: LabelProps) {
  const { name, street, postcode, town } = shop.company
  const { firstName, lastName, address, zipCode, city } = receipt.delivery
  return (
    <section className="shop-label" aria-label={t('return.label')}>
      <address className="shop-label__from">
        <strong>{t('return.label.from')}</strong>
        <span>{`${firstName} ${lastName}`}</span>
        <span>{address}</span>
        <span>{`${zipCode} ${city}`}</span>
      </address>
      <address className="shop-label__to">
        <strong>{t('return.label.to')}</strong>
        <span>{name}</span>
        <span>{street}</span>
        <span>{`${postcode} ${town}`}</span>
      </address>
      <Barcode bars={code.bars} label={t('return.label.barcode', { number: code.number })} />
      <p className="shop-label__number">{code.number}</p>
    </section>
  )
}

const HEIGHT = 40
/** White space on either side, which scanners need. */
const QUIET = 10

interface BarcodeProps extends Pick<LabelCode, 'bars'> {
  readonly label: string
}

function Barcode({ bars, label }: BarcodeProps) {
  const width = bars.reduce((sum, it) => sum + it, 0) + 2 * QUIET
  let at = QUIET
  const path = bars.map((bar, index) => {
    const from = at
    at += bar
    return index % 2 === 0 ? `M${from} 0h${bar}v${HEIGHT}h-${bar}z` : ''
  })
  return (
    <svg
      className="shop-label__code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <rect width={width} height={HEIGHT} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}

/** Code 128, which parcel scanners read: widths of bars and gaps in turn, beginning with a bar. */
export async function barsOf(text: string): Promise<readonly number[]> {
  // A megabyte of barcodes: loaded with the first label.
  const { default: barcodes } = await import('bwip-js/generic')
  const [drawn] = barcodes.raw({ bcid: 'code128', text })
  return drawn && 'sbs' in drawn ? drawn.sbs : []
}
