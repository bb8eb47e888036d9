import { text } from '../../i18n/text.ts'
import { countHidden, shownFields } from '../../model/size-fields.ts'
import { HiddenFields } from '../action-form.tsx'
import type { DrawnProps } from '../view-props.ts'
import type { BoxHandlers } from './box-actions.ts'
import { FoldedSizes, MoreSizes } from './more-sizes.tsx'
import { SizeBoxes } from './size-boxes.tsx'
import { SizeFoot } from './size-foot.tsx'
import type { SizeInputData } from './size-input-props.ts'

interface SizeInputHandlers extends BoxHandlers {
  readonly showAll: () => void
  /** Resolves to whether the sizes are in the cart. */
  readonly add: () => Promise<boolean>
  /** Gives up an add that takes long. */
  readonly stop: () => void
}

export type SizeInputProps = DrawnProps<SizeInputData, SizeInputHandlers>

/** A box for each size, and one button that puts all of them in the cart. */
export function SizeInput({ data, forms, handlers }: SizeInputProps) {
  const post = forms && { method: 'post', action: `${forms.prefix}/cart/add` }
  return (
    <form className="size-input__form" {...post} onSubmit={(event) => event.preventDefault()}>
      {forms && <HiddenFields fields={forms.hidden} />}
      <fieldset className="size-input__fields">
        <legend className="size-input__legend">{text('size.choose')}</legend>
        <Sizes data={data} forms={forms} handlers={handlers} />
      </fieldset>
      <SizeFoot data={data} {...handlers} />
    </form>
  )
}

/** Without script "+N" unfolds the rest, which is then in the form all the time. */
function Sizes({ data, forms, handlers }: SizeInputProps) {
  const { fields, shown } = data
  const grid = { data, handlers, canSubmit: forms !== undefined }
  const folded = shown === 'visible' ? countHidden(fields) : 0
  return (
    <>
      <SizeBoxes {...grid} fields={shownFields(fields, shown)} />
      {folded > 0 && !forms && <MoreSizes count={folded} show={handlers.showAll} />}
      {folded > 0 && forms && (
        <FoldedSizes count={folded} show={handlers.showAll}>
          <SizeBoxes {...grid} fields={fields.filter((it) => !it.visible)} />
        </FoldedSizes>
      )}
    </>
  )
}
