import type { returnsSv } from './returns-sv.ts'

/** What the staff area says of goods that customers send back. */
export const returnsEn = {
  'staff.menu.returns': 'Returns',
  'staff.return': 'Return {number}',
  'staff.return.state.sent': 'Announced',
  'staff.return.state.received': 'Received',
  'staff.return.state.repaid': 'Repaid',
  'staff.return.state.refused': 'Refused',
  'staff.return.money': 'The customer gets back',
  'staff.return.came': 'Came: {n}',
  'staff.return.came.of': 'Came, of {n} announced',
  'staff.return.sound': 'On sale again, of {n}',
  'staff.return.receive': 'The goods have come',
  'staff.return.receive.submit': 'Register as received',
  'staff.return.receive.why':
    'What is on sale again is added to the stock. The money is paid back in the next step.',
  'staff.return.received': 'Return {number} is received.',
  'staff.return.repay': 'Pay back',
  'staff.return.repay.submit': 'Pay back {sum}',
  'staff.return.repaid': '{sum} for return {number} is being paid back.',
  'staff.return.refuse': 'Refuse the return',
  'staff.return.refuse.submit': 'Refuse and mail the customer',
  'staff.return.message': 'Why, to the customer',
  'staff.return.why': 'Write to the customer why.',
  'staff.return.refused': 'Return {number} is refused, and the customer gets a mail.',
  'staff.return.again': 'Somebody has taken care of this already.',
  'staff.return.notreceived': 'Register the goods as received first. The money goes back once.',
  'staff.return.counts':
    'Write counts in digits: no more than are announced, and no more on sale than came.',
  'staff.did.return.received': 'received a return',
  'staff.did.return.repaid': 'paid back a return',
  'staff.did.return.refused': 'refused a return',
} as const satisfies Record<keyof typeof returnsSv, string>
