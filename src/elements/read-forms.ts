import type { Forms } from '../ui/action-form.tsx'

/** Language and storefront, and nothing that could lead to another site. */
const PREFIX = /^(?:\/[a-z]+)*$/

/** What the server has written for the tag's forms. A tag that nobody has drawn in has none. */
export function readForms({ dataset }: HTMLElement): Forms | undefined {
  if (!dataset.forms) return undefined
  try {
    const forms: Forms = JSON.parse(dataset.forms)
    return PREFIX.test(forms.prefix) ? forms : undefined
  } catch {
    // Not written by our server: the buttons have handlers, and need no form.
    return undefined
  }
}
