import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { panelIdOf } from '../../model/size-guide.ts'
import { Icon } from '../icon.tsx'
import type { DrawnProps } from '../view-props.ts'

interface SizeGuideButtonData {
  /** The id of the guide. */
  readonly guide: string
  readonly label: string
}

interface SizeGuideButtonHandlers {
  readonly press: (event: MouseEvent) => void
}

type SizeGuideButtonProps = DrawnProps<SizeGuideButtonData, SizeGuideButtonHandlers>

/** The browser opens the guide without script. */
export function SizeGuideButton({ data: { guide, label }, handlers }: SizeGuideButtonProps) {
  return (
    <button
      className="size-guide-button__open"
      type="button"
      aria-haspopup="dialog"
      popoverTarget={panelIdOf(guide)}
      onClick={handlers.press}
    >
      <Icon name="ruler" />
      <span>{label || text('size.guide')}</span>
    </button>
  )
}
