import type { CSSProperties } from 'react'
import type { MenuLink } from '../../model/navigation.ts'

interface MenuLinkViewProps {
  readonly link: MenuLink
  /** Shows the link's picture, if it has one. */
  readonly withImage?: boolean | undefined
}

/** A link, or plain text if its address is not of the web. */
export function MenuLinkView({ link, withImage = false }: MenuLinkViewProps) {
  const { name, url, current, cssClass, colour, quantity } = link
  return (
    <a href={url} aria-current={current} className={cssClass || undefined}>
      {withImage && link.imageUrl && (
        <img className="cs-menu-image" src={link.imageUrl} alt="" loading="lazy" />
      )}
      {colour && (
        <span
          className="cs-menu-colour"
          style={{ '--cs-menu-colour': colour } as CSSProperties}
          aria-hidden="true"
        />
      )}
      {name}
      {quantity !== undefined && <MenuQuantity quantity={quantity} />}
    </a>
  )
}

function MenuQuantity({ quantity }: { readonly quantity: number }) {
  return (
    <>
      {' '}
      <span className="cs-menu-quantity">{quantity}</span>
    </>
  )
}
