import type { Layout } from './layout.ts'

export const SEARCH = [searchIndexes]

/**
 * One index per language, so that words are corrected by their own language's vocabulary, and no hit has to be
 * filtered out. The rowid is the product's `document_id`, or its id; no text is stored twice. `product_word_…`
 * are its words, folded as the index folds them, and `product_term_…` the same by column.
 */
async function searchIndexes({ hasSearchIndex, run }: Layout): Promise<void> {
  if (!hasSearchIndex) return
  for (const lang of ['sv', 'en']) {
    await run([
      `create virtual table product_search_${lang} using fts5 (
        name, type, brand, category, colour, material, body, numbers,
        content = '', contentless_delete = 1,
        tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
      )`,
      `create virtual table product_word_${lang} using fts5vocab (product_search_${lang}, row)`,
      `create virtual table product_term_${lang} using fts5vocab (product_search_${lang}, col)`,
    ])
  }
}
