import { tabIdOf } from '../../ui/account/account-tabs.tsx'
import { findInDocument } from '../safe-document.ts'

export function findPanel(id: string): HTMLElement | null {
  return findInDocument(`#${CSS.escape(id)}`)
}

/** The panel that the page's address names, or that contains the element it names. */
export function panelOfAddress(ids: readonly string[]): string | undefined {
  const name = decode(location.hash.slice(1))
  if (name === '' || ids.includes(name)) return name || undefined
  const place = findPanel(name)
  return ids.find((id) => findPanel(id)?.contains(place) && place)
}

/** Shows one panel and hides the others. */
export function showPanel(ids: readonly string[], selected: string): void {
  for (const id of ids) {
    const panel = findPanel(id)
    if (!panel) continue
    panel.hidden = id !== selected
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tabIdOf(id))
  }
}

/** Restores the panels as the page had them. */
export function releasePanels(ids: readonly string[]): void {
  for (const id of ids) {
    const panel = findPanel(id)
    if (!panel) continue
    panel.hidden = false
    panel.removeAttribute('role')
    panel.removeAttribute('aria-labelledby')
  }
}

/** An address that was cut within a character names nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
