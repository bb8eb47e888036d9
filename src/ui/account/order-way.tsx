import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { ButtonLink } from '../button.tsx'

/** The way to the page of the order, where the page has one. */
export function OrderWay({ url }: { readonly url: string | undefined }) {
  const href = safeUrl(url)
  if (!href) return null
  return (
    <ButtonLink look="secondary" href={href}>
      {text('return.order')}
    </ButtonLink>
  )
}
