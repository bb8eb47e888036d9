import { Button } from '../../../src/ui/button.tsx'
import { smallPicture } from '../../catalogue/picture-sizes.ts'
import { languageName, useStaff } from '../page/staff-context.ts'
import {
  StaffButton,
  StaffField,
  StaffForm,
  StaffSection,
  StaffSelect,
} from '../page/staff-forms.tsx'
import { HandMarks } from './hand-edits.tsx'
import { altField, colourField, MAX_ALT, NEW } from './picture-actions.ts'
import { productPath } from './product-names.ts'
import { fingerprint, type ProductOfStaff } from './read-product.ts'

interface ViewProps {
  readonly view: ProductOfStaff
}

/** The pictures of a product, in their order, each with what can be done with it. */
export function Pictures({ view }: ViewProps) {
  const { t } = useStaff()
  const { pictures, edits, product } = view
  const path = productPath(product.code)
  return (
    <StaffSection id="pictures" title="staff.pictures">
      {pictures.length === 0 && <p>{t('staff.pictures.none')}</p>}
      <ol className="staff-list">
        {pictures.map((it, at) => (
          <li key={`${it.colourId} ${it.url}`} className="staff-list__item">
            <Picture view={view} at={at} />
          </li>
        ))}
      </ol>
      <HandMarks edits={edits.filter((it) => it.field === 'pictures')} path={`${path}/release`} />
      <NewPicture view={view} />
    </StaffSection>
  )
}

function Picture({ view, at }: ViewProps & { readonly at: number }) {
  const { t } = useStaff()
  const { pictures, product } = view
  const picture = pictures[at]
  if (!picture) return null
  const n = at + 1
  return (
    <StaffForm
      className="staff-picture"
      path={`${productPath(product.code)}/picture`}
      fields={{ at: String(at), shown: fingerprint(pictures) }}
    >
      <img src={smallPicture(picture.url)} alt={t('staff.picture.n', { n })} loading="lazy" />
      <div className="shop-form">
        <About view={view} at={at} />
        <div className="staff-acts">
          <Button look="secondary" type="submit" name="act" value="save">
            {t('staff.save')}
          </Button>
          {at > 0 && (
            <Button look="quiet" type="submit" name="act" value="earlier">
              {t('staff.picture.earlier', { n })}
            </Button>
          )}
          <Button look="quiet" type="submit" name="act" value="remove">
            {t('staff.picture.remove', { n })}
          </Button>
        </div>
      </div>
    </StaffForm>
  )
}

/** What a picture shows: its texts, and the one colour that it is of. */
function About({ view, at }: ViewProps & { readonly at: number | typeof NEW }) {
  const { t, shop, language } = useStaff()
  const { colours, pictures } = view
  const { altSv = '', altEn = '', colourId = '' } = (at === NEW ? undefined : pictures[at]) ?? {}
  return (
    <>
      {shop.languages.map((it) => (
        <StaffField
          key={it}
          name={altField(it, at)}
          label={t('staff.picture.alt', { language: languageName(it, language) })}
          defaultValue={(it === 'sv' ? altSv : altEn) ?? ''}
          maxLength={MAX_ALT}
          lang={it}
        />
      ))}
      {colours.length > 1 && (
        <StaffSelect
          name={colourField(at)}
          label={t('staff.picture.colour.label')}
          defaultValue={colourId ?? ''}
          options={[
            ['', t('staff.picture.colour.any')],
            ...colours.map(({ id, sv, en }) => [id, (language === 'sv' ? sv : en) ?? id] as const),
          ]}
        />
      )}
    </>
  )
}

function NewPicture({ view }: ViewProps) {
  const { t } = useStaff()
  return (
    <StaffForm className="shop-form" path={`${productPath(view.product.code)}/pictures`} isUpload>
      <h3>{t('staff.picture.new')}</h3>
      <StaffField
        name="file"
        label={t('staff.picture.file')}
        hint={t('staff.picture.file.hint')}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
      <StaffField name="url" label={t('staff.picture.url')} inputMode="url" />
      <About view={view} at={NEW} />
      <StaffButton>{t('staff.picture.add')}</StaffButton>
    </StaffForm>
  )
}
