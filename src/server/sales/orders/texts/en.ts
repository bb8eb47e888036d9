import type { orderSv } from './sv.ts'

/** Texts of links to orders, on pages and in mails, in English. */
export const orderEn: Record<keyof typeof orderSv, string> = {
  'order.link.lost': 'The link is no longer valid',
  'order.link.lost.text':
    'A link to an order is valid for a little over a year. We are happy to mail a new one to the address the order was placed with. If you have an account, you see the order once you are logged in.',
  'order.link.submit': 'Mail a new link',
  'order.link.sent': 'Check your e-mail',
  'order.link.sent.text':
    'If the order exists, a new link is on its way to the address it was placed with. Check your spam folder too.',
  'mail.orderlink.subject': 'New link to your order {number}',
  'mail.orderlink': 'Here is a new link to your order {number}.',
  'mail.orderlink.note':
    'The link is valid until {day}. If you did not ask for it, you can ignore this mail.',
  'order.name': 'Order {number}',
  'order.pieces': '{n, plural, =0 {{name}} one {{name}} other {{name}, # items in all}}',
  'order.print': 'Print or save this page to keep the receipt.',
  'order.state.topay': 'Awaiting payment',
  'order.state.topack': 'Being packed',
  'order.state.packed': 'Packed',
  'order.state.sent': 'Sent',
  'order.state.held': 'Being paid',
  'order.state.cancelled': 'Cancelled',
  'order.state.refunded': 'Refunded',
  'order.history': 'What has happened',
  'order.event.placed': 'We received the order',
  'order.event.approved': 'The payment is approved',
  'order.event.paid': 'Paid',
  'order.event.packed': 'Packed',
  'order.event.sent': 'Sent',
  'order.event.cancelled': 'Cancelled',
  'order.event.refunding': '{sum} is on its way back',
  'order.event.refunded': '{sum} has been refunded',
  'order.event.delivery': 'delivery',
  'order.event.follow': 'Track the parcel',
}
