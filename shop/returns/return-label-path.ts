/** The page with a return's label, below the order's own. */
export const LABEL_PATH = '/order/:id/returns/:number'

/** Where it is in a shop, without what stands before the addresses of a storefront and a language. */
export function pathOfLabel(orderId: string, number: string): string {
  const path = LABEL_PATH.replace(':id', encodeURIComponent(orderId))
  return path.replace(':number', encodeURIComponent(number))
}
