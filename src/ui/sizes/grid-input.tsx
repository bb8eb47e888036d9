import { text } from '../../i18n/text.ts'
import type { DrawnProps } from '../view-props.ts'
import { SizeGrid } from './size-grid.tsx'
import { SizeFormFrame, type SizeInputHandlers } from './size-input.tsx'
import type { SizeInputData } from './size-input-props.ts'

interface GridHandlers extends SizeInputHandlers {
  readonly clearData: () => void
  readonly undo: () => void
}

export type GridInputProps = DrawnProps<SizeInputData, GridHandlers>

/** A grid of variants and sizes, with the actions of a spreadsheet next to it. */
export function GridInput({ data, forms, handlers }: GridInputProps) {
  return (
    <SizeFormFrame data={data} forms={forms} handlers={handlers} Boxes={SizeGrid}>
      {!data.loggedOutText && <GridActions data={data} handlers={handlers} />}
    </SizeFormFrame>
  )
}

/** The server draws them too, so that nothing moves; without script the style sheet hides them. */
function GridActions({ data, handlers }: Pick<GridInputProps, 'data' | 'handlers'>) {
  const hasDefaults = data.fields.some((it) => Number(it.fieldValue) > 0)
  return (
    <div className="size-grid__actions">
      <button type="button" className="size-input__more" data-act="undo" onClick={handlers.undo}>
        {text('size.undo')}
      </button>
      <button
        type="button"
        className="size-input__more"
        data-act="clear"
        onClick={handlers.clearData}
      >
        {text('size.clear')}
      </button>
      {hasDefaults && (
        <button type="reset" className="size-input__more" data-act="defaults">
          {text('size.defaults')}
        </button>
      )}
      <p className="size-grid__notice">
        {data.notice || <span className="size-grid__keys">{text('size.keys')}</span>}
      </p>
    </div>
  )
}
