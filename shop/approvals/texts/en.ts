import type { approvalSv } from './sv.ts'

/** Texts of orders that need an approver, and of limits and budgets, in English. */
export const approvalEn: Record<keyof typeof approvalSv, string> = {
  'account.approvals': 'Approvals',
  'account.approvals.about': 'Orders that wait for the company’s approval',
  'account.limits': 'Limits and budgets',
  'account.limits.about': 'What the company’s buyers may order without approval',
  'approvals.about.approver':
    'Here you approve or refuse orders that go beyond the company’s limit or a buyer’s budget.',
  'approvals.about.buyer':
    'Here are your orders that went beyond the company’s limit or your budget.',
  'approvals.count': 'to approve',
  'approvals.waiting':
    '{n, plural, one {An order awaits your approval. Decide} other {# orders await your approval. Decide on the first}} by {day}.',
  'approvals.see': '{n, plural, one {See the order} other {See the orders}}',
  'approvals.none': 'No order awaits approval.',
  approval: 'Approval',
  'approval.exvat': '{sum} excl. VAT',
  'approval.until': 'decide by {day}',
  'approval.state.waiting': 'Awaiting approval',
  'approval.state.approved': 'Approved',
  'approval.state.refused': 'Refused',
  'approval.state.withdrawn': 'Taken back',
  'approval.state.expired': 'Nobody answered in time',
  'approval.over.order':
    'The order is {sum} excl. VAT. The company’s limit is {allowed} for each order.',
  'approval.over.month':
    'The order is {sum} excl. VAT. Of this month’s budget of {allowed}, {left} was left.',
  'approval.over.year':
    'The order is {sum} excl. VAT. Of this year’s budget of {allowed}, {left} was left.',
  'approval.need':
    'It goes to {names} for approval. The items are held until the end of {day}, and you get an e-mail with the answer.',
  'approval.nobody':
    'It needs an approval, but the company has no approver who can log in. Call us and we will help.',
  'approval.anyof': 'one of the company’s {n} approvers',
  'approval.waits': 'It awaits the approval of {names}. The items are held until the end of {day}.',
  'approval.asks': '{name} wants to order.',
  'approval.rows': 'Items in the order',
  'approval.billing.address': 'Billing address',
  'approval.decide': 'Your decision',
  'approval.decide.until':
    'Decide by {day}. After that the order is cancelled and the items are sold to others.',
  'approval.approve': 'Approve the order – {sum}',
  'approval.refuse': 'Refuse the order',
  'approval.message': 'Why you refuse',
  'approval.message.hint': 'Goes into the e-mail to whoever ordered.',
  'approval.message.shop': 'The shop has cancelled the order.',
  'approval.message.missing': 'Write why you refuse the order.',
  'approval.own': 'You placed this order yourself, so another approver has to approve it.',
  'approval.withdraw': 'Take back the order',
  'approval.done.approved': 'The order is approved. {name} gets an order confirmation.',
  'approval.done.refused': 'The order is refused. {name} gets an e-mail.',
  'approval.not.approved': 'The order has already been approved. Nothing has changed.',
  'approval.not.approved.by': 'The order has already been approved by {name}. Nothing has changed.',
  'approval.not.refused': 'The order has already been refused. Nothing has changed.',
  'approval.not.refused.by': 'The order has already been refused by {name}. Nothing has changed.',
  'approval.not.withdrawn':
    'The order was taken back by the person who placed it. Nothing has changed.',
  'approval.not.expired':
    'The time to approve the order is over, and the items are on sale again. Nothing has changed.',
  'approval.was.approved': 'Approved on {day}.',
  'approval.was.approved.by': 'Approved by {name} on {day}.',
  'approval.was.refused': 'Refused on {day}.',
  'approval.was.refused.by': 'Refused by {name} on {day}.',
  'approval.was.withdrawn': 'Taken back by the person who ordered on {day}.',
  'approval.was.expired':
    'Nobody had decided by {day}, so the items are on sale again. Order again if they are still needed.',
  'approval.title.waiting': 'Order {no} awaits approval',
  'approval.title.refused': 'Order {no} was refused',
  'approval.title.withdrawn': 'Order {no} was taken back',
  'approval.title.expired': 'Order {no} was not approved in time',
  'approval.mail.waiting.subject': 'Order {number} awaits approval',
  'approval.mail.waiting':
    'The order is not placed yet: it awaits your company’s approval. The items are held until the end of {day}. You get an order confirmation once it is approved.',
  'approval.mail.asked.subject': '{buyer} asks you to approve order {number}',
  'approval.mail.asked':
    '{buyer} wants to order for the company and needs your approval by {day}. The items are held until then.',
  'approval.mail.refused.subject': 'Order {number} was refused',
  'approval.mail.refused':
    '{name, select, none {An approver} other {{name}}} has refused the order, so it is not placed. Nothing is to be paid.',
  'approval.mail.expired.subject': 'Order {number} was not approved in time',
  'approval.mail.expired.buyer':
    'Nobody had approved the order by {day}, so the items are on sale again. Nothing is to be paid. If they are still needed, you can order again from the order’s page.',
  'approval.mail.expired.approver':
    'Nobody had approved the order of {buyer} by {day}, so the items are on sale again. {buyer} has been e-mailed too.',
  'approval.mail.approved': 'The order was approved by {name}.',
  'approval.mail.decide': 'See the order and decide',
  'approval.mail.follow': 'See the order',
  'limits.about':
    'Buyers order freely up to the limit and within their budget. What goes beyond waits for an approver. Approvers need no approval. All amounts are without VAT.',
  'limits.own.none': 'You can order without approval. The company has set no limit for you.',
  'limits.own.order': 'You can order for up to {sum} excl. VAT at a time without approval.',
  'limits.own.month':
    'Your budget is {sum} excl. VAT a month. This month you have ordered for {spent}, and {left} is left.',
  'limits.own.year':
    'Your budget is {sum} excl. VAT a year. This year you have ordered for {spent}, and {left} is left.',
  'limits.own.more': 'An order that goes over is sent to an approver.',
  'limit.order': 'Limit for each order',
  'limit.budgets': 'Budgets of buyers',
  'limit.nobuyers': 'The company has no buyers, only approvers.',
  'limit.amount': 'Amount in {currency}, excl. VAT',
  'limit.empty': 'Leave empty for no limit.',
  'limit.spent': '{sum} ordered so far. Leave empty for no budget.',
  'limit.period': 'For each',
  'limit.period.month': 'month',
  'limit.period.year': 'year',
  'limit.save': 'Save the amount',
  'limit.saved': 'Saved.',
  'limit.amount.wrong': 'Write an amount, such as 5000, or leave it empty.',
  'limit.changes': 'Changes',
  'limit.change': '{whose}: {what}, by {by}',
  'limit.change.none': 'no limit',
  'limit.change.order': '{sum} for each order',
  'limit.change.month': '{sum} a month',
  'limit.change.year': '{sum} a year',
  'limit.change.shop': 'the shop',
  'limit.change.somebody': 'a former approver',
}
