import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LOGO_PATH } from './logo-path.ts'

export function Logo() {
  return (
    <svg
      className="shop-logo"
      viewBox="1 0 190 34"
      width="190"
      height="34"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={LOGO_PATH}
        fill="none"
        stroke="currentColor"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className="shop-logo__ball" cx="133" cy="4.6" r="3.6" />
    </svg>
  )
}

interface LogoLinkProps {
  readonly url: string
  readonly name: string
  /** Which of the shop's storefronts this is, where it is not the first one. */
  readonly suffix: string
}

export function LogoLink({ url, name, suffix }: LogoLinkProps) {
  return (
    <a className="shop-header__home" href={url}>
      <Logo />
      <VisuallyHidden>{name}</VisuallyHidden>
      {suffix && (
        <span className="shop-header__suffix" aria-hidden="true">
          {suffix}
        </span>
      )}
    </a>
  )
}
