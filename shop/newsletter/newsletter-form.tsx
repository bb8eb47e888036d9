import { NewsletterBlock, newsletterBlockData } from '../../src/ui/newsletter/newsletter-block.tsx'
import { DrawnElement } from '../platform/html/element.tsx'
import { tokenForms } from '../platform/pages/form-fields.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

interface NewsletterFormProps {
  readonly page: PageContext
  /** What was typed, and what was wrong with it, when the form came back. */
  readonly returned?: { readonly email: string; readonly error: string }
  /** Of the form, where the page's own heading says already what it is. */
  readonly title?: string
}

/** The form that asks for the newsletter; one on a page. */
export function NewsletterForm({ page, returned, title = '' }: NewsletterFormProps) {
  const { email = '', error } = returned ?? {}
  const problem = error ? { key: error } : undefined
  return (
    <DrawnElement
      tag="newsletter-block"
      attributes={title === '' ? {} : { title }}
      View={NewsletterBlock}
      data={newsletterBlockData({
        ...{ title, words: '', consent: '', email, problem },
      })}
      forms={tokenForms(page)}
    />
  )
}
