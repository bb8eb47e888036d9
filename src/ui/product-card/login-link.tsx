import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'

interface LoginLinkProps {
  readonly product: Pick<ProductView, 'loggedOutText' | 'loggedOutHref'>
}

/** Replaces prices and stock for visitors who may not see them; nothing for others. */
export function LoginLink({ product: { loggedOutText, loggedOutHref } }: LoginLinkProps) {
  if (!loggedOutText) return null
  const href = safeUrl(loggedOutHref)
  if (!href) return loggedOutText
  return (
    <a className="product-login" href={href} data-handoff="">
      {loggedOutText}
    </a>
  )
}
