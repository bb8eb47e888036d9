import type { Language } from '../../../src/model/language.ts'
import asklopEn from './asklop.en.html'
import asklopSv from './asklop.sv.html'
import chooseRunningShoesEn from './choose-running-shoes.en.html'
import chooseRunningShoesSv from './choose-running-shoes.sv.html'
import lundaIfEn from './lunda-if.en.html'
import lundaIfSv from './lunda-if.sv.html'
import storeBollstadEn from './store-bollstad.en.html'
import storeBollstadSv from './store-bollstad.sv.html'
import winterRunningEn from './winter-running.en.html'
import winterRunningSv from './winter-running.sv.html'

/** A page that an editor could write, with tags only. */
export interface DemoPage {
  readonly title: string
  readonly description: string
  readonly markup: string
}

const PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  asklop: { sv: asklopSv, en: asklopEn },
  'choose-running-shoes': { sv: chooseRunningShoesSv, en: chooseRunningShoesEn },
  'lunda-if': { sv: lundaIfSv, en: lundaIfEn },
  'store-bollstad': { sv: storeBollstadSv, en: storeBollstadEn },
  'winter-running': { sv: winterRunningSv, en: winterRunningEn },
}

/**
 * All pages, for the test that opens each in both languages.
 * @internal
 */
export const demoPageNames: readonly string[] = Object.keys(PAGES)

const HEADING = /<h1>([^<]*)<\/h1>/
const LEAD = /<p class="shop-lead">([^<]*)<\/p>/
/** Links to pages of the shop, except files, which have no language. */
const OWN_LINK = /((?:href="|"url": "))(?=\/(?!images\/|scenes\/))/g

/** `prefix` is that of the page's language: `/en`, or empty. */
export function findDemoPage(
  name: string,
  { language, prefix }: { readonly language: Language; readonly prefix: string },
): DemoPage | undefined {
  const markup = Object.hasOwn(PAGES, name) ? PAGES[name]?.[language] : undefined
  if (markup === undefined) return undefined
  return {
    title: HEADING.exec(markup)?.[1] ?? '',
    description: LEAD.exec(markup)?.[1] ?? '',
    markup: markup.replace(OWN_LINK, `$1${prefix}`),
  }
}
