import type { FormHTMLAttributes, ReactNode } from 'react'
import { formsOf, TOKEN_FIELD } from './form-fields.ts'
import { linkTo, type PageContext } from './page-context.ts'

interface PageFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  readonly page: PageContext
  /** Address without the prefixes of language and storefront. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * A form of a page, which posts the request verification token and the page to return to.
 */
export function PageForm({ page, path, children, ...rest }: PageFormProps) {
  return (
    <form {...rest} method="post" action={linkTo(page, path)}>
      <HiddenFields fields={formsOf(page).hidden} />
      {children}
    </form>
  )
}

interface TokenFormProps extends PageFormProps {
  readonly fields?: Readonly<Record<string, string>>
}

/** A form that leads on: it posts the token and its own hidden fields, without a return path. */
export function TokenForm({ page, path, fields, children, ...rest }: TokenFormProps) {
  return (
    <form {...rest} method="post" action={linkTo(page, path)}>
      <HiddenFields fields={{ [TOKEN_FIELD]: page.token, ...fields }} />
      {children}
    </form>
  )
}

function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
