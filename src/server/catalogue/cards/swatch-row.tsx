import { Swatch as SwatchDot } from '../../../ui/swatch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { Swatch } from './card-view.ts'

const MAX_DOTS = 5

interface SwatchRowProps {
  readonly page: Pick<PageContext, 't'>
  readonly swatches: readonly Swatch[]
}

/** The colours of a card: dots to see, words to hear. */
export function SwatchRow({ page, swatches }: SwatchRowProps) {
  if (swatches.length < 2) return null
  const more = swatches.length - MAX_DOTS
  const names = swatches.map((it) => it.name).join(', ')
  return (
    <p className="shop-card__colours">
      <VisuallyHidden>{page.t('page.colours', { n: swatches.length, names })}</VisuallyHidden>
      {swatches.slice(0, MAX_DOTS).map((it) => (
        <SwatchDot key={it.id} hex={it.hex} />
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
    </p>
  )
}
