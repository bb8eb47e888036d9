import { safeUrl } from '../../../model/url.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { EnergyArrow } from '../cards/energy-arrow.tsx'
import type { FoundProduct } from '../product-queries.ts'

interface EnergyLinksProps {
  readonly page: Pick<PageContext, 't'>
  readonly product: Pick<FoundProduct, 'energyClass' | 'energyLabelUrl' | 'energySheetUrl'>
}

/** The arrow leads to the whole label, and the product information sheet stands beside it. */
export function EnergyLinks({ page, product }: EnergyLinksProps) {
  const { energyClass, energyLabelUrl, energySheetUrl } = product
  if (!energyClass) return null
  const [label, sheet] = [safeUrl(energyLabelUrl), safeUrl(energySheetUrl)]
  const arrow = <EnergyArrow page={page} energyClass={energyClass} />
  return (
    <p className="shop-energy-links">
      {label ? (
        <a href={label}>
          {arrow}
          <VisuallyHidden>{`. ${page.t('energy.label')}`}</VisuallyHidden>
        </a>
      ) : (
        arrow
      )}
      {sheet && <a href={sheet}>{page.t('energy.sheet')}</a>}
    </p>
  )
}
