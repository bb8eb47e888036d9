import { openGenerated } from './generated-shop.ts'

/** Fills a folder with a generated shop that has plenty in stock; answers numbers of articles. */
export async function makeGenerated(folder: string, articles: number): Promise<readonly string[]> {
  const db = await openGenerated(folder, articles)
  await db.updateTable('stock').set({ available: 1_000_000 }).execute()
  const rows = await db.selectFrom('stock').select('article_number').limit(1000).execute()
  await db.destroy()
  return rows.map((it) => it.article_number)
}
