import type { Language } from '../../../src/model/language.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { noteEdit } from './hand-edit-queries.ts'
import { indexProducts } from './index-product.ts'
import { type NamedText, readTexts, writeText } from './text-queries.ts'

type Texts = Partial<Record<Language, NamedText>>

export interface TextChange {
  readonly field: `${keyof NamedText}.${Language}`
  readonly before: string
  readonly after: string
}

/**
 * Changes names and descriptions of a product, updates its search index, and protects the texts from
 * imports. Skips languages in which the product has no texts.
 */
export async function changeTexts(
  tx: Tx,
  { id, code }: { readonly id: number; readonly code: string },
  texts: Texts,
  by: { readonly memberId: string | null; readonly now: number },
): Promise<readonly TextChange[]> {
  const before = await readTexts(tx, id)
  const changes = changesOf(before, texts)
  if (changes.length === 0) return []
  for (const lang of ['sv', 'en'] as const) {
    const text = before[lang] && texts[lang]
    if (text) await writeText(tx, id, { lang, ...text })
  }
  for (const { field } of changes) {
    await noteEdit(tx, { subject: 'product', subjectId: code, field }, by)
  }
  await indexProducts(tx, [id])
  await bumpVersion(tx)
  return changes
}

function changesOf(before: Texts, after: Texts): TextChange[] {
  return (['sv', 'en'] as const).flatMap((lang) =>
    (['name', 'description'] as const).flatMap((it) => {
      const [from, to] = [before[lang]?.[it], after[lang]?.[it]]
      const isSame = from === undefined || to === undefined || from === to
      return isSame ? [] : { field: `${it}.${lang}` as const, before: from, after: to }
    }),
  )
}
