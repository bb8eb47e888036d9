import { useState } from 'react'
import { text } from '../../i18n/text.ts'
import type { MenuLink } from '../../model/navigation.ts'
import { Icon } from '../icon.tsx'
import { menuClass } from '../navigation/menu-item.tsx'
import { MenuLinkView } from '../navigation/menu-link-view.tsx'
import { useUid } from '../uid.ts'

interface CategoryLinksProps {
  readonly label: string
  readonly links: readonly MenuLink[]
}

/** A list of categories; the branch of the current page is open. */
export function CategoryLinks({ label, links }: CategoryLinksProps) {
  return (
    <nav className="category-links__nav" aria-label={label} hidden={links.length === 0}>
      <Level links={links} />
    </nav>
  )
}

interface LevelProps {
  readonly links: readonly MenuLink[]
  readonly hasImages?: boolean
  readonly id?: string
}

function Level({ links, hasImages = false, id }: LevelProps) {
  return (
    <ul id={id} className={hasImages ? 'cs-menu-images' : undefined}>
      {links.map((it) => (
        <Branch key={it.key} link={it} withImage={hasImages} />
      ))}
    </ul>
  )
}

interface BranchProps {
  readonly link: MenuLink
  readonly withImage: boolean
}

/** The name links to the category; the button next to it opens its subcategories, if they can be folded. */
function Branch({ link, withImage }: BranchProps) {
  const { name, links, current, isAlwaysOpen, hasImages } = link
  const id = useUid()
  const [isOpen, setOpen] = useState(current !== undefined)
  const isFoldable = links.length > 0 && !isAlwaysOpen
  return (
    <li className={menuClass(link, 'category-links__item')}>
      <MenuLinkView link={link} withImage={withImage} />
      {isFoldable && (
        <button
          type="button"
          className="category-links__toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" />
          <span className="cs-visually-hidden">{text('menu.below', { name })}</span>
        </button>
      )}
      {links.length > 0 && (isOpen || isAlwaysOpen) && (
        <Level id={id} links={links} hasImages={hasImages} />
      )}
    </li>
  )
}
