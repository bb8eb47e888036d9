import { text } from '../../i18n/text.ts'
import type { MenuLink } from '../../model/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuClass } from '../../ui/navigation/menu-class.ts'
import { MenuLinkView } from '../../ui/navigation/menu-link-view.tsx'

const KEPT = 'main-navbar__panel--kept'

interface MenuItemProps {
  readonly link: MenuLink
  /** Of what is below it. */
  readonly panelId: string
  readonly isOpen: boolean
  /** It was open before the element woke, and does not appear anew. */
  readonly isKept: boolean
  readonly toggle: () => void
}

/** The name leads to the whole category; the arrow beside it opens what is below. */
export function MenuItem({ link, panelId, isOpen, isKept, toggle }: MenuItemProps) {
  const { name, links, isCta, isAlwaysOpen, hasImages } = link
  const own = menuClass(
    link,
    'main-navbar__item',
    isCta && 'main-navbar__cta',
    isAlwaysOpen && 'main-navbar__item--open',
  )
  return (
    <li className={own}>
      <MenuLinkView link={link} />
      {links.length > 0 && (
        <>
          <button
            type="button"
            className="main-navbar__toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            <Icon name="chevron-down" />
            <span className="cs-visually-hidden">{text('menu.below', { name })}</span>
          </button>
          <ul className={panelClass(hasImages, isKept)} id={panelId}>
            {links.map((it) => (
              <MenuGroup key={it.key} link={it} withImage={hasImages} />
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

interface MenuGroupProps {
  readonly link: MenuLink
  readonly withImage: boolean
}

/** The second level, with the third below it. */
function MenuGroup({ link, withImage }: MenuGroupProps) {
  const { links, hasImages } = link
  return (
    <li className={menuClass(link, 'main-navbar__group')}>
      <MenuLinkView link={link} withImage={withImage} />
      {links.length > 0 && (
        <ul className={hasImages ? 'cs-menu-images' : undefined}>
          {links.map((it) => (
            <li key={it.key} className={menuClass(it)}>
              <MenuLinkView link={it} withImage={hasImages} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function panelClass(hasImages: boolean, isKept: boolean): string {
  const classes = ['main-navbar__panel', hasImages && 'cs-menu-images', isKept && KEPT]
  return classes.filter(Boolean).join(' ')
}
