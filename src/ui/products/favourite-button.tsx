import { text } from '../../i18n/text.ts'
import { FAVOURITE_FORM } from '../../model/visitor-lists.ts'
import { Icon } from '../icon.tsx'

interface HeartProps {
  readonly productId: string
  readonly name: string
  /** Text next to the heart. */
  readonly label?: string | undefined
  /** Absent if unknown: without script, pages that are the same for everybody can only mark. */
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

/** Belongs to the page's single form until the element takes over. */
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
