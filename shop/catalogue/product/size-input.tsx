import * as v from 'valibot'
import { type SizeField, sizeFieldsSchema } from '../../../src/contract/size-fields.ts'
import { type ArticleErrors, errorKey } from '../../../src/model/article.ts'
import type { ProductType } from '../../../src/model/size-matrix.ts'
import { GridInput } from '../../../src/ui/sizes/grid-input.tsx'
import { SizeInput } from '../../../src/ui/sizes/size-input.tsx'
import { sizeInputData } from '../../../src/ui/sizes/size-input-props.ts'
import { givenSizes } from '../../../src/ui/sizes/typed-sizes.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface SizeInputTagProps {
  readonly page: PageContext
  readonly productId: string
  readonly productName: string
  readonly fields: readonly SizeField[]
  readonly productType?: ProductType
  /** The link in place of buying, price and stock for viewers who are not logged in. */
  readonly loggedOut?: { readonly text: string; readonly href: string } | undefined
  /** Errors of a returned form, by article number. */
  readonly errors?: Readonly<Record<string, string | undefined>>
}

/** Sizes of a product with a quantity field each, in a form that adds them all to the cart. */
export function SizeInputTag({ page, productId, productName, ...view }: SizeInputTagProps) {
  const { fields, productType, loggedOut, errors = {} } = view
  const offered = {
    // With the defaults filled in, as a browser reads them from the attribute.
    fields: v.parse(sizeFieldsSchema, fields),
    productType,
    offert: false,
    loggedOutText: loggedOut?.text,
    loggedOutHref: loggedOut?.href,
  }
  const data = sizeInputData(offered, {
    id: `size-${productId}`,
    canDrawGrid: true,
    storefront: page.storefront,
    displayed: 'visible',
    sizes: givenSizes(offered.fields),
    errors: errorsIn(errors),
    attempt: 0,
    // Without script, a sum would be wrong as soon as a quantity changes.
    sum: '',
  })
  const attributes = {
    sizeinputfields: JSON.stringify(fields),
    ...(productType && { producttype: productType }),
    productid: productId,
    productname: productName,
    ...(loggedOut && { loggedouttext: loggedOut.text, loggedouthref: loggedOut.href }),
  }
  return (
    <DrawnElement
      tag="size-input"
      attributes={attributes}
      View={data.layout === 'grid' ? GridInput : SizeInput}
      data={data}
      forms={formsOf(page)}
    />
  )
}

function errorsIn(errors: Readonly<Record<string, string | undefined>>): ArticleErrors {
  const byField = Object.entries(errors).flatMap(([articleNumber, words]) =>
    words ? [[errorKey({ articleNumber }), { key: words }] as const] : [],
  )
  return { byField: Object.fromEntries(byField), articles: [] }
}
