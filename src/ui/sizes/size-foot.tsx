import { messageText, text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { ActionButton } from '../action-button.tsx'
import { FieldError } from '../field.tsx'
import { ignoreDisplayedError } from '../use-action.ts'
import { Footnote } from './size-about.tsx'
import type { SizeInputData } from './size-input-props.ts'

interface SizeFootProps {
  readonly data: SizeInputData
  readonly add: () => Promise<boolean>
  readonly stop: () => void
}

/** The running sum, the button, and the error of the last add as a whole. */
export function SizeFoot({ data, add, stop }: SizeFootProps) {
  const { fault, loggedOutText } = data
  return (
    <div className="size-input__foot">
      {data.fields
        .find((it) => it.stepTexts)
        ?.stepTexts?.map((it) => (
          <p key={it} className="size-input__sum">
            {it}
          </p>
        ))}
      <Footnote data={data} />
      <p className="size-input__sum">{data.sum || hint(data)}</p>
      {loggedOutText ? (
        <LoggedOut words={loggedOutText} href={data.loggedOutHref} />
      ) : (
        <AddButton data={data} add={add} stop={stop} />
      )}
      {fault && (
        <div key={data.attempt} className="size-input__error" role="alert">
          <FieldError id={`${data.id}-general`}>{messageText(fault)}</FieldError>
        </div>
      )}
    </div>
  )
}

/** The instruction as long as nothing is chosen. */
function hint({ layout, texts, canBuy, fault, loggedOutText }: SizeInputData): string {
  const isOpen = layout === 'tiles' && canBuy && !fault && !loggedOutText
  return isOpen && Object.values(texts).every((it) => !it) ? text('size.hint') : ''
}

function AddButton({ data, add, stop }: SizeFootProps) {
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
