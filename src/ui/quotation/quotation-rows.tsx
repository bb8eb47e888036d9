import type { ChangeEvent, MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_QUANTITY_DIGITS, MAX_QUOTATION_NOTE } from '../../model/limits.ts'
import type { ListedProduct } from '../../model/quotations.ts'
import { Button } from '../button.tsx'
import { describedBy, FormField, TextInput } from '../form-field.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import {
  NOTE_FIELD,
  QUANTITY_FIELD,
  type QuotationFormProps,
  quotationFieldId,
  REMOVE_FIELD,
} from './quotation-props.ts'

/** The products, each with quantity and note; or the text for an empty list. */
export function QuotationRows(props: QuotationFormProps) {
  const { rows, epoch } = props.data
  return (
    <section className="quotation-form__list" id={quotationFieldId('articles')} tabIndex={-1}>
      <h2>{text('quote.list')}</h2>
      {rows.length === 0 ? (
        <>
          <p>{text('quote.list.empty')}</p>
          <p>{text('quote.list.how')}</p>
        </>
      ) : (
        <ul className="quotation-form__rows">
          {rows.map((it, at) => (
            <Row key={`${epoch} ${it.articleNumber}`} {...props} row={it} at={at} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps extends QuotationFormProps {
  readonly row: ListedProduct
  readonly at: number
}

function Row(props: RowProps) {
  const { row } = props
  const name = row.name || row.articleNumber
  return (
    <li className="quotation-form__row">
      <p className="quotation-form__name">
        <strong>{name}</strong>
        {row.name && <span className="quotation-form__number">{row.articleNumber}</span>}
      </p>
      <Quantity {...props} name={name} />
      <Note {...props} />
      <Remove {...props} name={name} />
    </li>
  )
}

interface NamedProps extends RowProps {
  readonly name: string
}

function Quantity({ row: { articleNumber, quantity }, data, handlers, name }: NamedProps) {
  const field = `${QUANTITY_FIELD}${articleNumber}`
  const id = quotationFieldId(field)
  const error = data.faults.find((it) => it.id === field)?.words
  return (
    <FormField id={id} label={text('quote.quantity')} error={error}>
      <TextInput
        isShort
        id={id}
        name={field}
        inputMode="numeric"
        maxLength={MAX_QUANTITY_DIGITS}
        autoComplete="off"
        defaultValue={quantity}
        aria-label={text('quantity.of', { name })}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          handlers.setQuantity(articleNumber, target.value)
        }
        {...describedBy(id, { hint: undefined, error })}
      />
    </FormField>
  )
}

function Note({ row: { articleNumber, note }, at, handlers }: RowProps) {
  const id = quotationFieldId(`note-${at}`)
  return (
    <FormField id={id} label={`${text('quote.note')} ${text('field.optional')}`}>
      <TextInput
        id={id}
        name={NOTE_FIELD + articleNumber}
        maxLength={MAX_QUOTATION_NOTE}
        autoComplete="off"
        defaultValue={note}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          handlers.setNote(articleNumber, target.value)
        }
      />
    </FormField>
  )
}

function Remove({ row, forms, handlers, name }: NamedProps) {
  return (
    <Button
      look="quiet"
      type={forms ? 'submit' : 'button'}
      name={REMOVE_FIELD}
      value={row.articleNumber}
      data-act={`quotation-remove-${row.articleNumber}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        handlers.remove(row)
      }}
    >
      {text('quote.remove')}
      <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
    </Button>
  )
}
