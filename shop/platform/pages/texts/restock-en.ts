import type { restockSv } from './restock-sv.ts'

/** Waiting for what is out of stock, in English. */
export const restockEn: Record<keyof typeof restockSv, string> = {
  'restock.title': 'Back in stock by email',
  'restock.open': 'Email me when it is back',
  'restock.open.size': 'Your size is out of stock? Get an email when it is back',
  'restock.size': 'Size that is out of stock',
  'restock.hint': 'One single email. Once it is sent we forget your address, else after 180 days.',
  'restock.press': 'Email me',
  'restock.asked': 'We will email you when it is back.',
  'restock.instock': 'It is in stock already.',
  'restock.refused': 'We cannot watch this for you.',
  'restock.unknown': 'Choose the size that you are waiting for.',
  'restock.stop.confirm': 'No more emails about items that are back?',
  'restock.stop.confirm.text': 'We will then remove everything that your address is waiting for.',
  'restock.stop.press': 'Yes, stop them',
  'restock.stop.done': 'Your address is not waiting for anything',
  'restock.stop.done.text': 'We send you no more emails about items that are back.',
  'restock.stop.home': 'To the shop',
}
