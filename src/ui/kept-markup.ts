/** A page with Trusted Types accepts no string as markup; it has an empty value of its own. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML?: object } }
const EMPTY = (trustedTypes?.emptyHTML ?? '') as string

/**
 * For an element whose content is the server's: when adopted it keeps its content, when drawn anew it is
 * empty. Without it, Preact would remove the content.
 */
export const KEPT_MARKUP = {
  dangerouslySetInnerHTML: { __html: EMPTY },
  suppressHydrationWarning: true,
}
