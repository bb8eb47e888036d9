import { type Html, html, scriptJson } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { serverText } from '../../platform/texts/server-text.ts'
import { addressFields } from './address-fields.ts'
import { choiceFields } from './choice-fields.ts'
import { cardFields, identityFields } from './form-fields.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxPayment } from './sandbox-store.ts'
import { type SessionView, viewSession } from './session-view.ts'
import { sandboxSv } from './texts/sv.ts'

/** What the frame's script says by itself; the sums come with the session. */
const SCRIPT_KEYS = Object.entries(sandboxSv).flatMap(([key, it]) =>
  /^(number|expiry|cvc|identity|pay|problem)\./.test(key) && !it.includes('{') ? [key] : [],
)

/** The whole form, complete before any script runs; the script makes it pay. */
export function drawForm({ id, signer, now }: Sandbox, payment: SandboxPayment): Html {
  const { reference, content } = payment
  const t = serverText(content.language)
  const view = viewSession(payment)
  const sign = signer.sign('frame', `${id} ${reference}`)
  const texts = Object.fromEntries(SCRIPT_KEYS.map((it) => [it, t(it)]))
  return html`<form class="frame" data-provider="${id}" data-session="/sandbox/${id}/${encodeURIComponent(reference)}" data-sign="${sign}" data-state="${view.state}" data-amount="${view.amount}" novalidate>
<div class="frame-head">${icon('lock')}<h1>${t(`${id}.title`)}</h1><p class="frame-trial">${t('sandbox.notice')}</p></div>
<div class="frame-problem" data-problem role="alert" tabindex="-1" hidden></div>
${content.address && addressFields(t, content.address)}
${id === 'sandpay' && view.choices && choiceFields(t, view.choices)}
${id === 'sandpay' ? cardFields(t) : identityFields(t, { payment, sum: view.sum, now: now() })}
${drawRows(view, t('pay.rows'))}
<p class="frame-total"><span>${t('pay.total')}</span><strong data-sum>${view.sum}</strong></p>
<button type="submit" class="cs-button cs-button--primary frame-pay" data-pay>${view.button}</button>
${id === 'sandpay' && html`<button type="button" class="cs-button cs-button--secondary frame-cancel" data-cancel>${t('cancel.button')}</button>`}
<p class="frame-status" data-status role="status"></p>
<script type="application/json" data-texts>${scriptJson(texts)}</script>
</form>`
}

function drawRows({ rows, more }: SessionView, title: string): Html {
  return html`<ul class="frame-rows" data-rows aria-label="${title}">${rows.map(
    ({ name, sum }) => html`<li><span>${name}</span><span>${sum}</span></li>`,
  )}${more !== '' && html`<li>${more}</li>`}</ul>`
}
