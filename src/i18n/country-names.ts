import type { Language } from '../model/language.ts'

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** A country's name in a language; an unknown code stays as is. */
export function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return names[language].of(country) ?? country
}
