import { text } from '../../i18n/text.ts'

/** One colour of a product, in the spelling that backends send. */
export interface ColourView {
  readonly VariantId: string
  readonly Color: string
  readonly HexCode?: string | null | undefined
}

interface ColourPickerProps {
  /** The prefix of the form's ids and names. */
  readonly id: string
  readonly variants: readonly ColourView[]
  readonly marked: string | undefined
  readonly choose: (variantId: string) => void
}

const HEX = /^#[\da-f]{6}$/i

/**
 * One radio button for each colour: its name, and a swatch if the backend gives a colour code. A product
 * without colours has nothing to choose.
 */
export function ColourPicker({ id, variants, marked, choose }: ColourPickerProps) {
  const ids = variants.map((it) => it.VariantId)
  const unique = variants.filter((it, at) => ids.indexOf(it.VariantId) === at)
  if (unique.length === 1 && !unique[0]?.Color) return null
  return (
    <fieldset className="quick-buy__colours">
      <legend className="quick-buy__legend">{text('quickbuy.colour')}</legend>
      {unique.map(({ VariantId, Color, HexCode }) => (
        <label key={VariantId} className="quick-buy__colour">
          <input
            className="quick-buy__radio"
            type="radio"
            name={`${id}-colour`}
            value={VariantId}
            checked={VariantId === marked}
            onChange={() => choose(VariantId)}
          />
          {HexCode && HEX.test(HexCode) && (
            <span
              className="quick-buy__swatch"
              style={{ backgroundColor: HexCode }}
              aria-hidden="true"
            />
          )}
          <span>{Color || VariantId}</span>
        </label>
      ))}
    </fieldset>
  )
}
