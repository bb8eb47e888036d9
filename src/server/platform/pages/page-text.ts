import type { Language } from '../../../model/language.ts'
import { type Text, textIn } from '../../../i18n/text.ts'
import { serverText } from '../texts.ts'
import { accountEn } from '../../account/account-en.ts'
import { accountSv } from '../../account/account-sv.ts'
import { checkoutEn } from '../../sales/checkout/checkout-en.ts'
import { checkoutSv } from '../../sales/checkout/checkout-sv.ts'
import { infoEn } from '../../content/info-en.ts'
import { infoSv } from '../../content/info-sv.ts'
import { pageEn } from './page-en.ts'
import { pageSv } from './page-sv.ts'
import { withdrawEn } from '../../withdrawals/withdraw-en.ts'
import { withdrawSv } from '../../withdrawals/withdraw-sv.ts'

const TEXTS: Record<Language, Text> = {
  sv: withOwn('sv', { ...infoSv, ...accountSv, ...checkoutSv, ...pageSv, ...withdrawSv }),
  en: withOwn('en', { ...infoEn, ...accountEn, ...checkoutEn, ...pageEn, ...withdrawEn }),
}

/** Writes the texts of pages: those of elements and server, and those that only pages say. */
export function pageText(language: Language): Text {
  return TEXTS[language]
}

function withOwn(language: Language, own: Readonly<Record<string, string>>): Text {
  const ownText = textIn(language, own)
  const shared = serverText(language)
  return (key, values) => (Object.hasOwn(own, key) ? ownText : shared)(key, values)
}
