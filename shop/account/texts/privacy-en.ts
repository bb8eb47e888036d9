import type { privacySv } from './privacy-sv.ts'

/** Texts of consents and stored personal data, in English. */
export const privacyEn: Record<keyof typeof privacySv, string> = {
  'account.privacy': 'Privacy',
  'account.privacy.about': 'Consents, your data and removing the account.',
  'consent.newsletter':
    'The newsletter comes by e-mail, with news and offers. You can stop whenever you like.',
  'privacy.consents': 'Consents',
  'privacy.consents.text': 'This is what you have agreed to. You can change your mind at any time.',
  'privacy.consent.newsletter': 'Newsletter',
  'privacy.consent.account': 'Account',
  'privacy.consent.terms': 'Terms of purchase',
  'privacy.account.yes':
    'You asked for the account on {day}, and said that you have read how we handle your data.',
  'privacy.account.off': 'Withdraw the consent: remove the account',
  'privacy.terms.text':
    'The terms that you accepted belong to each purchase, so they cannot be taken back. To withdraw from a purchase, go to the page of the order. The history has the terms as they read.',
  'privacy.history': 'History',
  'privacy.act.asked': '{what}: you asked for it {where}',
  'privacy.act.given': '{what}: yes {where}',
  'privacy.act.withdrawn': '{what}: withdrawn {where}',
  'privacy.place.registration': 'when you opened the account',
  'privacy.place.newsletter': 'on the page of the newsletter',
  'privacy.place.checkout': 'in the checkout',
  'privacy.place.account': 'in My account',
  'privacy.place.staff': 'by the shop',
  'privacy.place.order': 'in the checkout, order {number}',
  'privacy.words': 'The words that were shown (version {version}):',
  'privacy.newsletter.yes': 'You said yes on {day}. We write to {email}.',
  'privacy.newsletter.no': 'You get no newsletter.',
  'privacy.newsletter.on': 'Subscribe',
  'privacy.newsletter.off': 'Unsubscribe',
  'privacy.export': 'Your data',
  'privacy.export.text':
    'Download all that the shop has stored about you, as a JSON file. Enter your password, so that nobody else can.',
  'privacy.export.submit': 'Download my data',
  'privacy.erase': 'Remove the account',
  'privacy.erase.text':
    'Account, addresses, carts, logins and consents are removed for good. This cannot be undone.',
  'privacy.kept':
    'The law on bookkeeping makes us keep your orders for seven years: number, goods, amounts, name and billing address. What you wrote to us when you withdrew from a purchase stays with the order. E-mail, phone, delivery address and messages are removed from them.',
  'privacy.kept.company':
    'What you have ordered for the company, and its addresses, belong to the company and stay there.',
  'privacy.erase.confirm': 'I understand that the account is removed for good.',
  'privacy.erase.submit': 'Remove my account',
  'privacy.erase.unconfirmed': 'Tick the box if you want to remove the account.',
  'privacy.obstacle.underway':
    'You have an order that is not done: it is to be paid, sent or refunded. Remove the account when it is.',
  'privacy.obstacle.lastapprover':
    'You are the last person who may manage the company’s account, and it has more people. Give somebody else that role first.',
  'account.done.consent': 'Your choice is saved.',
  'account.done.erased': 'Your account is removed. We have sent one last e-mail about it.',
  'mail.erasure.subject': 'Your account is removed',
  'mail.erasure': 'Your account is removed, as you asked. This is the last e-mail to this address.',
  'mail.erasure.note': 'Didn’t ask for this? Answer this e-mail as soon as you can.',
}
