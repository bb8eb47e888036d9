import type { ReactNode } from 'react'
import { panelIdOf } from '../../model/size-guide.ts'
import { PopoverPanel } from '../popover-panel.tsx'

interface GuidePanelProps {
  /** Of the guide. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** What a button of the guide opens, by the browser alone. */
export function GuidePanel({ id, title, children }: GuidePanelProps) {
  return (
    <PopoverPanel id={panelIdOf(id)} title={title}>
      <div className="size-guide__body">{children}</div>
    </PopoverPanel>
  )
}
