import type { Purchase, PurchaseRow } from '../../../../src/model/purchase.ts'

const ROWS: readonly PurchaseRow[] = [
  row('article', 'SHOE-42', 'Löparsko, storlek 42', [2, 99_900]),
  row('article', 'SOCK-1', 'Strumpa', [3, 4_990]),
  row('gift', 'GIFT-1', 'Gåva', [1, 0]),
  row('delivery', 'home', 'Hemleverans', [1, 4_900]),
  row('discount', 'SOMMAR10', 'Sommarrabatt 10 %', [1, -21_477]),
]

/** A cart as the demo shop sells it, with a discount, a gift and delivery. */
export function somePurchase(change: Partial<Purchase> = {}): Purchase {
  const rows = change.rows ?? ROWS
  return {
    orderId: 'order-1',
    currency: 'SEK',
    amount: rows.reduce((sum, it) => sum + it.total, 0),
    vatAmount: rows.reduce((sum, it) => sum + it.vatAmount, 0),
    country: 'SE',
    language: 'sv',
    rows,
    customer: {
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Ask',
      address: 'Storgatan 1',
      zipCode: '111 22',
      city: 'Stockholm',
      country: 'SE',
      phoneNumber: '+46701234567',
    },
    urls: {
      returned: 'https://shop.example/checkout/return?state=order-1.seal',
      checkout: 'https://shop.example/checkout',
      terms: 'https://shop.example/terms',
      callback: (event) => `https://shop.example/api/payment/klarna/${event}`,
      widgetDone: 'https://pay.shop.example/done',
    },
    ...change,
  }
}

/** A row with the standard VAT rate. */
export function row(
  kind: PurchaseRow['kind'],
  reference: string,
  name: string,
  [quantity, unitPrice]: readonly [number, number],
): PurchaseRow {
  const total = quantity * unitPrice
  return {
    kind,
    reference,
    name,
    quantity,
    unitPrice,
    total,
    vatRate: 2500,
    vatAmount: Math.round(total - (total * 10_000) / 12_500),
  }
}
