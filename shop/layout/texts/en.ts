import type { layoutSv } from './sv.ts'

/** Texts of what stands around every page, in English. */
export const layoutEn: Record<keyof typeof layoutSv, string> = {
  'page.demo.line': 'Demo shop: products aren’t real and nothing ships.',
  'page.demo.line.short': 'This is a demo shop.',
  'page.demo.doors': 'Try it all',
  'page.demo.close': 'Hide this line',
  'page.logo': '{shopName}, to the home page',
  'page.pro': 'Pro',
  'page.private': 'Private',
  'page.business': 'Business',
  'page.otherlanguage': 'Svenska',
  'vat.with': 'Show prices incl. VAT',
  'vat.without': 'Show prices excl. VAT',
  'vat.now.with': 'Prices are shown incl. VAT.',
  'vat.now.without': 'Prices are shown excl. VAT.',
  'page.offline':
    'You are offline. Nothing has been sent, and what you have typed is still here. Try again once you are back online.',
  'page.footer.about': 'Sport and training for you, the team and the gym.',
  'page.footer.help': 'Customer service',
  'page.footer.shop': 'About the shop',
  'page.footer.ways': 'Payment methods',
  'page.orgnumber':
    'company number {organizationNumber}{vatNumber, select, none {} other {, VAT number {vatNumber}}}',
  'page.home.description':
    'Running shoes, training wear, balls, weights and machines. {returnDays}-day returns.',
  'page.quickorder': 'Quick order',
  'page.home.campaigns': 'On sale',
  'page.home.news': 'New in',
  'page.prohome.description':
    'Business prices without VAT on team wear, balls, weights and machines.',
  'page.quotation.list': 'Quote list',
  'page.nav.more': 'More',
  'page.form.back': 'Back to the page',
  'page.notfound.text': 'It may have moved or been removed. Search above, or start here:',
  'page.notfound.search': 'Search for “{words}”',
}
