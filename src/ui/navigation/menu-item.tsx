import { text } from '../../i18n/text.ts'
import type { MenuLink } from '../../model/navigation.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { MenuLinkView } from './menu-link-view.tsx'

const TOGGLE = 'main-navbar__toggle'

/** How a script folds the content below an item. */
export interface MenuFold {
  /** The id of that content. */
  readonly panelId: string
  readonly isOpen: boolean
  /** It was open before hydration, and must not animate in a second time. */
  readonly wasOpen: boolean
  readonly toggle: () => void
}

interface MenuItemProps {
  readonly link: MenuLink
  /** Without script a `<details>` folds it. */
  readonly fold?: MenuFold | undefined
}

/** The name links to the category; the arrow next to it opens the content below. */
export function MenuItem({ link, fold }: MenuItemProps) {
  const { links, isCta, isAlwaysOpen } = link
  const own = menuClass(
    link,
    'main-navbar__item',
    isCta && 'main-navbar__cta',
    isAlwaysOpen && 'main-navbar__item--open',
  )
  return (
    <li className={own}>
      <MenuLinkView link={link} />
      {links.length > 0 &&
        (fold ? <ScriptedFold link={link} fold={fold} /> : <NativeFold link={link} />)}
    </li>
  )
}

function ScriptedFold({ link, fold }: Required<MenuItemProps> & { readonly fold: MenuFold }) {
  const { panelId, isOpen, wasOpen, toggle } = fold
  return (
    <>
      <button
        type="button"
        className={TOGGLE}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <ToggleLabel name={link.name} />
      </button>
      <MenuPanel link={link} id={panelId} wasOpen={wasOpen} />
    </>
  )
}

function NativeFold({ link }: { readonly link: MenuLink }) {
  return (
    <details className="main-navbar__more" name="main-navbar">
      <summary className={TOGGLE}>
        <ToggleLabel name={link.name} />
      </summary>
      <MenuPanel link={link} />
    </details>
  )
}

function ToggleLabel({ name }: { readonly name: string }) {
  return (
    <>
      <Icon name="chevron-down" />
      <VisuallyHidden>{text('menu.below', { name })}</VisuallyHidden>
    </>
  )
}

interface MenuPanelProps {
  readonly link: MenuLink
  readonly id?: string
  readonly wasOpen?: boolean
}

function MenuPanel({ link, id, wasOpen = false }: MenuPanelProps) {
  const { links, hasImages, imageUrl, url } = link
  const classes = [
    'main-navbar__panel',
    hasImages && 'cs-menu-images',
    wasOpen && 'main-navbar__panel--kept',
  ]
  return (
    <ul className={classes.filter(Boolean).join(' ')} id={id}>
      {links.map((it) => (
        <MenuGroup key={it.key} link={it} withImage={hasImages} />
      ))}
      {imageUrl && <PanelPicture url={url} imageUrl={imageUrl} />}
    </ul>
  )
}

/**
 * Links to the same page as the name above the panel, for pointers only: keyboards and screen readers have
 * the name.
 */
function PanelPicture({ url, imageUrl }: Pick<MenuLink, 'url' | 'imageUrl'>) {
  return (
    <li className="main-navbar__picture cs-menu-desktop" aria-hidden="true">
      <a href={url} tabIndex={-1}>
        <img src={imageUrl} alt="" width="240" height="240" loading="lazy" />
      </a>
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

/** The class for a link's place in a list, which decides the screens that show it. */
export function menuClass({ device }: MenuLink, ...more: (string | false)[]): string | undefined {
  const deviceClass = device !== 'any' && `cs-menu-${device}`
  return [...more, deviceClass].filter(Boolean).join(' ') || undefined
}
