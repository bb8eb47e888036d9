import type { Language } from '../../../src/model/language.ts'

/** `svenska` */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
}
