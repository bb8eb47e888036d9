import type { MouseEvent } from 'react'
import { text } from '../../../i18n/text.ts'
import { LIST_PATHS } from '../../../model/account-lists.ts'
import { Button, ButtonLink } from '../../button.tsx'
import type { AccountListProps } from './list-props.ts'

/** Returns to the list, which is a page if the server has one. */
export function Cancel({ data, forms, handlers }: AccountListProps) {
  const words = text('action.cancel')
  if (!forms) {
    return (
      <Button look="secondary" data-act="cancel" onClick={handlers.leave}>
        {words}
      </Button>
    )
  }
  return (
    <ButtonLink
      look="secondary"
      data-act="cancel"
      href={forms.prefix + LIST_PATHS[data.name]}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        handlers.leave()
      }}
    >
      {words}
    </ButtonLink>
  )
}
