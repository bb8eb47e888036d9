import { text } from '../../../i18n/text.ts'
import { safeUrl } from '../../../model/url.ts'

interface LoginTabProps {
  readonly url: string | null
  /** Where nothing is typed, the page itself may be left. */
  readonly isHere?: boolean
}

/** A login beside what is typed, whatever steps it takes; nothing has to be kept meanwhile. */
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
