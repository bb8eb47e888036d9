import type { newsletterSv } from './sv.ts'

/** Texts of the newsletter and of restock notices, in English. */
export const newsletterEn: Record<keyof typeof newsletterSv, string> = {
  'restock.title': 'Back in stock by e-mail',
  'restock.open': 'E-mail me when it’s back',
  'restock.open.size': 'Is your size sold out? Get an e-mail when it’s back',
  'restock.size': 'Size that is out of stock',
  'restock.hint': 'One single e-mail. Once it is sent we forget your address, else after 180 days.',
  'restock.press': 'E-mail me when it’s back',
  'restock.asked': 'We will e-mail you when it is back.',
  'restock.instock': 'It is in stock already.',
  'restock.refused': 'We cannot watch this for you.',
  'restock.unknown': 'Choose the size that you are waiting for.',
  'restock.stop.confirm': 'No more e-mails about items that are back?',
  'restock.stop.confirm.text': 'We will then remove everything that your address is waiting for.',
  'restock.stop.press': 'Yes, stop them',
  'restock.stop.done': 'Your address is not waiting for anything',
  'restock.stop.done.text': 'We send you no more e-mails about items that are back.',
  'restock.stop.home': 'To the shop',
  'mail.unsubscribe.subject': 'Unsubscribe from our newsletter',
  'mail.unsubscribe.lead':
    'Somebody, probably you, wants us to stop sending the newsletter to this address. Open the link and confirm.',
  'mail.unsubscribe.link': 'Unsubscribe',
  'mail.unsubscribe.ignore':
    'Not you? Then you don’t need to do anything: you keep getting the newsletter.',
  'mail.newsletter.subject': 'Confirm that you want our newsletter',
  'mail.newsletter.lead':
    'Somebody, probably you, asked for our newsletter to this address. Confirm it, and we send you news and offers by e-mail.',
  'mail.newsletter.link': 'Confirm the address',
  'mail.newsletter.ignore':
    'The link is valid for {days} days. If you do not want the newsletter, you don’t need to do anything: we then remove the address.',
  'mail.restock.size': 'size {size}',
  'mail.restock.subject': 'Back in stock: {name}',
  'mail.restock.lead':
    '{name} is back in stock. It is not reserved for you: whoever orders first gets it.',
  'mail.restock.link': 'To the product',
  'mail.restock.once':
    'Somebody, probably you, asked for this e-mail on {day}. It comes only once, and we have now forgotten the address.',
  'mail.restock.stop': 'Do not e-mail me about other items that are back',
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribe.ask': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe.ask.text':
    'Enter the address that gets the newsletter, and we will e-mail you a link to unsubscribe.',
  'newsletter.unsubscribe.ask.press': 'E-mail me the link',
  'newsletter.unsubscribe.asked': 'Check your inbox',
  'newsletter.unsubscribe.asked.text':
    'If the address gets the newsletter, we have e-mailed it a link. Open it to unsubscribe.',
  'newsletter.unsubscribe.confirm': 'Do you want to unsubscribe?',
  'newsletter.unsubscribe.confirm.text':
    'We stop sending the newsletter at once. If you want it again, you are welcome back.',
  'newsletter.unsubscribe.confirm.press': 'Yes, unsubscribe me',
  'newsletter.unsubscribe.done': 'You are unsubscribed',
  'newsletter.unsubscribe.done.text':
    'We will send you no more newsletters. One that is already on its way may still arrive.',
  'newsletter.unsubscribe.link': 'Unsubscribe from the newsletter',
  'newsletter.page.ask': 'Do you want our newsletter?',
  'newsletter.page.confirm': 'Yes, send me the newsletter',
  'newsletter.page.done': 'Thank you! You now get the newsletter.',
  'newsletter.page.done.text': 'Each newsletter has a link to unsubscribe.',
  'newsletter.page.form': 'Sign up for the newsletter',
  'newsletter.page.home': 'To the shop',
  'newsletter.page.old': 'This link is no longer valid',
  'newsletter.page.old.text':
    'It is too old, or you have said no. If you want the newsletter, you are welcome to sign up again.',
}
