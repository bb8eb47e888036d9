import type { ActiveVariant, ColourVariant } from '../../contract/quick-buy.ts'
import type { ProductType } from '../../model/size-matrix.ts'
import { ownUrl } from '../../model/url.ts'
import { currentShopOrigin } from '../../state/quick-buy.ts'
import { QuickBuy, QuotationNote } from '../../ui/sizes/quick-buy.tsx'
import { useUid } from '../../ui/uid.ts'
import { SizeForm } from './size-form.tsx'
import { useColour } from './use-colour.ts'

export interface ColourFormProps {
  readonly host: HTMLElement
  readonly variants: readonly ColourVariant[]
  readonly variantId?: string | undefined
  readonly label?: string | undefined
  readonly productType?: ProductType
}

/** Colours, and the sizes of the one that is chosen. */
export function ColourForm({ host, variants, variantId, ...look }: ColourFormProps) {
  const id = useUid()
  const { variant, ...colour } = useColour(host, variants, variantId)
  const sizes = variant && <Sizes host={host} variant={variant} {...look} />
  return <QuickBuy {...colour} id={id} variants={variants} sizes={sizes} />
}

interface SizesProps extends Pick<ColourFormProps, 'host' | 'label' | 'productType'> {
  readonly variant: ActiveVariant
}

/** Another colour is the same form: what is wanted of a size stays, where the colour has it. */
function Sizes({ host, variant, label, productType }: SizesProps) {
  const id = useUid()
  const offert = variant.offert ?? false
  return (
    <>
      {offert && <QuotationNote />}
      <SizeForm
        host={host}
        id={id}
        fields={variant.sizeInputComponentData}
        productType={productType}
        productName={variant.productName ?? undefined}
        offert={offert}
        loggedOutText={variant.loggedOutText ?? undefined}
        loggedOutHref={ownUrl(variant.loggedOutHref, currentShopOrigin())}
        label={label}
        isSoldOut={variant.anySizeOfColorInStock === false}
      />
    </>
  )
}
