import type { Forms } from '../ui/action-form.tsx'

/** Language and storefront, and nothing that could lead to another site. */
const PREFIX = /^(?:\/[a-z]+)*$/

/** The server's data for the tag's forms; undefined for a tag that the server has not drawn. */
export function readForms({ dataset }: HTMLElement): Forms | undefined {
  if (!dataset.forms) return undefined
  try {
    const forms: Forms = JSON.parse(dataset.forms)
    return PREFIX.test(forms.prefix) ? forms : undefined
  } catch {
    // Our server has not written this: the buttons have handlers, and need no form.
    return undefined
  }
}
