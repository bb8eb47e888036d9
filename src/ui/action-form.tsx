import type { FormEvent, ReactNode } from 'react'

/** Data that only the server has and that a form needs to work without script. */
export interface Forms {
  /** The prefix of every path, for language and storefront: `/en/pro`. */
  readonly prefix: string
  /** Fields that every form carries, such as the request verification token. */
  readonly hidden: Readonly<Record<string, string>>
}

interface ActionFormProps {
  /** Without them, as in a tag that arrived empty, there is no form: the buttons have handlers. */
  readonly forms: Forms | undefined
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  readonly children: ReactNode
}

/** A form for as long as no script runs; after that its buttons act by themselves. */
export function ActionForm({ forms, path, fields, className, children }: ActionFormProps) {
  if (!forms) return children
  return (
    <form className={className} method="post" action={forms.prefix + path} onSubmit={stay}>
      <HiddenFields fields={{ ...forms.hidden, ...fields }} />
      {children}
    </form>
  )
}

const PLAIN = { type: 'button' } as const

/** The attributes of a button that submits the surrounding form to `action`, if there is one. */
export function sending(action: string | undefined, name: string, value: number) {
  return action === undefined
    ? PLAIN
    : ({ type: 'submit', formAction: action, name, value } as const)
}

/** The hidden fields of a form. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function stay(event: FormEvent): void {
  event.preventDefault()
}
