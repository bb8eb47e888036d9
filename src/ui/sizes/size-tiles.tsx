import { messageText, text } from '../../i18n/text.ts'
import { MAX_QUANTITY } from '../../model/limits.ts'
import { FieldError } from '../field.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import type { BoxHandlers } from './box-actions.ts'
import type { DisplayedSize } from './displayed-size.ts'
import {
  displayedLater,
  displayedPrice,
  displayedStock,
  displayedUnitPrice,
  SizeStock,
  SizeUnitPrice,
} from './size-about.tsx'
import type { BoxesProps } from './size-box.tsx'
import type { SizeInputData } from './size-input-props.ts'
import { sizeLabel } from './size-name.ts'

/** Sizes as checkboxes: a press chooses one piece. Without script each submits its one piece. */
export function SizeTiles({ fields, setting }: BoxesProps) {
  return (
    <div className="size-tiles">
      {fields.map((field) => (
        <Tile key={field.fieldId} field={field} setting={setting} />
      ))}
    </div>
  )
}

interface TileProps {
  readonly field: DisplayedSize
  readonly setting: BoxesProps['setting']
}

function Tile({ field, setting: { data, handlers } }: TileProps) {
  const { fieldId, inStock } = field
  const id = `${data.id}-${fieldId}`
  const isFaulty = fieldId in data.faults
  const price = displayedPrice(field, data)
  const stock = displayedStock(field, data)
  // The usual stock text is left out.
  const isPlain = inStock && stock === text('size.instock')
  return (
    <label className="size-tile" data-stock={inStock ? 'in-stock' : 'out-of-stock'}>
      <input
        className="size-tile__box"
        id={id}
        name={`quantity.${field.articleNumber}`}
        type="checkbox"
        value={data.texts[fieldId] || '1'}
        checked={isChosen(field, data)}
        disabled={!inStock || Boolean(data.loggedOutText)}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => handlers.choose(fieldId, currentTarget.checked ? 1 : 0)}
        onKeyDown={(event) => handlers.press(event, fieldId)}
      />
      <span className="size-tile__name">{sizeLabel(field, data.fields)}</span>
      {price && <span className="size-input__price">{price}</span>}
      <SizeUnitPrice field={field} words={displayedUnitPrice(field, data)} />
      {!isPlain && <SizeStock field={field} words={stock} />}
    </label>
  )
}

interface ChosenSizesProps {
  readonly data: SizeInputData
  readonly handlers: Pick<BoxHandlers, 'choose'>
}

/** The quantities of the chosen sizes, below all tiles, so that none of them moves. */
export function ChosenSizes({ data, handlers }: ChosenSizesProps) {
  const chosen = data.fields.filter((it) => isChosen(it, data))
  if (chosen.length === 0) return null
  return (
    <ul className="size-chosen">
      {chosen.map((field) => (
        <li key={field.fieldId}>
          <span className="size-chosen__name">{sizeLabel(field, data.fields)}</span>
          <QuantityStepper
            name={sizeLabel(field, data.fields)}
            quantity={Number(data.texts[field.fieldId]) || 1}
            max={(data.checksStock && field.availableInStock) || MAX_QUANTITY}
            of={field.fieldId}
            onChange={(quantity) => handlers.choose(field.fieldId, quantity)}
            onRemove={() => handlers.choose(field.fieldId, 0)}
          />
          <Remark field={field} data={data} />
        </li>
      ))}
    </ul>
  )
}

/** What is wrong with the quantity; otherwise what of it comes later, or that there are no more. */
function Remark({
  field,
  data,
}: { readonly field: DisplayedSize } & Pick<ChosenSizesProps, 'data'>) {
  const { fieldId, availableInStock: max } = field
  const fault = data.faults[fieldId]
  if (fault) return <FieldError id={`${data.id}-${fieldId}-error`}>{messageText(fault)}</FieldError>
  const isAll = data.checksStock && typeof max === 'number' && Number(data.texts[fieldId]) >= max
  const words = isAll ? text('size.max', { max }) : displayedLater(field, data)
  return <SizeStock field={field} words={words} isShort />
}

function isChosen({ fieldId }: DisplayedSize, { texts }: SizeInputData): boolean {
  return Boolean(texts[fieldId])
}
