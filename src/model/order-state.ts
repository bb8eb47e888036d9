/** Where an order stands, for who bought it and who handles it. */
export const ORDER_STATES = [
  'toapprove',
  'topay',
  'topack',
  'packed',
  'sent',
  'held',
  'cancelled',
  'refunded',
] as const

export type OrderState = (typeof ORDER_STATES)[number]
