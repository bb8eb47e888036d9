/** Lines that TypeScript must refuse; `check:types` fails when it does not. */
export function useTypes(): void {
  const sizes = document.querySelector('size-input')
  const buy = document.createElement('buy-button')

  sizes?.productType?.startsWith('Master')
  buy.outOfStock = true
  // @ts-expect-error -- a boolean, not a word
  buy.outOfStock = 'yes'
  // @ts-expect-error -- one of two words
  if (sizes) sizes.productType = 'Other'
  // @ts-expect-error -- no such property
  buy.quantity = 1
}

export const good = <size-input producttype="Item" sizeinputfields="[]" />
// @ts-expect-error -- one of two words
export const badValue = <size-input producttype="Other" sizeinputfields="[]" />
// @ts-expect-error -- the article is required
export const missing = <buy-button label="Buy" />
