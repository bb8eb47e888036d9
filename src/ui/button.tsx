import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

interface LookProps {
  readonly look: ButtonLook
}

type ButtonProps = LookProps & ButtonHTMLAttributes<HTMLButtonElement>
type ButtonLinkProps = LookProps & AnchorHTMLAttributes<HTMLAnchorElement>

/** A button of a plain form, or with a handler of its own; actions with feedback are `ActionButton`s. */
export function Button({ look, type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classesOf(look, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classesOf(look, className)} {...rest}>
      {children}
    </a>
  )
}

function classesOf(look: ButtonLook, more = ''): string {
  return `cs-button cs-button--${look} ${more}`.trim()
}
