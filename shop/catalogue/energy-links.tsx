import type { EnergyClass } from '../../src/model/energy-label.ts'
import { safeUrl } from '../../src/model/url.ts'
import { EnergyArrow } from '../../src/ui/energy-arrow.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'

interface EnergyLinksProps {
  readonly page: Pick<PageContext, 't'>
  readonly product: {
    /** Null if the law requires no label. */
    readonly energyClass: EnergyClass | null
    readonly energyLabelUrl: string | null
    readonly energySheetUrl: string | null
  }
}

/**
 * The arrow with the class links to the whole label; the product information sheet is linked beside it.
 */
export function EnergyLinks({ page, product }: EnergyLinksProps) {
  const { energyClass, energyLabelUrl, energySheetUrl } = product
  if (!energyClass) return null
  const [label, sheet] = [safeUrl(energyLabelUrl), safeUrl(energySheetUrl)]
  const arrow = <EnergyArrow energyClass={energyClass} />
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
