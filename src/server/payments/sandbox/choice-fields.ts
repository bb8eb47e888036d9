import type { Text } from '../../../i18n/text.ts'
import { flag, type Html, html } from '../../platform/html/html.ts'
import type { PurchaseChoice, PurchaseChoices } from '../../sales/checkout/payment.ts'

/** Where to and how: folded away, for most have chosen it in the checkout around the frame. */
export function choiceFields(t: Text, choices: PurchaseChoices): Html {
  const { country, countries, delivery, deliveries } = choices
  return html`<details class="frame-choices" data-choices><summary>${t('choices.title')}</summary>
<div class="frame-fields">
${select(t, { name: 'country', chosen: country, choices: countries })}
${select(t, { name: 'delivery', chosen: delivery, choices: deliveries })}
</div></details>`
}

interface Select {
  readonly name: 'country' | 'delivery'
  readonly chosen: string
  readonly choices: readonly PurchaseChoice[]
}

function select(t: Text, { name, chosen, choices }: Select): Html {
  const id = `choice-${name}`
  return html`<div class="cs-field frame-field"><label class="cs-field__label" for="${id}">${t(`choices.${name}`)}</label><select id="${id}" name="${id}">${choices.map(
    (it) => html`<option value="${it.id}"${flag('selected', it.id === chosen)}>${it.name}</option>`,
  )}</select></div>`
}
