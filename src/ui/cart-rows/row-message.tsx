import { messageText } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { Icon } from '../icon.tsx'
import type { Block } from './row.ts'

interface RowMessageProps {
  readonly block: Block
  readonly message: Message | undefined
}

/** The shop's message about the last change of a row; it stays until the next change. */
export function RowMessage({ block, message }: RowMessageProps) {
  if (!message) return null
  return (
    <p className={`${block}__message cs-error`} role="alert">
      <Icon name="warning" />
      {messageText(message)}
    </p>
  )
}
