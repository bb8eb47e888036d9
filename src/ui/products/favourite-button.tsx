import { text } from '../../i18n/text.ts'
import { FAVOURITE_FORM } from '../../model/visitor-lists.ts'
import { Icon } from '../icon.tsx'

interface HeartProps {
  readonly productId: string
  readonly name: string
  /** Words beside the heart. */
  readonly label?: string | undefined
  /** Where it is known: pages that are the same for everybody only ever mark, without script. */
  readonly isFavourite?: boolean
}

/** Marks a product as a favourite. */
export function FavouriteButton({ label, ...props }: HeartProps) {
  const { productId, name } = props
  return (
    <favourite-button productid={productId} name={name} {...(label && { label })}>
      <HeartButton {...props} label={label} />
    </favourite-button>
  )
}

/** Belongs to the one form of its page until the element does in place what that does. */
export function HeartButton({ productId, name, label, isFavourite = false }: HeartProps) {
  return (
    <button
      className="favourite-button__button"
      type="submit"
      form={FAVOURITE_FORM}
      name={isFavourite ? 'drop' : 'add'}
      value={productId}
      aria-pressed={isFavourite}
      aria-label={text('favourite.of', { name })}
      data-act="favourite"
    >
      <Icon name="heart" />
      {label && <span>{label}</span>}
    </button>
  )
}
