import * as v from 'valibot'
import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import {
  changePictures,
  keepFiles,
  MAX_PICTURES,
  readPictures,
  type StoredPicture,
} from '../../catalogue/by-hand/change-pictures.ts'
import { resizePicture } from '../../catalogue/by-hand/resize-picture.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { lineField, plainField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'
import { requireProduct } from './product-actions.ts'
import { fingerprint } from './read-product.ts'

/** The picture that a form changes: its position, or `new`. */
export type PictureSlot = number | 'new'

const MAX_ADDRESS = 2000

/** The form of a picture's texts. */
export function pictureForm(languages: readonly Language[], at: PictureSlot) {
  const text = (lang: Language) => {
    const limits = { max: 200, long: 'staff.picture.alt.long' }
    return [`alt-${lang}-${at}`, lineField({ label: 'staff.picture.alt', lang, ...limits })]
  }
  return Object.fromEntries(languages.map(text))
}

export function colourForm(at: PictureSlot) {
  return {
    [`colour-${at}`]: {
      ...plainField({ label: 'staff.picture.colour.label' }),
      options: (t: Text) => [['', t('staff.picture.colour.any')]] as const,
    },
  }
}

export const SOURCE = {
  file: plainField({
    label: 'staff.picture.file',
    hint: 'staff.picture.file.hint',
    ...{ type: 'file', accept: 'image/jpeg,image/png,image/webp,image/avif' },
  }),
  url: plainField({ label: 'staff.picture.url', inputMode: 'url' }),
}

const changeSchema = v.object({
  at: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  act: v.picklist(['save', 'earlier', 'remove']),
  shown: v.string(),
})

/** Adds a picture, from an allowed address or as an uploaded file. */
export function addPicture(origins: readonly string[]) {
  return async (tx: Tx, form: SentForm): Promise<Outcome> => {
    const product = await requireProduct(tx, form.id)
    const before = await readPictures(tx, product.id)
    refuseUnless(before.length < MAX_PICTURES, 'staff.picture.many', { n: MAX_PICTURES })
    const { files, now } = form
    const url = files ? await keepFiles(tx, files, now) : addressIn(form, origins)
    const added = { url, ...readAbout(form, 'new') }
    const isThere = before.some((it) => it.url === url && it.colourId === added.colourId)
    refuseUnless(!isThere, 'staff.picture.again')
    return save(tx, form, [...before, added], { action: 'added', url })
  }
}

/** Reduces an uploaded picture to the sizes that pages show, before the transaction. */
export async function makeUpload({ upload }: SentForm): Promise<Pick<SentForm, 'files'>> {
  if (!upload) return {}
  const files = await resizePicture(upload)
  if (typeof files === 'string') throw new StaffRefusal(`staff.picture.${files}`)
  return { files }
}

/** Reads the address of a picture. Pages load pictures from the allowed origins only. */
function addressIn({ fields }: SentForm, origins: readonly string[]): string {
  const text = (fields.url ?? '').trim()
  refuseUnless(text !== '', 'staff.picture.missing')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || text.length > MAX_ADDRESS) {
    throw new StaffRefusal('staff.picture.address')
  }
  const { origin } = url
  refuseUnless(origins.includes(origin), 'staff.picture.origin', { origin })
  return url.href
}

/** Changes a picture's texts and colour, moves it forward, or removes it. */
export async function changePicture(tx: Tx, form: SentForm): Promise<Outcome> {
  const { at, act: change, shown } = readFields(changeSchema, form.fields)
  const product = await requireProduct(tx, form.id)
  const before = await readPictures(tx, product.id)
  const picture = before[at]
  if (!picture || shown !== fingerprint(before)) throw new StaffRefusal('staff.goods.changed')
  const { url } = picture
  const others = before.toSpliced(at, 1)
  if (change === 'remove') return save(tx, form, others, { action: 'removed', url })
  if (change === 'earlier') {
    const moved = others.toSpliced(Math.max(0, at - 1), 0, picture)
    return save(tx, form, moved, { action: 'moved', url })
  }
  const after = before.with(at, { url, ...readAbout(form, at) })
  return save(tx, form, after, { action: 'changed', url })
}

function readAbout({ fields, shop }: SentForm, at: PictureSlot): Omit<StoredPicture, 'url'> {
  const texts = readForm(pictureForm(shop.languages, at), fields)
  const [sv, en] = [texts[`alt-sv-${at}`], texts[`alt-en-${at}`]]
  // A shop with one language fills in both: a picture has texts in both languages or in none.
  return {
    colourId: fields[`colour-${at}`] || null,
    altSv: sv || en || null,
    altEn: en || sv || null,
  }
}

async function save(
  tx: Tx,
  { id, member, now }: SentForm,
  pictures: readonly StoredPicture[],
  { action, url }: { readonly action: string; readonly url: string },
): Promise<Outcome> {
  const product = await requireProduct(tx, id)
  const isDone = await changePictures(tx, product, pictures, { memberId: member.id, now })
  refuseUnless(isDone, 'staff.picture.colour')
  const what = { action: `product.picture.${action}`, kind: 'product', subject: id } as const
  return done({ ...what, after: { picture: url } }, 'staff.goods.saved')
}
