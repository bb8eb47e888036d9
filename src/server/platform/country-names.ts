import type { Language } from '../../model/language.ts'

const NAMES: Readonly<Record<Language, Intl.DisplayNames>> = {
  sv: new Intl.DisplayNames('sv', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** A country's name in a language; what is no country is named by its code. */
export function countryName(country: string, language: Language): string {
  return /^[A-Z]{2}$/.test(country) ? (NAMES[language].of(country) ?? country) : country
}
