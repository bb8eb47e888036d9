import { useMemo } from 'react'
import type { Product } from '../../contract/products.ts'
import { isTiled, matrixOf, pageSizes } from '../../model/size-matrix.ts'
import { ownUrl } from '../../model/url.ts'
import { prepareAdding } from '../../state/cart/adding.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { currentShopOrigin } from '../../state/quick-buy.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { bringGrid, hasGrid } from '../sizes/grid-part.ts'
import { OfProduct } from '../sizes/product-sizes.tsx'
import { SizeForm, type SizeFormProps } from '../sizes/size-form.tsx'
import { idIn, readSizeInput } from './read-size-input.ts'
import { table } from './size-input.table.ts'

/** A box for each size, and one button that puts all of them in the cart. */
function SizeInputView(props: ViewProps<typeof table>) {
  const { host, sizeInputFields, productId = '' } = props
  const forms = useMemo(() => readForms(host), [host])
  const own = { ...props, id: idIn(host, props), forms }
  if (sizeInputFields) return <SizeForm {...own} fields={sizeInputFields} />
  return (
    <OfProduct
      host={host}
      productId={productId}
      instead="sizeinputfields"
      prepare={(it) => prepareGrid(it, props)}
    >
      {(product) => <ProductSizes {...own} product={product} />}
    </OfProduct>
  )
}

interface ProductSizesProps extends Omit<SizeFormProps, 'fields'> {
  readonly product: Product
}

/** Adds what the product's own page offers; the tag's own attributes take precedence. */
function ProductSizes({ product, ...own }: ProductSizesProps) {
  const storefront = currentStorefront()
  const { fields, productType } = useMemo(
    () => pageSizes(product.variants ?? [], storefront),
    [product, storefront],
  )
  return (
    <SizeForm
      {...own}
      fields={fields}
      productType={own.productType ?? productType}
      productName={own.productName ?? product.name}
      offert={own.offert || product.isQuotation}
      loggedOutText={own.loggedOutText ?? product.loggedOutText}
      loggedOutHref={own.loggedOutHref ?? ownUrl(product.loggedOutHref, currentShopOrigin())}
    />
  )
}

/** Without it, a list would appear in the grid's place for a moment. */
function prepareGrid(
  { variants = [] }: Product,
  { host, productType }: ViewProps<typeof table>,
): Promise<void> | undefined {
  const storefront = currentStorefront()
  const offered = pageSizes(variants, storefront)
  const matrix = matrixOf(offered.fields, productType ?? offered.productType)
  return matrix && !isTiled(storefront, host.dataset.layout) ? bringGrid() : undefined
}

const part = elementPart(table, SizeInputView, { drawnFrom: readSizeInput })

/** The server's grid stays until the part that draws it has loaded. */
export function define(name: string): void {
  const hosts = [...document.querySelectorAll<HTMLElement>(name)]
  if (hasGrid(hosts)) void bringGrid().then(() => part.define(name))
  else part.define(name)
}

export function mount(host: HTMLElement): () => void {
  if (!hasGrid([host])) return part.mount(host)
  let undo: (() => void) | undefined
  let isGone = false
  void bringGrid().then(() => {
    if (!isGone) undo = part.mount(host)
  })
  return () => {
    isGone = true
    undo?.()
  }
}
export const prepare = prepareAdding
