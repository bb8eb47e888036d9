import { messageText, text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { ActionButton } from '../action-button.tsx'
import { FieldError } from '../field.tsx'
import { ignoreDisplayedError } from '../use-action.ts'
import type { BoxHandlers } from './box-actions.ts'
import { Footnote } from './size-about.tsx'
import type { SizeInputData } from './size-input-props.ts'
import { ChosenSizes } from './size-tiles.tsx'

interface SizeFootProps {
  readonly data: SizeInputData
  readonly handlers: Pick<BoxHandlers, 'choose'> & {
    readonly add: () => Promise<boolean>
    readonly stop: () => void
  }
}

/** What the prices mean; then what is chosen, its sum, and the button, none of which moves the button. */
export function SizeFoot({ data, handlers }: SizeFootProps) {
  const { layout, loggedOutText } = data
  return (
    <>
      <PriceNotes data={data} />
      <div className="size-input__foot">
        <div className="size-input__filled">
          {layout === 'tiles' && <ChosenSizes data={data} handlers={handlers} />}
          <Outcome data={data} />
        </div>
        {loggedOutText ? (
          <LoggedOut words={loggedOutText} href={data.loggedOutHref} />
        ) : (
          <AddButton data={data} handlers={handlers} />
        )}
      </div>
    </>
  )
}

function PriceNotes({ data }: Pick<SizeFootProps, 'data'>) {
  const steps = data.fields.find((it) => it.stepTexts)?.stepTexts ?? []
  return (
    <>
      {steps.map((it) => (
        <p key={it} className="size-input__sum">
          {it}
        </p>
      ))}
      <Footnote data={data} />
    </>
  )
}

/** The error of the last add as a whole, or else the running sum. */
function Outcome({ data }: Pick<SizeFootProps, 'data'>) {
  if (!data.fault) return <p className="size-input__sum">{data.sum || hint(data)}</p>
  return (
    <div key={data.attempt} className="size-input__error" role="alert">
      <FieldError id={`${data.id}-general`}>{messageText(data.fault)}</FieldError>
    </div>
  )
}

/** The instruction as long as nothing is chosen. */
function hint({ layout, texts, canBuy, loggedOutText }: SizeInputData): string {
  const isOpen = layout === 'tiles' && canBuy && !loggedOutText
  return isOpen && Object.values(texts).every((it) => !it) ? text('size.hint') : ''
}

function AddButton({ data, handlers: { add, stop } }: SizeFootProps) {
  const { id, canBuy, label, fault, offert } = data
  return (
    <ActionButton
      action={add}
      onError={ignoreDisplayedError}
      act="add"
      type="submit"
      className="size-input__button"
      disabled={!canBuy}
      busyText={text('product.buy.busy')}
      successText={text(offert ? 'quote.added' : 'product.buy.done')}
      errorText={text('product.buy.failed')}
      describedBy={fault && `${id}-general`}
      stop={stop}
    >
      {canBuy ? label || text(offert ? 'quote.add' : 'product.buy') : text('product.outofstock')}
    </ActionButton>
  )
}

interface LoggedOutProps {
  readonly words: string
  readonly href: string | undefined
}

function LoggedOut({ words, href }: LoggedOutProps) {
  const url = safeUrl(href)
  if (!url) return <p className="size-input__logged-out">{words}</p>
  return (
    <a className="cs-button cs-button--primary size-input__button" href={url} data-handoff="">
      <span className="cs-button__label">{words}</span>
    </a>
  )
}
