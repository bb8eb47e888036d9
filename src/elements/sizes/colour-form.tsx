import type { ActiveVariant, ColourVariant } from '../../contract/quick-buy.ts'
import { messageText, text } from '../../i18n/text.ts'
import { ownUrl } from '../../model/url.ts'
import { FieldError } from '../../ui/field.tsx'
import { useUid } from '../../ui/use-uid.ts'
import { ColourPicker } from './colour-picker.tsx'
import { SizeForm } from './size-form.tsx'
import { type Colour, useColour } from './use-colour.ts'

export interface ColourFormProps {
  readonly host: HTMLElement
  readonly variants: readonly ColourVariant[]
  readonly variantId?: string | undefined
  readonly label?: string | undefined
}

/** Colours, and the sizes of the one that is chosen. */
export function ColourForm({ host, variants, variantId, label }: ColourFormProps) {
  const uid = useUid()
  const colour = useColour(variants, variantId)
  const { variant, shown, isLoading } = colour
  return (
    <div className="quick-buy__form">
      <ColourPicker uid={uid} variants={variants} marked={colour.marked} choose={colour.choose} />
      <Failure colour={colour} />
      {/* Sizes of another colour than the marked one are dimmed, and nobody can buy them. */}
      <div
        className="quick-buy__sizes"
        data-state={isLoading ? 'loading' : 'ready'}
        aria-busy={isLoading || undefined}
        inert={isLoading && variant !== undefined}
      >
        {variant && <Sizes key={shown} host={host} shown={shown} variant={variant} label={label} />}
        {!variant && isLoading && <p>{text('quickbuy.loading')}</p>}
      </div>
    </div>
  )
}

interface SizesProps extends Pick<ColourFormProps, 'host' | 'label'> {
  readonly shown: string | undefined
  readonly variant: ActiveVariant
}

/** Another colour is another form: what was typed for the one before is dropped with it. */
function Sizes({ host, shown, variant, label }: SizesProps) {
  const offert = variant.offert ?? false
  return (
    <>
      {offert && <p className="quick-buy__quotation">{text('product.quotation')}</p>}
      <SizeForm
        host={host}
        fields={variant.sizeInputComponentData}
        productId={shown}
        productName={variant.productName ?? undefined}
        offert={offert}
        loggedOutText={variant.loggedOutText ?? undefined}
        loggedOutHref={ownUrl(variant.loggedOutHref)}
        label={label}
        isSoldOut={variant.anySizeOfColorInStock === false}
      />
    </>
  )
}

function Failure({ colour: { failure, retry } }: { readonly colour: Colour }) {
  if (!failure) return null
  return (
    <div className="quick-buy__failure" role="alert">
      <FieldError>
        {text('quickbuy.failed', { color: failure.name })} {messageText(failure.problem)}
      </FieldError>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        data-act="retry"
        onClick={retry}
      >
        {text('error.retry')}
      </button>
    </div>
  )
}
