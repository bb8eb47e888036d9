import type { consentSv } from './sv.ts'

/** Texts of the question about cookies, in English. */
export const consentEn: Record<keyof typeof consentSv, string> = {
  'page.cookies.open': 'You have not answered yet. Only what is necessary is used.',
  'page.cookies.yes': 'You have accepted all.',
  'page.cookies.some': 'You have accepted some.',
  'page.cookies.no': 'You have rejected all. Only what is necessary is used.',
  'page.cookies.necessary': 'The shop uses necessary cookies only. There is nothing to choose.',
  'consent.changed':
    'The words have changed since you opened the page. Read them and answer once more.',
}
