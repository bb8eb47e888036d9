import type { Text } from '../../../../src/i18n/text.ts'
import type { PurchaseChoice, PurchaseChoices } from '../../../../src/model/purchase.ts'
import { FormField } from '../../../../src/ui/form-field.tsx'

interface ChoiceFieldsProps {
  readonly t: Text
  readonly choices: PurchaseChoices
}

/** Country and delivery method: collapsed, as most buyers have chosen them in the checkout. */
export function ChoiceFields({ t, choices }: ChoiceFieldsProps) {
  const { country, countries, delivery, deliveries } = choices
  return (
    <details className="frame-choices" data-choices="">
      <summary>{t('choices.title')}</summary>
      <div className="frame-fields">
        <Choice t={t} name="country" chosen={country} choices={countries} />
        <Choice t={t} name="delivery" chosen={delivery} choices={deliveries} />
      </div>
    </details>
  )
}

interface ChoiceProps {
  readonly t: Text
  readonly name: 'country' | 'delivery'
  readonly chosen: string
  readonly choices: readonly PurchaseChoice[]
}

function Choice({ t, name, chosen, choices }: ChoiceProps) {
  const id = `choice-${name}`
  return (
    <FormField id={id} label={t(`choices.${name}`)} className="frame-field">
      <select id={id} name={id} defaultValue={chosen}>
        {choices.map((it) => (
          <option key={it.id} value={it.id}>
            {it.name}
          </option>
        ))}
      </select>
    </FormField>
  )
}
