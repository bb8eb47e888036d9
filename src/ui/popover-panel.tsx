import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'

interface PopoverPanelProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** A panel that its button opens and closes without script, as a popover. */
export function PopoverPanel({ id, title, className, children }: PopoverPanelProps) {
  const titleId = `${id}-title`
  return (
    <div
      className={`${className ? `${className} ` : ''}cs-panel cs-sheet`}
      popover=""
      id={id}
      role="dialog"
      aria-labelledby={titleId}
    >
      <div className="cs-panel__head">
        <p className="cs-panel__title" id={titleId}>
          {title}
        </p>
        <CloseButton autoFocus popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  )
}
