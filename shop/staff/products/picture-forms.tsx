import { Button } from '../../../src/ui/button.tsx'
import { smallPicture } from '../../catalogue/picture-sizes.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffSection } from '../page/staff-forms.tsx'
import { HandMarks } from './hand-edits.tsx'
import { colourForm, type PictureSlot, pictureForm, SOURCE } from './picture-actions.ts'
import { productPath } from './product-names.ts'
import { fingerprint, type ProductView } from './read-product.ts'

interface ViewProps {
  readonly view: ProductView
}

/** The pictures of a product in their order, each with its form. */
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

interface AboutProps extends ViewProps {
  readonly at: PictureSlot
}

function About({ view: { colours, pictures }, at }: AboutProps) {
  const { shop, language } = useStaff()
  const picture = at === 'new' ? undefined : pictures[at]
  const options = colours.map(({ id, sv, en }) => [id, { sv, en }[language] ?? id] as const)
  return (
    <StaffFields
      form={{
        ...pictureForm(shop.languages, at),
        ...(colours.length > 1 && colourForm(at)),
      }}
      values={{
        [`alt-sv-${at}`]: picture?.altSv ?? '',
        [`alt-en-${at}`]: picture?.altEn ?? '',
        [`colour-${at}`]: picture?.colourId ?? '',
      }}
      options={{ [`colour-${at}`]: options }}
    />
  )
}

function NewPicture({ view }: ViewProps) {
  const { t } = useStaff()
  return (
    <StaffForm className="shop-form" path={`${productPath(view.product.code)}/pictures`} isUpload>
      <h3>{t('staff.picture.new')}</h3>
      <StaffFields form={SOURCE} />
      <About view={view} at="new" />
      <StaffButton>{t('staff.picture.add')}</StaffButton>
    </StaffForm>
  )
}
