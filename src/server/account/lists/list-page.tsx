import { Button, ButtonLink } from '../../../ui/button.tsx'
import { describedBy, FormField, TextInput } from '../../../ui/form-field.tsx'
import { FormError } from '../../platform/pages/form-error.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import type { Fields, ListEntry, ListField, ListKind } from './list-kind.ts'

interface KindProps {
  readonly page: PageContext
  readonly kind: Pick<ListKind, 'path' | 'texts'>
}

interface EntriesProps extends KindProps {
  readonly entries: readonly ListEntry[]
  readonly isEditable: boolean
}

/** All that there are, each with what can be done to it. */
export function Entries({ page, kind, entries, isEditable }: EntriesProps) {
  const { t } = page
  return (
    <>
      {entries.length === 0 && <p>{t(kind.texts.none)}</p>}
      <ul className="shop-account__entries">
        {entries.map((it) => (
          <li key={it.id}>
            <Lines entry={it} />
            {isEditable && <Ways page={page} kind={kind} entry={it} />}
          </li>
        ))}
      </ul>
      {isEditable ? (
        <p>
          <ButtonLink look="primary" href={`${linkTo(page, kind.path)}?new=1`}>
            {t(kind.texts.add)}
          </ButtonLink>
        </p>
      ) : (
        <p>{t('list.readonly')}</p>
      )}
    </>
  )
}

function Lines({ entry: { name, lines } }: { readonly entry: ListEntry }) {
  return (
    <p>
      <strong>{name}</strong>
      {lines.map((it) => (
        <span key={it}>{it}</span>
      ))}
    </p>
  )
}

function Ways({ page, kind, entry }: KindProps & { readonly entry: ListEntry }) {
  const to = (way: string) => `${linkTo(page, kind.path)}?${way}=${encodeURIComponent(entry.id)}`
  const { name } = entry
  return (
    <p className="shop-account__ways">
      <a href={to('edit')} aria-label={page.t('list.change.name', { name })}>
        {page.t('list.change')}
      </a>
      <a href={to('remove')} aria-label={page.t('list.remove.name', { name })}>
        {page.t('cart.remove.short')}
      </a>
    </p>
  )
}

/** Asks by name before something is gone. */
export function RemoveForm({ page, kind, entry }: KindProps & { readonly entry: ListEntry }) {
  const { t } = page
  const id = { systemId: entry.id }
  return (
    <TokenForm className="shop-form" page={page} path={`${kind.path}/remove`} fields={id}>
      <Lines entry={entry} />
      <p>{t(kind.texts.removing)}</p>
      <p className="shop-account__ways">
        <Button look="primary" type="submit">
          {t('cart.remove.short')}
        </Button>
        <ButtonLink look="secondary" href={linkTo(page, kind.path)}>
          {t('action.cancel')}
        </ButtonLink>
      </p>
    </TokenForm>
  )
}

interface FormProps extends KindProps {
  readonly fields: readonly ListField[]
  readonly values: Fields
  /** In the page's language, by field. */
  readonly errors: Fields
  /** What is wrong with the whole of it. */
  readonly error: string | undefined
}

/** What something new, or something that is there, is to be. */
export function EntryForm({ page, kind, fields, values, errors, error }: FormProps) {
  const { t } = page
  const { systemId = '' } = values
  return (
    <TokenForm className="shop-form" page={page} path={`${kind.path}/save`} fields={{ systemId }}>
      {error && <FormError id="list-error">{error}</FormError>}
      {fields.map((it) => (
        <Field
          key={it.name}
          page={page}
          field={it}
          value={values[it.name] ?? ''}
          error={errors[it.name]}
          isFixed={it.isFixed === true && systemId !== ''}
        />
      ))}
      <p className="shop-account__ways">
        <Button look="primary" type="submit">
          {t('list.save')}
        </Button>
        <ButtonLink look="secondary" href={linkTo(page, kind.path)}>
          {t('action.cancel')}
        </ButtonLink>
      </p>
    </TokenForm>
  )
}

interface FieldProps {
  readonly page: PageContext
  readonly field: ListField
  readonly value: string
  readonly error: string | undefined
  readonly isFixed: boolean
}

function Field({ page, field, value, error, isFixed }: FieldProps) {
  const { name, options, type = 'text', autoComplete, inputMode } = field
  const id = `list-${name}`
  const hint = field.hint && page.t(field.hint)
  const own = { id, name, defaultValue: value, autoComplete, ...describedBy(id, { hint, error }) }
  return (
    <FormField id={id} label={page.t(field.label)} hint={hint} error={error}>
      {options ? (
        <select {...own}>
          {options.map((it) => (
            <option key={it.id} value={it.id}>
              {it.name}
            </option>
          ))}
        </select>
      ) : (
        <TextInput {...own} type={type} inputMode={inputMode} readOnly={isFixed} />
      )}
    </FormField>
  )
}
