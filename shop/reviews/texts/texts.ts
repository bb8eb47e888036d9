import { reviewEn } from './en.ts'
import { reviewSv } from './sv.ts'

/** What buyers read where they write of what they have bought. */
export const reviewTexts = [{ sv: reviewSv, en: reviewEn }]
