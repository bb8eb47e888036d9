/** Swedish words around the provider's form. */
export const svCheckoutPayment = {
  'checkout.frame': 'Betalningsformulär',
  'checkout.frame.faults': 'Rätta de markerade fälten i betalningsformuläret.',
  'checkout.frame.loading': 'Hämtar betalningsformuläret …',
  'checkout.frame.late':
    'Betalningsformuläret gick inte att hämta. Försök igen eller välj ett annat betalsätt. Allt du har fyllt i finns kvar.',
  'checkout.frame.waiting': 'Väntar på den nya summan …',
  'checkout.cancelled': 'Betalningen avbröts. Försök igen eller välj ett annat betalsätt.',
  'checkout.timeout': 'Betalningen tog för lång tid. Försök igen eller välj ett annat betalsätt.',
} as const satisfies Record<string, string>
