import type { Dictionary } from '../../../src/i18n/dictionary.ts'
import type { Language } from '../../../src/model/language.ts'
import { listTexts } from './server-text.ts'

/** Mentions of VAT beside a sum. */
const PHRASES = {
  sv: /,?\s?\b(?:exkl\.|inkl\.|exklusive|inklusive|utan|med) moms\b/gi,
  en: /,?\s?\b(?:excl\.|incl\.|excluding|including|without|with) VAT\b/gi,
} as const satisfies Record<Language, RegExp>

/** Texts that mention VAT in other ways. */
const SENTENCES: Readonly<Record<Language, Dictionary>> = {
  sv: {
    'size.footnote': '* Pris per styck',
    'staff.quotation.exvat': '',
    'staff.quotation.vat': '',
    'page.terms.1.text':
      'Priser är i {currencyName}. En nedsättning räknas från lägsta pris de senaste 30 dagarna.',
    'limits.about':
      'Köpare beställer fritt upp till gränsen och inom sin budget. Det som går över väntar på en attestant. Attestanter behöver inget godkännande.',
  },
  en: {
    'size.footnote': '* Price each',
    'staff.quotation.exvat': '',
    'staff.quotation.vat': '',
    'page.terms.1.text':
      'Prices are in {currencyName}. A reduction is counted from the lowest price in the last 30 days.',
    'limits.about':
      'Buyers order freely up to the limit and within their budget. What goes beyond waits for an approver. Approvers need no approval.',
  },
}

/** Texts that differ in a shop without VAT; an empty one shows nothing. */
export function textsWithoutVat(language: Language): Dictionary {
  const changed = Object.entries(listTexts(language)).flatMap(([key, text]) => {
    const shortened = text.replace(PHRASES[language], '')
    return shortened === text ? [] : [[key, shortened] as const]
  })
  return { ...Object.fromEntries(changed), ...SENTENCES[language] }
}
