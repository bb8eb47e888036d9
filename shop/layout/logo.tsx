import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

interface LogoProps {
  readonly shop: ShopFacts
}

/** The shop's logo; without one, its name. */
export function Logo({ shop: { name, look } }: LogoProps) {
  if (!look.logo) {
    return (
      <span className="shop-logo shop-logo--name" aria-hidden="true">
        {name}
      </span>
    )
  }
  const { viewBox, fill, stroke, strokeWidth, accent } = look.logo
  const [, , width = '', height = ''] = viewBox.split(' ')
  return (
    <svg
      className="shop-logo"
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {fill && <path d={fill} fill="currentColor" />}
      {stroke && (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth={strokeWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {accent && <path className="shop-logo__accent" d={accent} />}
    </svg>
  )
}

interface LogoLinkProps extends LogoProps {
  readonly url: string
  readonly name: string
  /** The name of the storefront, if it is not the main one. */
  readonly suffix: string
}

export function LogoLink({ shop, url, name, suffix }: LogoLinkProps) {
  return (
    <a className="shop-header__home" href={url}>
      <Logo shop={shop} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {suffix && (
        <span className="shop-header__suffix" aria-hidden="true">
          {suffix}
        </span>
      )}
    </a>
  )
}
