import type { FormHTMLAttributes, ReactNode } from 'react'
import { formsOf } from './form-fields.ts'
import { linkTo, type PageContext } from './page-context.ts'

interface PageFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  readonly page: PageContext
  /** Address without the prefixes of language and storefront. */
  readonly path: string
  readonly children: ReactNode
}

/** A form of a page, which posts with the request verification token and the page to come back to. */
export function PageForm({ page, path, children, ...rest }: PageFormProps) {
  return (
    <form method="post" action={linkTo(page, path)} {...rest}>
      {Object.entries(formsOf(page).hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
