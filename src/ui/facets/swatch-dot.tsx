const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A dot of the colour, beside its word. What is no colour is not drawn. */
export function SwatchDot({ hex }: { readonly hex: string }) {
  if (!COLOUR.test(hex)) return null
  return (
    <svg
      className="shop-swatch faceted-search__swatch"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9" fill={hex} />
    </svg>
  )
}
