import { FITS, MAX_REVIEW_LENGTH, STARS } from '../../src/model/reviews.ts'
import { Button } from '../../src/ui/button.tsx'
import { FieldError } from '../../src/ui/field.tsx'
import { errorId, TextField } from '../../src/ui/form-field.tsx'
import { Stars } from '../../src/ui/stars.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import type { BoughtProduct } from './own-review-queries.ts'
import { hasFit, type ReviewFaults, type ReviewValues } from './review-form.ts'

const BODY = { rows: 6, maxLength: MAX_REVIEW_LENGTH, isOptional: true } as const

interface FormTarget {
  readonly page: PageContext
  /** The form's address; its fragment is the product's part of the page. */
  readonly path: string
  readonly id: string
  readonly productId: number
}

interface WriteFormProps extends FormTarget {
  readonly bought: BoughtProduct
  /** The buyer's name as readers would see it; empty if the order has none. */
  readonly name: string
  readonly values: ReviewValues
  readonly faults: ReviewFaults
}

export function WriteForm(props: WriteFormProps) {
  const { page, path, id, productId, bought, name, values, faults } = props
  const { t } = page
  return (
    <TokenForm
      className="shop-form"
      page={page}
      path={`${path}#${id}`}
      fields={{ product: String(productId) }}
    >
      <StarsField page={page} id={`${id}-stars`} chosen={values.stars} fault={faults.stars} />
      {hasFit(bought) && <FitField page={page} chosen={values.fit} />}
      <TextField
        id={`${id}-body`}
        name="body"
        label={t('review.form.body')}
        hint={t('review.form.body.hint', { max: MAX_REVIEW_LENGTH })}
        error={faults.body}
        field={BODY}
        dir="auto"
        defaultValue={values.body}
      />
      {name && (
        <label className="shop-review-form__choice">
          <input type="checkbox" name="named" value="yes" defaultChecked={values.isNamed} />
          <span>
            {t('review.form.named')} <bdi>{name}</bdi>
          </span>
        </label>
      )}
      <Button look="primary" type="submit" name="act" value="save">
        {t('review.form.send')}
      </Button>
    </TokenForm>
  )
}

interface StarsFieldProps {
  readonly page: PageContext
  readonly id: string
  readonly chosen: string
  readonly fault: string | undefined
}

/** The stars, the best first, each with its meaning. */
function StarsField({ page: { t }, id, chosen, fault }: StarsFieldProps) {
  return (
    <fieldset
      className="shop-review-form__choices"
      aria-describedby={fault ? errorId(id) : undefined}
      data-state={fault ? 'error' : undefined}
    >
      <legend>{t('review.form.stars')}</legend>
      {STARS.map((it) => (
        <label key={it} className="shop-review-form__choice">
          <input
            type="radio"
            name="stars"
            value={it}
            required
            defaultChecked={chosen === String(it)}
          />
          <Stars value={it} />
          <span>{t(`review.form.stars.${it}`)}</span>
        </label>
      ))}
      {fault && <FieldError id={errorId(id)}>{fault}</FieldError>}
    </fieldset>
  )
}

function FitField({ page: { t }, chosen }: Pick<StarsFieldProps, 'page' | 'chosen'>) {
  return (
    <fieldset className="shop-review-form__choices">
      <legend>{t('review.form.fit')}</legend>
      {(['', ...FITS] as const).map((it) => (
        <label key={it} className="shop-review-form__choice">
          <input type="radio" name="fit" value={it} defaultChecked={chosen === it} />
          <span>{t(it ? `review.fit.${it}` : 'review.form.fit.none')}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function DeleteForm({ page, path, productId }: FormTarget) {
  return (
    <TokenForm page={page} path={path} fields={{ product: String(productId) }}>
      <Button look="secondary" type="submit" name="act" value="delete">
        {page.t('review.form.delete')}
      </Button>
    </TokenForm>
  )
}
