/** A page under Trusted Types takes no string for markup; it has an empty one of its own. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML?: object } }
const EMPTY = (trustedTypes?.emptyHTML ?? '') as string

/**
 * For an element whose content is the server's: adopted, it keeps what stands in it; drawn afresh, it
 * is empty. Preact would take the content away without it.
 */
export const KEPT_MARKUP = {
  dangerouslySetInnerHTML: { __html: EMPTY },
  suppressHydrationWarning: true,
}
