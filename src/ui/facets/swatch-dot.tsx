import { Swatch } from '../swatch.tsx'

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A dot of the colour, beside its word. What is no colour is not drawn. */
export function SwatchDot({ hex }: { readonly hex: string }) {
  if (!COLOUR.test(hex)) return null
  return <Swatch hex={hex} className="faceted-search__swatch" />
}
