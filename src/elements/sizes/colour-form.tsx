import type { ActiveVariant, ColourVariant } from '../../contract/quick-buy.ts'
import type { ProductType } from '../../model/size-matrix.ts'
import { ownUrl } from '../../model/url.ts'
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
  const { variant, shown, ...colour } = useColour(variants, variantId)
  const sizes = variant && (
    <Sizes key={shown} host={host} shown={shown} variant={variant} {...look} />
  )
  return <QuickBuy {...colour} id={id} variants={variants} sizes={sizes} />
}

interface SizesProps extends Pick<ColourFormProps, 'host' | 'label' | 'productType'> {
  readonly shown: string | undefined
  readonly variant: ActiveVariant
}

/** Another colour is another form: what was typed for the one before is dropped with it. */
function Sizes({ host, shown, variant, label, productType }: SizesProps) {
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
        productId={shown}
        productName={variant.productName ?? undefined}
        offert={offert}
        loggedOutText={variant.loggedOutText ?? undefined}
        loggedOutHref={ownUrl(variant.loggedOutHref)}
        label={label}
        isSoldOut={variant.anySizeOfColorInStock === false}
      />
    </>
  )
}
