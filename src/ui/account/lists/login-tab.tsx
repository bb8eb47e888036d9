import { text } from '../../../i18n/text.ts'
import { safeUrl } from '../../../model/url.ts'

interface LoginTabProps {
  readonly url: string | null
  /** A page without input may itself be left. */
  readonly isHere?: boolean
}

/** A link to a login in another tab, with all its steps; the input stays in this one. */
export function LoginTab({ url, isHere = false }: LoginTabProps) {
  const href = safeUrl(url)
  if (!href) return null
  return (
    <p>
      <a href={href} target={isHere ? undefined : '_blank'}>
        {text(isHere ? 'login.submit' : 'list.login.tab')}
      </a>
    </p>
  )
}
