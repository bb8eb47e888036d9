import type { OrderAddress, Receipt } from '../../../src/model/order.ts'

const SOME_ADDRESS: OrderAddress = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  careOf: '',
  address: 'Gatan 1',
  address2: '',
  zipCode: '123 45',
  city: 'Bollstad',
  country: 'SE',
  phoneNumber: '070-123 45 67',
}

/** The links in an order's mails. */
export const SOME_LINKS = {
  receipt: 'https://shop.example/order/1?key=k',
  withdraw: 'https://shop.example/withdraw',
  withdrawOrder: 'https://shop.example/withdraw?order=1&key=k',
}

/** A private buyer's order of two pairs of shoes and a gift, delivered to a pick-up point. */
export function someReceipt(more: Partial<Receipt> = {}): Receipt {
  return {
    orderId: '2b0d1c5e-0000-4000-8000-000000000001',
    number: 'C-10042',
    status: 'paid',
    storefront: 'sport',
    language: 'sv',
    email: 'asa@example.com',
    signUpEmail: null,
    currency: 'SEK',
    createdAt: Date.parse('2026-11-23T10:00:00Z'),
    isBusiness: false,
    billing: SOME_ADDRESS,
    delivery: SOME_ADDRESS,
    reference: '',
    goodsMarking: '',
    orderNote: '',
    campaignCode: 'SOMMAR10',
    deliveryMethod: {
      id: 'pickup',
      name: 'Till ombud',
      option: {
        id: 'point-se-12345-1',
        name: 'Torgkiosken',
        description: 'Storgatan 5, öppet 7–22',
      },
      arrival: [Date.parse('2026-11-24'), Date.parse('2026-11-25')],
    },
    paymentMethod: { id: 'card', name: 'Kort', provider: 'sandpay' },
    rows: [
      {
        kind: 'article',
        articleNumber: 'SHOE-42',
        name: 'Löparsko Åska',
        size: '42',
        colour: 'Blå',
        quantity: 2,
        price: 100_000,
        vatRate: 2500,
        total: 200_000,
      },
      {
        kind: 'gift',
        articleNumber: 'GIFT-1',
        name: 'Mössa',
        size: null,
        colour: null,
        quantity: 1,
        price: 0,
        vatRate: 2500,
        total: 0,
      },
    ],
    itemsTotal: 200_000,
    feeTotal: 0,
    deliveryTotal: 4_900,
    discountTotal: 20_000,
    vatTotal: 36_980,
    total: 184_900,
    refundedTotal: 0,
    includesVat: true,
    ...more,
  }
}

/** A company's order on the professional storefront, by invoice, in English. */
export function businessReceipt(more: Partial<Receipt> = {}): Receipt {
  return someReceipt({
    storefront: 'professional',
    language: 'en',
    status: 'placed',
    isBusiness: true,
    billing: { ...SOME_ADDRESS, companyName: 'Hallen AB', country: 'NO' },
    organizationNumber: '556016-0680',
    reference: 'Bo',
    goodsMarking: 'Hall 3',
    orderNote: 'Ring the bell',
    campaignCode: '',
    deliveryMethod: { id: 'home', name: 'To your door' },
    paymentMethod: { id: 'invoice', name: 'Invoice', dueOn: '2026-12-23' },
    feeTotal: 39_900,
    discountTotal: 0,
    includesVat: false,
    ...more,
  })
}
