import { facetsEn } from './en.ts'
import { facetsSv } from './sv.ts'

/** What filters say. */
export const facetTexts = [{ sv: facetsSv, en: facetsEn }]
