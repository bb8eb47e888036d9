import type { ButtonHTMLAttributes } from 'react'
import { text } from '../i18n/text.ts'
import { Icon } from './icon.tsx'

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly 'data-act'?: string
}

/** Closes what it stands in. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <button type="button" className="cs-panel__close" aria-label={text('action.close')} {...props}>
      <Icon name="close" />
    </button>
  )
}
