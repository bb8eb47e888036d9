import type { Text } from '../../../src/i18n/text.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { Forms } from '../../../src/ui/action-form.tsx'
import { linkTo, type PageContext, prefixOf } from './page-context.ts'

export const TOKEN_FIELD = '__RequestVerificationToken'
export const RETURN_FIELD = 'returnTo'

/** Hidden fields of the forms of views on this page: the token and the page to return to. */
export function formsOf(page: PageContext): Forms {
  return {
    prefix: prefixOf(page),
    hidden: { [TOKEN_FIELD]: page.token, [RETURN_FIELD]: linkTo(page, page.path) },
  }
}

/** Hidden fields of forms that lead on: the token and the form's own fields, without a return path. */
export function tokenForms(
  page: PageContext,
  fields: Readonly<Record<string, string>> = {},
): Forms {
  return { prefix: prefixOf(page), hidden: { [TOKEN_FIELD]: page.token, ...fields } }
}

/** A field's error with the field's name, so that each line of a list is clear by itself. */
export function faultWords(t: Text, label: string, { key, values }: Message): string {
  const field = label.charAt(0).toLowerCase() + label.slice(1)
  return t(key, { field, ...values })
}
