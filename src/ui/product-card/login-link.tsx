import type { ProductView } from '../../model/product-view.ts'
import { safeUrl } from '../../model/url.ts'

interface LoginLinkProps {
  readonly product: Pick<ProductView, 'loggedOutText' | 'loggedOutHref'>
}

/** What stands in place of prices and stock where they may not be seen; nothing where they may. */
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
