import type { buyLinkSv } from './sv.ts'

/** Texts of the page of a buy link, in English. */
export const buyLinkEn = {
  'buylink.heading': '{n, plural, one {Buy this product} other {Buy these products}}',
  'buylink.addrest': 'Add the rest to cart',
  'buylink.toomany': 'We do not have that many: {max} left.',
  'buylink.incart': 'You already have {n} in your cart.',
  'buylink.refused':
    'Nothing has been added to your cart. {n, plural, one {One product isn’t available as you chose it; the reason is beside it.} other {# products aren’t available as you chose them; the reason is beside each.}}',
  'buylink.rest': 'You can add the rest.',
  'buylink.code': 'Code {code} is deducted in the cart, if it applies.',
  'buylink.added':
    '{n, plural, one {# item} other {# items}} added to your cart. The code in the link is not taken off:',
  'buylink.code.unknown': 'Code {code} does not apply.',
  'buylink.code.expired': 'Code {code} has expired.',
  'buylink.code.used': 'Code {code} has been used.',
} as const satisfies Record<keyof typeof buyLinkSv, string>
