import type { ReactNode } from 'react'
import { PopoverPanel } from '../../../ui/popover-panel.tsx'

interface SheetProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/**
 * What lies over the page when its button opens it, without script: Escape, its own button and a
 * press beside it close it, and focus returns to where it was. It covers at most half of a phone, so
 * Back need not close it.
 */
export function Sheet({ id, title, children }: SheetProps) {
  return (
    <PopoverPanel className="shop-sheet" id={id} title={title}>
      <div className="shop-sheet__body">{children}</div>
    </PopoverPanel>
  )
}
