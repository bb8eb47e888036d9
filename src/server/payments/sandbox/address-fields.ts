import type { Text } from '../../../i18n/text.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import {
  BUYER_LINES,
  type BuyerAddress,
  type BuyerLine,
} from '../../sales/checkout/buyer-address.ts'

interface Drawn {
  readonly type?: 'email' | 'tel'
  readonly autocomplete: string
  readonly isNumeric?: true
  readonly hint?: string
}

const DRAWN: Readonly<Record<BuyerLine, Drawn>> = {
  email: { type: 'email', autocomplete: 'email' },
  zipCode: { autocomplete: 'postal-code', isNumeric: true },
  firstName: { autocomplete: 'given-name' },
  lastName: { autocomplete: 'family-name' },
  address: { autocomplete: 'address-line1' },
  city: { autocomplete: 'address-level2' },
  phoneNumber: { type: 'tel', autocomplete: 'tel', hint: 'buyer.phoneNumber.why' },
}

/** Who buys and where it goes, where the provider asks for it and the checkout around it does not. */
export function addressFields(t: Text, address: BuyerAddress): Html {
  return html`<fieldset class="frame-buyer" data-buyer><legend>${t('buyer.title')}</legend><p class="frame-lead">${t('buyer.lead')}</p>
<div class="frame-fields">
${BUYER_LINES.map((line) => field(t, line, address[line]))}
</div></fieldset>`
}

function field(t: Text, line: BuyerLine, value: string): Html {
  const { type = 'text', autocomplete, isNumeric, hint } = DRAWN[line]
  const described = hint === undefined ? `${line}-error` : `${line}-hint ${line}-error`
  return html`<div class="cs-field frame-field frame-field--${line}"><label class="cs-field__label" for="${line}">${t(`buyer.${line}`)}</label><input id="${line}" name="${line}" type="${type}" autocomplete="${autocomplete}" maxlength="200" value="${value}" autocapitalize="off" spellcheck="false" aria-describedby="${described}"${
    isNumeric && html` inputmode="numeric"`
  } required>${hint !== undefined && html`<p class="cs-field__hint" id="${line}-hint">${t(hint)}</p>`}<p class="cs-error" id="${line}-error" hidden>${icon('warning')}<span></span></p></div>`
}
