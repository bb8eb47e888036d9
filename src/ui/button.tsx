import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

interface LookProps {
  readonly look: ButtonLook
}

interface ButtonProps extends LookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Next to a control that acts at once: visible to visitors without script only. */
  readonly withoutScript?: boolean | undefined
}
interface LabelProps {
  readonly htmlFor: string
  readonly children: ReactNode
}
type ButtonLinkProps = LookProps & AnchorHTMLAttributes<HTMLAnchorElement>

/** A button of a plain form, or with a handler of its own; actions with feedback use `ActionButton`. */
export function Button(props: ButtonProps) {
  const { look, type = 'button', className = '', withoutScript = false, ...rest } = props
  const classes = withoutScript ? `${className} cs-no-script`.trim() : className
  return <button type={type} className={classesOf(look, classes)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classesOf(look, className)} {...rest}>
      {children}
    </a>
  )
}

/** The summary of a `<details>` that looks like a button. */
export function ButtonSummary({ look, children }: LookProps & { readonly children: ReactNode }) {
  return <summary className={classesOf(look)}>{children}</summary>
}

/** A label that looks like a button, and presses its field. */
export function ButtonFor({ look, children, htmlFor }: LookProps & LabelProps) {
  return (
    <label className={classesOf(look)} htmlFor={htmlFor}>
      {children}
    </label>
  )
}

function classesOf(look: ButtonLook, more = ''): string {
  return `cs-button cs-button--${look} ${more}`.trim()
}
