import { FAVOURITE_FORM } from '../../../src/model/favourites.ts'
import { Icon } from '../../../src/ui/icon.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface FavouriteButtonProps {
  readonly page: Pick<PageContext, 't'>
  readonly product: { readonly code: string; readonly name: string }
  /** Words beside the heart. */
  readonly label?: string
  /** Where it is known: pages that are the same for everybody only ever mark, without script. */
  readonly isMarked?: boolean
}

/** Belongs to the one form of its page until the element does in place what that does. */
export function FavouriteButton({ page, product, label, isMarked = false }: FavouriteButtonProps) {
  const { code, name } = product
  return (
    <favourite-button productid={code} name={name} {...(label && { label })}>
      <button
        className="favourite-button__button"
        type="submit"
        form={FAVOURITE_FORM}
        name={isMarked ? 'drop' : 'add'}
        value={code}
        aria-pressed={isMarked}
        aria-label={page.t('favourite.of', { name })}
        data-act="favourite"
      >
        <Icon name="heart" />
        {label && <span>{label}</span>}
      </button>
    </favourite-button>
  )
}
