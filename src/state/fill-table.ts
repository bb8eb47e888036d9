/** Puts the tables of a backend's HTML in place; loads the sanitizer with the first of them. */
export async function fillTable(place: Element, html: string): Promise<void> {
  const { setTables } = await import('../services/content.ts')
  await setTables(place, html)
}
