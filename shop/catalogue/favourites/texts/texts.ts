import { favouritesEn } from './en.ts'
import { favouritesSv } from './sv.ts'

/** What the page of favourites says. */
export const favouriteTexts = [{ sv: favouritesSv, en: favouritesEn }]
