import type { CSSProperties } from 'react'
import type { ColourVariant } from '../../contract/quick-buy.ts'
import { text } from '../../i18n/text.ts'

interface ColourPickerProps {
  readonly uid: string
  readonly variants: readonly ColourVariant[]
  readonly marked: string | undefined
  readonly choose: (variantId: string) => void
}

const HEX = /^#[\da-f]{6}$/i

/** One radio button for each colour: its name, and a swatch where the backend gives a colour code. */
export function ColourPicker({ uid, variants, marked, choose }: ColourPickerProps) {
  const ids = variants.map((it) => it.VariantId)
  const unique = variants.filter((it, at) => ids.indexOf(it.VariantId) === at)
  return (
    <fieldset className="quick-buy__colours">
      <legend className="quick-buy__legend">{text('quickbuy.colour')}</legend>
      {unique.map(({ VariantId, Color, HexCode }) => (
        <label key={VariantId} className="quick-buy__colour">
          <input
            className="quick-buy__radio"
            type="radio"
            name={`${uid}-colour`}
            value={VariantId}
            checked={VariantId === marked}
            onChange={() => choose(VariantId)}
          />
          {HexCode && HEX.test(HexCode) && (
            <span className="quick-buy__swatch" style={swatch(HexCode)} aria-hidden="true" />
          )}
          <span>{Color || VariantId}</span>
        </label>
      ))}
    </fieldset>
  )
}

function swatch(hex: string): CSSProperties {
  return { backgroundColor: hex }
}
