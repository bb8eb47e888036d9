import type { Text } from '../../../src/i18n/text.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { Forms } from '../../../src/ui/action-form.tsx'
import { linkTo, type PageContext, prefixOf } from './page-context.ts'

export const TOKEN_FIELD = '__RequestVerificationToken'
export const RETURN_FIELD = 'returnTo'

/** What the forms of views need on this page: the token, and the page to come back to. */
export function formsOf(page: PageContext): Forms {
  return {
    prefix: prefixOf(page),
    hidden: { [TOKEN_FIELD]: page.token, [RETURN_FIELD]: linkTo(page, page.path) },
  }
}

/** What forms of views need that lead on: the token, and fields of their own in place of the way back. */
export function tokenForms(
  page: PageContext,
  fields: Readonly<Record<string, string>> = {},
): Forms {
  return { prefix: prefixOf(page), hidden: { [TOKEN_FIELD]: page.token, ...fields } }
}

/** What is wrong with a field, by its name: in a list of faults each line stands by itself. */
export function faultWords(t: Text, label: string, { key, values }: Message): string {
  const field = label.charAt(0).toLowerCase() + label.slice(1)
  return t(key, { field, ...values })
}
