import { safeUrl } from '../../model/url.ts'

const TOKEN = /^[\w:/-]+$/

/** The kinds of a buy button: a link to the login, a disabled button, or one that buys. */
export type ButtonKind = 'login' | 'off' | 'buy'

export interface ButtonOptions {
  readonly href?: string | null | undefined
  readonly authenticated: boolean
  readonly outOfStock: boolean
}

/** A link for visitors who are not logged in, a disabled button without stock. */
export function buttonKind({ href, authenticated, outOfStock }: ButtonOptions): ButtonKind {
  if (href && !authenticated) return 'login'
  return outOfStock ? 'off' : 'buy'
}

export function buttonClass(kind: ButtonKind, cssClass: string | null | undefined): string {
  const own = `cs-button cs-button--${kind === 'login' ? 'secondary' : 'primary'}`
  return `${own} ${partClass(cssClass)}`
}

/** Our class and the page's valid ones. */
export function partClass(cssClass: string | null | undefined): string {
  const tokens = (cssClass ?? '').split(/\s+/).filter((it) => TOKEN.test(it))
  return ['buy-button__button', ...tokens].join(' ')
}

/** The target of the link; undefined for an address that is not of the web. */
export function loginUrl(href: string | null | undefined): string | undefined {
  return safeUrl(href)
}
