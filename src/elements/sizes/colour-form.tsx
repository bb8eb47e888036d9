import type { Product } from '../../contract/products.ts'
import type { ActiveVariant, ColourVariant } from '../../contract/quick-buy.ts'
import type { ProductType } from '../../model/size-matrix.ts'
import { ownUrl } from '../../model/url.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { currentShopOrigin } from '../../state/quick-buy.ts'
import { QuickBuy, QuotationNote } from '../../ui/sizes/quick-buy.tsx'
import { useUid } from '../../ui/uid.ts'
import { useHostState } from '../use-host-state.ts'
import { OfProduct } from './product-sizes.tsx'
import { SizeForm } from './size-form.tsx'
import { useAnnouncedColour, useColour } from './use-colour.ts'

type Variant = NonNullable<Product['variants']>[number]

interface ColourAppearance {
  readonly host: HTMLElement
  readonly variantId?: string | undefined
  readonly label?: string | undefined
  readonly productType?: ProductType
}

interface ColourFormProps extends ColourAppearance {
  readonly variants?: readonly ColourVariant[] | undefined
  /** Replaces `variants`. */
  readonly productId?: string | undefined
}

/** Colours, and the sizes of the chosen one. */
export function ColourForm({ variants, productId = '', ...look }: ColourFormProps) {
  if (variants) return <FetchedColours {...look} variants={variants} />
  return (
    <OfProduct host={look.host} productId={productId} instead="variants">
      {(product) => <ProductColours {...look} product={product} />}
    </OfProduct>
  )
}

/** Requests the sizes of a colour once it is chosen. */
function FetchedColours({
  host,
  variants,
  variantId,
  ...look
}: ColourAppearance & { readonly variants: readonly ColourVariant[] }) {
  const id = useUid()
  const { variant, ...colour } = useColour(host, variants, variantId)
  const sizes = variant && <Sizes host={host} variant={variant} {...look} />
  return <QuickBuy {...colour} id={id} variants={variants} sizes={sizes} />
}

/** All sizes have arrived with the product. */
function ProductColours({
  host,
  product,
  variantId = '',
  ...look
}: ColourAppearance & { readonly product: Product }) {
  const id = useUid()
  const { variants = [], name, isQuotation } = product
  const [picked, pick] = useHostState(host, 'picked', () => ({ id: variantId, from: variantId }))
  // A colour that the page names later applies from then on.
  const requestedId = picked.from === variantId ? picked.id : variantId
  const displayed = variants.find((it) => isOf(it, requestedId)) ?? variants[0]
  useAnnouncedColour(variants, displayed?.VariantId)
  const variant = {
    ...product,
    sizeInputComponentData: displayed?.sizes ?? [],
    productName: name,
    offert: isQuotation,
  }
  const type = currentStorefront() === 'professional' ? 'Item' : undefined
  return (
    <QuickBuy
      id={id}
      variants={variants}
      marked={displayed?.VariantId}
      isLoading={false}
      choose={(it) => pick({ id: it, from: variantId })}
      sizes={
        <Sizes host={host} variant={variant} {...look} productType={look.productType ?? type} />
      }
    />
  )
}

/** A colour is named by its id, or by one of its articles. */
function isOf({ VariantId, sizes = [] }: Variant, id: string): boolean {
  return VariantId === id || sizes.some((it) => it.articleNumber === id)
}

interface SizesProps extends Omit<ColourAppearance, 'variantId'> {
  readonly variant: ActiveVariant
}

/** Another colour is the same form: the quantity of a size stays if the new colour has that size. */
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
