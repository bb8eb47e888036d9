const TABLE = 'table, caption, colgroup, col, thead, tbody, tfoot, tr, th, td, br'
const KEPT = ['scope', 'colspan', 'rowspan', 'span']

/** Puts the tables of a backend's html in `place`: of their tags and their words, nothing else. */
export async function fillTable(place: HTMLElement, html: string): Promise<void> {
  const { setContent } = await import('../../services/content.ts')
  const draft = document.createElement('div')
  await setContent(draft, html)
  for (const it of [...draft.querySelectorAll('*')]) {
    if (it.matches(TABLE)) keepAttributes(it)
    else it.replaceWith(...it.childNodes)
  }
  place.replaceChildren(...draft.childNodes)
}

function keepAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!KEPT.includes(name)) element.removeAttribute(name)
  }
}
