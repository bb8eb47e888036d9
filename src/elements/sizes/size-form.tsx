import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio/react'
import type { SizeField } from '../../contract/size-fields.ts'
import { text } from '../../i18n/text.ts'
import { countHidden, shownFields } from '../../model/size-fields.ts'
import { gridOf, matrixOf } from '../../model/size-matrix.ts'
import { cartState, errorsOf } from '../../state/cart/state.ts'
import { useUid } from '../../ui/use-uid.ts'
import { findInMarkup } from '../server-markup.ts'
import { MoreSizes } from './more-sizes.tsx'
import { SizeFoot } from './size-foot.tsx'
import { SizeList, type SizeListProps } from './size-list.tsx'
import { SizeTable } from './size-table.tsx'
import { useErrorFocus } from './use-error-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useSizes } from './use-sizes.ts'

export interface SizeFormProps {
  readonly host: HTMLElement
  readonly fields: readonly SizeField[]
  /** Typed quantities are kept until it changes. */
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  /** A product that is sold by quotation: no prices, no stock. */
  readonly offert: boolean
  readonly loggedOutText?: string | undefined
  readonly loggedOutHref?: string | undefined
  /** What the button says; the text `product.buy` if absent. */
  readonly label?: string | undefined
  /** Nothing to buy, whatever the sizes say. */
  readonly isSoldOut?: boolean
}

/** A box for each size, and one button that puts all of them in the cart. */
export function SizeForm(props: SizeFormProps) {
  const { host, fields, productId, productName, offert, loggedOutText } = props
  const uid = useUid()
  const { shown, showAll } = useFold(host, fields, (fieldId) => focusBox(uid, fieldId))
  const { sizes, dispatch, add, added } = useSizes({
    host,
    fields,
    productId,
    productName,
    source: uid,
  })
  const errors = errorsOf(useSnapshot(cartState).errors, uid)
  const visible = shownFields(fields, shown)
  const keys = useGridKeys({ uid, grid: gridOf(visible), dispatch })
  const isOpen = !offert && !loggedOutText
  const isLocked = Boolean(loggedOutText)
  const hidden = shown === 'visible' ? countHidden(fields) : 0
  const { form, addOrLead, attempt } = useErrorFocus(add)

  return (
    <form className="size-input__form" ref={form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="size-input__fields">
        <legend className="size-input__legend">{text('size.choose')}</legend>
        <SizeBoxes
          fields={visible}
          setting={{ uid, sizes, errors, dispatch, keys, isOpen, isLocked }}
        />
        {hidden > 0 && <MoreSizes count={hidden} show={showAll} />}
      </fieldset>
      <SizeFoot
        uid={uid}
        fields={fields}
        sizes={sizes}
        errors={errors}
        add={addOrLead}
        attempt={attempt}
        added={added}
        loggedOutText={loggedOutText}
        loggedOutHref={props.loggedOutHref}
        label={props.label}
        canBuy={!props.isSoldOut && fields.some((it) => it.inStock)}
        showsSum={isOpen}
      />
    </form>
  )
}

function SizeBoxes({ fields, setting }: SizeListProps) {
  const matrix = matrixOf(fields)
  if (matrix) return <SizeTable matrix={matrix} setting={setting} />
  return <SizeList fields={fields} setting={setting} />
}

/** Fields that are not flagged visible wait behind "+N". */
function useFold(
  host: HTMLElement,
  fields: readonly SizeField[],
  focus: (fieldId: string | undefined) => void,
) {
  const [shown, setShown] = useState<'visible' | 'all'>(() =>
    findInMarkup(host, 'details[open]') ? 'all' : 'visible',
  )

  function showAll(): void {
    flushSync(() => setShown('all'))
    focus(fields.find((it) => !it.visible && it.inStock)?.fieldId)
  }

  return { shown, showAll }
}

function focusBox(uid: string, fieldId: string | undefined): void {
  document.getElementById(`${uid}-${fieldId}`)?.focus()
}
