import type { InfoKey } from './sv.ts'

/** The pages of plain text in English. */
export const infoEn: Readonly<Record<InfoKey, string>> = {
  'page.contact.title': 'Contact',
  'page.contact.lead': 'Reach us by phone or e-mail. {hours}',
  'page.contact.1.heading': 'Phone',
  'page.contact.1.text': '{phone}. {hours}',
  'page.contact.2.heading': 'E-mail',
  'page.contact.2.text': '{email}',
  'page.contact.3.heading': 'The company',
  'page.contact.3.text':
    '{company}, company number {organizationNumber}{vatNumber, select, none {} other {, VAT number {vatNumber}}}. {street}, {postcode} {town}, {companyCountry}.',

  'page.delivery.title': 'Delivery',
  'page.delivery.lead':
    'Delivery costs from {sum}. {limit, select, none {} other {From {limit} it is free.}}',
  'page.delivery.1.heading': 'When does it arrive?',
  'page.delivery.1.text':
    'What is in stock leaves {lastHour, select, 0 {the next working day} other {the same working day if you order before {lastHour}.00}}. It arrives {deliveryDays} working days later. You see the days in the checkout before you order.',
  'page.delivery.2.heading': 'Bulky items',
  'page.delivery.2.text':
    'Machines, benches and racks go by courier within {lorryDays} working days.{hasFee, select, yes { The cart shows the fee on a row of its own before you order.} other {}}',
  'page.delivery.3.heading': 'Where do you deliver?',
  'page.delivery.3.text':
    'We deliver to {deliveryCountries}: {ways}. The checkout shows what goes to your address.',
  'page.delivery.4.heading': 'Something is missing or broken',
  'page.delivery.4.text':
    'Call {phone} or e-mail {email} with your order number. We’ll put it right, at no cost to you.',

  'page.returns.title': 'Returns and withdrawal',
  'page.returns.lead': '{days}-day returns, including your statutory 14 days.',
  'page.returns.1.heading': 'How to cancel',
  'page.returns.1.text':
    'Choose “Withdraw from contract here” at the foot of every page, within {days} days of delivery. No reason needed. You can also e-mail {email} or call {phone}.',
  'page.returns.2.heading': 'How to send it back',
  'page.returns.2.text':
    'Send the item within 14 days to {company}, {street}, {postcode} {town}, {companyCountry}, unused and preferably in its packaging. Returns are free: e-mail the postage receipt to {email}, and we’ll pay it back.',
  'page.returns.3.heading': 'When do you get your money?',
  'page.returns.3.text':
    'Within 14 days of your cancellation, the way you paid. The delivery to you is refunded too.',
  'page.returns.4.heading': 'Faulty items',
  'page.returns.4.text':
    'You have {faultYears, plural, one {# year} other {# years}} to report a fault that was there from the start. We repair, replace or refund.',

  'page.returns.forms': 'Choose what to return',
  'page.returns.forms.text':
    'If you are logged in, choose among the items on the page of the order. Without an account, open the link in your order e-mail: there you choose the items to return or cancel.',
  'page.returns.forms.orders': 'Your orders',
  'page.returns.forms.withdraw': 'Cancel with order number and e-mail',

  'page.terms.title': 'Terms of purchase',
  'page.terms.lead': 'The terms cover what you buy from {company}.',
  'page.terms.1.heading': 'Prices',
  'page.terms.1.text':
    'Prices for private customers are in {currencyName} with VAT. Prices for businesses are without VAT, which is added at checkout. A reduced price is compared with the lowest price in the last 30 days.',
  'page.terms.2.heading': 'Delivery',
  'page.terms.2.text':
    'Delivery costs from {sum}{limit, select, none {} other { and is free from {limit}{hasSlot, select, yes {, except at a time you choose} other {}}}}.{hasFee, select, yes { Fees for bulky items are shown in the cart.} other {}}',
  'page.terms.3.heading': 'Right of withdrawal',
  'page.terms.3.text':
    'As a private customer you may withdraw within 14 days by law, and with us within {days} days.',
  'page.terms.4.heading': 'Complaints',
  'page.terms.4.text':
    '{consumerLaw} applies. You can report faults for {faultYears, plural, one {# year} other {# years}}.',
  'page.terms.5.heading': 'If we cannot agree',
  'page.terms.5.text': 'You can turn to {disputes}.',
  'page.terms.6.heading': 'The company',
  'page.terms.6.text':
    '{company}, company number {organizationNumber}, {street}, {postcode} {town}, {email}, {phone}.',

  'page.privacy.title': 'Privacy and cookies',
  'page.privacy.lead':
    'This is all that the shop keeps about you, in your browser and with us, why and for how long.',
  'page.privacy.1.heading': 'In your browser',
  'page.privacy.1.text':
    'The shop sets only cookies that it needs to work, and keeps a few things in the browser’s own storage. You can remove all of it in the settings of your browser.',
  'page.privacy.stored.session':
    'Cookie. Remembers your cart and that you are logged in. Lasts for 30 days from your last visit. A login lasts for 30 minutes without a visit, and for 12 hours at most. Its name starts with __Host- where the shop has a secure address.',
  'page.privacy.stored.flash':
    'Cookie. Takes a message, such as what a form did, to the next page. {seconds} seconds.',
  'page.privacy.stored.keys':
    'Cookie. Set when you open an order or a quote by the link in an e-mail, so that the link need not stand in the address bar. The latest 20. Until you close the browser or log out.',
  'page.privacy.stored.handoff':
    'The cart from another site, until the shop has received it; ten minutes at most.',
  'page.privacy.stored.device':
    'Cookie. Set when you log in, and knows the browser again, so that nobody can shut you out by guessing your password. One year.',
  'page.privacy.stored.probe':
    'Cookie. Tries if the browser takes cookies, where it refuses other storage. Removed at once.',
  'page.privacy.stored.quotation.count':
    'Cookie. How many products you have in the quote list, so that the header can show it. A year.',
  'page.privacy.stored.quotation':
    'What you have put in the quote list, with quantities and wishes. Until you send the request or remove it.',
  'page.privacy.stored.quotation.taken':
    'When the quote list of pages without script was taken over, so that it happens once. Until you clear the browser.',
  'page.privacy.stored.favourites.count':
    'Cookie. How many products you have marked as favourites, so that the header can show it. One year, or until you have none.',
  'page.privacy.stored.favourites':
    'The browser’s memory. Which products you have marked as favourites. When you log in they are saved in your account, and when you log out they are removed from here. Otherwise until you remove them.',
  'page.privacy.stored.consent.unsent':
    'Remembers that your answer about cookies has not reached us yet, until it has.',
  'page.privacy.stored.seen':
    'The browser’s memory, only if you have agreed to it. The twelve products you looked at last. When you log in they are saved in your account, for half a year at most, and when you log out they are removed from here. Otherwise until you clear them or change your mind.',
  'page.privacy.stored.softlogin':
    'The link of an e-mail, while you open an account by it. A day at most.',
  'page.privacy.stored.consent':
    'Cookie. Your answer to the question about cookies, so that we do not ask again. Half a year.',
  'page.privacy.stored.vat':
    'Cookie. That you want business prices including VAT. A year, or until you choose excluding VAT.',
  'page.privacy.stored.demo':
    'Cookie. That you have hidden the line about this being a demo shop. A year.',
  'page.privacy.stored.staff':
    'Cookie. Only for the shop’s staff, on their own pages. Remembers their login. Until the browser is closed, and for 12 hours at most.',
  'page.privacy.stored.checkout':
    'Storage of the tab. What you type in the checkout, name, address and phone included, so that it is still there after a reload. Until the tab is closed.',
  'page.privacy.stored.email':
    'Storage of the tab. The e-mail you typed at the login before you went on to a forgotten password, so that you don’t need to type it again. Until the e-mail is asked for or the tab is closed.',
  'page.privacy.stored.visitor':
    'The browser’s storage. A code for who your tabs are logged in as, so that the others follow when you log in or out in one of them. Until you log out.',
  'page.privacy.stored.cartkeys':
    'The storage of another site that shows our goods. The key of the cart that you filled there. Until you clear that site’s storage; the key ends with the cart.',
  'page.privacy.stored.searches':
    'Storage of the tab. Your last five searches, to show them below the search field. Until the tab is closed or you clear them.',
  'page.privacy.stored.sent':
    'Storage of the browser, only if you have allowed measuring. What has been counted, so that nothing is counted twice. 30 days, or until you change your mind.',
  'page.privacy.stored.token':
    'Storage of the browser. Shows that a call comes from you, on pages that do not carry it themselves. Until you remove it.',
  'page.privacy.2.heading': 'When you order or ask for a quote',
  'page.privacy.2.text':
    'Name, address, e-mail, phone, goods, payment method, discount code and what you write to us, to deliver, to be paid and to answer. With the order we keep the terms that you accepted, its payments and what our staff notes. The payment company that you choose gets the amount and the details it needs; we keep no card numbers. Bookkeeping asks us to keep receipts for {recordYears, plural, one {# year} other {# years}}. Of a quote we also keep the company, its company number, your wishes and our answer; what does not become an order is removed after 400 days.',
  'page.privacy.3.heading': 'When you have an account',
  'page.privacy.3.text':
    'Name, e-mail, phone, language, addresses, cart, the page of another site that you brought goods from, saved lists, what you have marked as a favourite, which products you looked at last if you have agreed to it, your orders, reviews that you have written and what you have consented to. Date of birth and which clothes you mostly look for, if you have told us. For businesses also which company you buy for, what you may order and who approved it, and what the application for the account said. For logging in we keep the password so that nobody can read it, the codes and passkeys that you have chosen, and which browser you logged in with. The account is there until you remove it in My account or ask us to; one whose address was never confirmed is removed after 30 days.',
  'page.privacy.4.heading': 'When you want our newsletter',
  'page.privacy.4.text':
    'E-mail, language, the form of address you chose, when you said yes and in which words. A request that is not confirmed is removed after 7 days. If you say no, in My account or in an e-mail to {email}, you get no more newsletters. If you ask for an e-mail when an item is back in stock, we keep your e-mail and the item until it is sent, 180 days at most. That you had said yes we keep for as long as you have an account, and else for a year, to be able to show it.',
  'page.privacy.5.heading': 'When you withdraw from a purchase or send goods back',
  'page.privacy.5.text':
    'Name, e-mail, order number, which goods it is about and when you wrote, to be able to show that we have got it. Of a return also why, what arrived and what you got back. What belongs to no order is removed after 30 days.',
  'page.privacy.6.heading': 'To protect the shop',
  'page.privacy.6.text':
    'How many attempts were made from a network address, at an account or in a visit, for seven days at most and so that the address cannot be read. Answers that were given are kept for a day, so that the same call does not count twice. The log holds no addresses, cookies or passwords.',
  'page.privacy.counts.heading': 'How the shop is used',
  'page.privacy.counts.text':
    'We count how often goods are shown, put in the cart, taken to the checkout and bought: a number for each day, with nothing on who. The numbers are kept for 400 days.',
  'page.privacy.vitals.text':
    'If you have allowed measuring, the page also sends how fast it was shown, how fast it answered and whether it jumped, with what kind of page it was and whether the window is narrow or wide. It is added to the numbers, with nothing on you or your browser.',
  'page.privacy.7.heading': 'Your rights',
  'page.privacy.7.text':
    'You can get, correct and remove your details, in My account or by writing to {email}. Complaints go to {privacyAuthority}.',
  'page.privacy.8.heading': 'Responsible',
  'page.privacy.8.text': '{company}, {street}, {postcode} {town}, {companyCountry}.',

  'page.accessibility.title': 'Accessibility',
  'page.accessibility.lead': 'Everyone should be able to use the shop.',
  'page.accessibility.1.heading': 'What we aim for',
  'page.accessibility.1.text':
    'We build to WCAG 2.2 level AA and the standard EN 301 549, which the accessibility act points to.',
  'page.accessibility.2.heading': 'How it works',
  'page.accessibility.2.text':
    'Everything can be done by keyboard and screen reader. Text can be enlarged to 400 per cent, and the shop follows the dark mode, reduced motion and high contrast of your system.',
  'page.accessibility.3.heading': 'Tell us if something stands in your way',
  'page.accessibility.3.text': 'Write to {email} or call {phone}.',
  'page.accessibility.4.heading': 'Supervision',
  'page.accessibility.4.text':
    '{accessibilityAuthority} supervises. You can report shortcomings there.',
  'page.home.title': 'Shoes, clothing and equipment for sport and training',
  'page.home.heading': 'Ready for the next match.',
  'page.home.text': 'Gear that lasts, and people to ask.',
  'page.home.shopcategory': 'Shop {name}',
  'page.home.shopnews': "See what's new",
  'page.home.categories': 'Shop by category',
  'page.home.campaigns.all': 'Show everything on sale',
  'page.home.news.all': 'Show everything new',
  'page.home.stories': 'Guides and inspiration',
  'page.home.brands': 'Brands',
  'page.home.business': 'Buying for a club, a gym or a school?',
  'page.home.business.text': 'See business prices without VAT, and buy several sizes in one order.',
  'page.home.business.link': 'To the business shop',
  'page.prohome.title': 'Equipment for clubs, gyms and schools',
  'page.prohome.heading': 'Equipment for clubs, gyms and schools',
  'page.prohome.text': 'Business prices without VAT, and several sizes in one order.',
  'page.prohome.company': 'Order for {company}',
  'page.prohome.quote': 'Fitting out a gym or kitting out a team?',
  'page.prohome.quote.text': 'Tell us what you need and you’ll get a quote within one working day.',
  'page.promise.delivery': 'Free delivery from {limit}',
  'page.promise.returns': '{days}-day returns',
  'page.promise.phone': 'Questions? Call {phone}',
}
