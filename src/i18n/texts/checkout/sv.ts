import { svCheckoutFields } from './fields/sv.ts'
import { svCheckoutPayment } from './payment/sv.ts'
import { svCheckoutView } from './view/sv.ts'

/** Swedish texts of the checkout, the order and the pages after it. */
export const svCheckout = {
  ...svCheckoutFields,
  ...svCheckoutPayment,
  ...svCheckoutView,

  'checkout.ordervalidation': 'Något gick fel. Försök igen eller gör om din beställning.',
  'checkout.private': 'Privatperson',
  'checkout.business': 'Företag',
  'checkout.code.add': 'Lägg till kampanjkod',
  'checkout.terms': 'Jag godkänner köpvillkoren',
  'checkout.terms.missing': 'Godkänn köpvillkoren för att gå vidare.',
  'checkout.recalculating': 'Räknar om summan …',
  'checkout.submit': 'Slutför köp – betala {sum}',
  'checkout.submit.approval': 'Skicka för godkännande – {sum}',
  'checkout.submit.approver': 'Skicka till {name} för godkännande – {sum}',
  'checkout.declined': 'Betalningen gick inte igenom. Välj ett annat betalsätt.',
  'checkout.checking': 'Vi kontrollerar om din beställning gick fram. Stäng inte sidan.',
} as const satisfies Record<string, string>
