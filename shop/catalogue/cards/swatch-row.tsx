import { Swatch as SwatchDot } from '../../../src/ui/swatch.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { Swatch } from './card-view.ts'

const MAX_DOTS = 5

interface SwatchRowProps {
  readonly page: Pick<PageContext, 't'>
  readonly swatches: readonly Swatch[]
  /** Beside the colours, in words. */
  readonly sizes?: string | undefined
}

/** The colours of a card: dots to see, words to hear; and which sizes can be had. */
export function SwatchRow({ page, swatches, sizes }: SwatchRowProps) {
  const hasColours = swatches.length > 1
  if (!hasColours && !sizes) return null
  return (
    <p className="shop-card__colours">
      {hasColours && <Dots page={page} swatches={swatches} />}
      {sizes && <span className="shop-card__sizes">{sizes}</span>}
    </p>
  )
}

function Dots({ page, swatches }: SwatchRowProps) {
  const more = swatches.length - MAX_DOTS
  const names = swatches.map((it) => it.name).join(', ')
  return (
    <>
      <VisuallyHidden>{page.t('page.colours', { n: swatches.length, names })}</VisuallyHidden>
      {swatches.slice(0, MAX_DOTS).map((it) => (
        <SwatchDot key={it.id} hex={it.hex} />
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
    </>
  )
}
