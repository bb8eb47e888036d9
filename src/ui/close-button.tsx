import type { ButtonHTMLAttributes } from 'react'
import { text } from '../i18n/text.ts'
import { CLOSE_PATH } from '../model/icon-paths.ts'
import { IconOf } from './icon.tsx'

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly 'data-act'?: string
}

/** Closes the dialog around it. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <button type="button" className="cs-panel__close" aria-label={text('action.close')} {...props}>
      <IconOf name="close" path={CLOSE_PATH} />
    </button>
  )
}
