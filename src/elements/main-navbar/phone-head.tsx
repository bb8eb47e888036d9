import { text } from '../../i18n/text.ts'
import { callsToAction, type MenuLink } from '../../model/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuLinkView } from '../../ui/navigation/menu-link-view.tsx'
import type { Sheet } from './use-sheet.ts'

interface PhoneHeadProps {
  readonly menu: readonly MenuLink[]
  readonly sheet: Sheet
  readonly sheetId: string
}

/** What phones show of the menu: its button, and at most three calls to action. */
export function PhoneHead({ menu, sheet, sheetId }: PhoneHeadProps) {
  const calls = callsToAction(menu)
  return (
    <div className="main-navbar__head">
      <button
        type="button"
        className="main-navbar__open"
        data-act="open-menu"
        ref={sheet.opener}
        aria-expanded={sheet.isOpen}
        aria-controls={sheetId}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <Icon name="menu" />
        <span className="cs-visually-hidden">{text('menu.open')}</span>
      </button>
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
