import { text } from '../../i18n/text.ts'

interface KindSwitchProps {
  readonly isBusiness: boolean
  readonly onSwitch: (isBusiness: boolean) => void
}

/** Private or business: a two-way switch that always shows both. */
export function KindSwitch({ isBusiness, onSwitch }: KindSwitchProps) {
  return (
    <div className="cs-switch" role="radiogroup" aria-label={text('checkout.kind')}>
      {[false, true].map((it) => (
        <label className="cs-switch__way" key={String(it)}>
          <input
            type="radio"
            className="cs-switch__radio"
            name="isBusinessCustomer"
            value={String(it)}
            checked={it === isBusiness}
            onChange={() => onSwitch(it)}
          />
          <span className="cs-switch__name">
            {text(it ? 'checkout.business' : 'checkout.private')}
          </span>
        </label>
      ))}
    </div>
  )
}
