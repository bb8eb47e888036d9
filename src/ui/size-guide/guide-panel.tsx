import type { ReactNode } from 'react'
import { panelIdOf } from '../../model/size-guide.ts'
import { PopoverPanel } from '../popover-panel.tsx'

interface GuidePanelProps {
  /** The id of the guide. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** The panel that a guide's button opens, without script. */
export function GuidePanel({ id, title, children }: GuidePanelProps) {
  return (
    <PopoverPanel id={panelIdOf(id)} title={title}>
      <div className="size-guide__body">{children}</div>
    </PopoverPanel>
  )
}
