import type { RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import type { MenuLink } from '../../model/navigation.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { MenuLinkView } from './menu-link-view.tsx'

/** How a script opens the sheet; without script a link leads to it. */
interface SheetOpener {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly open: () => void
}

interface MenuHeadProps {
  readonly calls: readonly MenuLink[]
  readonly sheetId: string
  readonly sheet?: SheetOpener
}

/** The part of the menu that phones show: its button, and its calls to action. */
export function MenuHead({ calls, sheetId, sheet }: MenuHeadProps) {
  return (
    <div className="main-navbar__head">
      <Opener sheetId={sheetId} sheet={sheet} />
      {calls.length > 0 && (
        <ul className="main-navbar__calls">
          {calls.map((it) => (
            <li key={it.key}>
              <MenuLinkView link={it} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface OpenerProps {
  readonly sheetId: string
  readonly sheet: SheetOpener | undefined
}

function Opener({ sheetId, sheet }: OpenerProps) {
  const className = 'main-navbar__open'
  const label = (
    <>
      <Icon name="menu" />
      <VisuallyHidden>{text('menu.open')}</VisuallyHidden>
    </>
  )
  if (!sheet) {
    return (
      <a className={className} href={`#${sheetId}`} data-act="open-menu">
        {label}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={className}
      data-act="open-menu"
      ref={sheet.opener}
      aria-expanded={sheet.isOpen}
      aria-controls={sheetId}
      aria-haspopup="dialog"
      onClick={sheet.open}
    >
      {label}
    </button>
  )
}
