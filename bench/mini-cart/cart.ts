declare const COURTSIDE_BENCH_ROWS: number

/** A cart as the shop answers it, with every tenth row a gift. */
export const cart = {
  quantity: String(COURTSIDE_BENCH_ROWS),
  currency: 'SEK',
  orderTotal: '49 900 kr',
  orderTotalAmount: 4_990_000,
  vat: '9 980 kr',
  includesVat: true,
  checkoutUrl: '/checkout',
  freeShippingLimitAmount: 59_900,
  amountLeftToFreeShippingAmount: 0,
  orderRows: Array.from({ length: COURTSIDE_BENCH_ROWS }, (_, at) => ({
    rowSystemId: `row-${at}`,
    articleNumber: `A${at}`,
    name: `Löparsko Vinterbana nummer ${at}`,
    url: `/p/${at}`,
    image: `/picture/${at}.svg`,
    price: '998 kr',
    campaignPrice: at % 3 ? undefined : '798 kr',
    originalPrice: at % 3 ? undefined : '998 kr',
    belowPriceText: at % 3 ? undefined : 'Lägsta pris senaste 30 dagarna: 898 kr',
    totalPrice: '998 kr',
    quantity: 1,
    size: '42',
    color: 'Blå',
    stock: 'I lager',
    isFreeGift: at % 10 === 9,
  })),
  version: 1,
}
