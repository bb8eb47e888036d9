import { text } from '../../i18n/text.ts'
import type { Storefront } from '../../model/storefront.ts'
import { safeUrl } from '../../model/url.ts'
import type { Block } from './row.ts'

interface AbovePriceProps {
  readonly block: Block
  /** The shop's text above the prices. */
  readonly words: string | undefined
  readonly loginUrl: string | undefined
  readonly isAuthenticated: boolean
  readonly storefront: Storefront
}

/** The shop's text above the prices; a link to the login if that would show prices. */
export function AbovePrice(props: AbovePriceProps) {
  const { block, words, storefront, isAuthenticated } = props
  const loginUrl = safeUrl(props.loginUrl)
  const isLoginMeant = storefront === 'professional' && !isAuthenticated && loginUrl
  if (!words && !isLoginMeant) return null
  return (
    <p className={`${block}__above`}>
      {isLoginMeant ? (
        <a href={loginUrl} data-handoff="">
          {text('price.login')}
        </a>
      ) : (
        words
      )}
    </p>
  )
}
