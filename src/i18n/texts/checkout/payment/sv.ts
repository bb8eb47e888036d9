/** Swedish words around the provider's form. */
export const svCheckoutPayment = {
  'checkout.frame': 'Betalningsformulär',
  'checkout.frame.loading': 'Hämtar betalningsformuläret …',
  'checkout.frame.late':
    'Betalningsformuläret har inte kommit. Försök igen eller välj ett annat sätt att betala. Allt du har fyllt i finns kvar.',
  'checkout.frame.waiting': 'Väntar på den nya summan …',
  'checkout.cancelled': 'Betalningen avbröts. Försök igen eller välj ett annat sätt att betala.',
  'checkout.timeout':
    'Betalningen fick inget svar i tid. Försök igen eller välj ett annat sätt att betala.',
} as const satisfies Record<string, string>
