import type { measurementSv } from './measurement-sv.ts'

/** Texts of measurements in the staff area. */
export const measurementEn: Record<keyof typeof measurementSv, string> = {
  'staff.menu.measurement': 'Statistics',
  'staff.measurement.off': 'Statistics are off. Turn them on with “measurement” in shop.json.',
  'staff.measurement.periods': 'Time',
  'staff.measurement.days': 'Last {n} days',
  'staff.measurement.none': 'Nothing has been counted in these days.',
  'staff.measurement.funnel': 'From product to order',
  'staff.measurement.steps': 'The steps and their shares',
  'staff.measurement.step': 'Step',
  'staff.measurement.count': 'Count',
  'staff.measurement.share': 'Of the step before',
  'staff.measurement.step.seen': 'Product page viewed',
  'staff.measurement.step.added': 'Added to cart',
  'staff.measurement.step.checkout': 'Checkout opened',
  'staff.measurement.step.bought': 'Bought',
  'staff.measurement.places': 'Storefronts and languages',
  'staff.measurement.place': 'Storefront',
  'staff.measurement.sport': 'Private',
  'staff.measurement.professional': 'Business',
  'staff.measurement.daybyday': 'Day by day',
  'staff.measurement.day': 'Day',
  'staff.measurement.file': 'Get all days as a file',
  'staff.measurement.vitals': 'How pages perform',
  'staff.measurement.vitals.text':
    'Core Web Vitals from visitors who have said yes to measurement. Three views of four had at most the value in the column 75%.',
  'staff.measurement.vitals.off':
    'Page speed is not measured. Turn it on with “vitals” under “measurement” in shop.json; visitors are then asked for their consent.',
  'staff.measurement.vitals.file': 'Get the times as a file',
  'staff.measurement.LCP': 'LCP: when the largest thing on the page shows',
  'staff.measurement.INP': 'INP: how fast the page answers a press',
  'staff.measurement.CLS': 'CLS: how much the page jumps',
  'staff.measurement.page': 'Page',
  'staff.measurement.looks': 'Views',
  'staff.measurement.p75': '75%',
  'staff.measurement.atmost': 'at most {value}, {verdict}',
  'staff.measurement.over': 'over {value}, {verdict}',
  'staff.measurement.good': 'good',
  'staff.measurement.fair': 'needs improvement',
  'staff.measurement.poor': 'poor',
  'staff.measurement.page.all': 'All pages',
  'staff.measurement.page.home': 'Home',
  'staff.measurement.page.list': 'Lists',
  'staff.measurement.page.product': 'Product pages',
  'staff.measurement.page.cart': 'Cart',
  'staff.measurement.page.checkout': 'Checkout',
  'staff.measurement.page.other': 'Other pages',
  'staff.measurement.phone': 'phone',
  'staff.measurement.desktop': 'desktop',
  'staff.measurement.notes': 'What is counted',
  'staff.measurement.notes.seen':
    'Shown: each time the shop has answered a browser with a product page. The same page twice is two. Pages answered by a cache in front of the shop are not counted, nor are programs that say they are (bot, crawler, spider and others) and pages that a browser fetches ahead.',
  'staff.measurement.notes.added':
    'Added to cart: each time something was, however much. It can be done from lists as well, so the share may pass 100%.',
  'staff.measurement.notes.checkout':
    'Checkout: once for each cart that got there, however often the page is loaded.',
  'staff.measurement.notes.bought':
    'Bought: orders that were placed that day and stand. Those that were not paid or have been cancelled are not counted, nor are quotes.',
  'staff.measurement.notes.kept':
    'The shop keeps counts by day and nothing else, for 400 days: not who, no address, no visit. Days follow the shop’s clock.',
}
