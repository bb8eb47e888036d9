import * as v from 'valibot'
import { MAX_HITS, MAX_POPULAR_LENGTH } from '../../../src/model/limits.ts'
import { because } from './fault.ts'
import { about, line, list } from './field-schemas.ts'

/** Words of a search, as a row of suggestions shows them. */
const search = v.pipe(
  line,
  v.regex(/[\p{L}\p{N}]/u, because('shopFile.noWord')),
  v.maxLength(MAX_POPULAR_LENGTH, because('shopFile.tooLong', { limit: MAX_POPULAR_LENGTH })),
)

const searches = v.pipe(
  list(search),
  v.maxLength(MAX_HITS, because('shopFile.tooManySearches', { limit: MAX_HITS })),
)

const byLanguage = v.strictObject({ sv: v.optional(searches), en: v.optional(searches) })

/** Popular searches of each storefront, by language. */
export const searchesSchema = v.strictObject({
  sport: byLanguage,
  professional: v.optional(
    about('Of the storefront of businesses; those of sport, where absent.', byLanguage),
  ),
})
