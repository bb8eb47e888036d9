import * as v from 'valibot'
import {
  changePictures,
  keepFiles,
  MAX_PICTURES,
  readPictures,
  type StoredPicture,
} from '../../catalogue/by-hand/change-pictures.ts'
import { resizePicture } from '../../catalogue/by-hand/resize-picture.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { type Done, done, readFields, type StaffForm } from '../page/run-write.ts'
import { theProduct } from './product-actions.ts'
import { fingerprint } from './read-product.ts'

/** The form of a picture that is not there yet. */
export const NEW = 'new'
export const MAX_ALT = 200
const MAX_ADDRESS = 2000

/** Fields of the form of one picture. */
export const altField = (language: 'sv' | 'en', at: number | typeof NEW) => `alt-${language}-${at}`
export const colourField = (at: number | typeof NEW) => `colour-${at}`

const altSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((it) => it.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
  v.maxLength(MAX_ALT, 'staff.picture.alt.long'),
)

const aboutSchema = v.object({ sv: altSchema, en: altSchema, colour: v.optional(v.string(), '') })
const changeSchema = v.object({
  at: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  act: v.picklist(['save', 'earlier', 'remove']),
  shown: v.string(),
})

/** A picture from an address that pages may show, or a file that is brought along. */
export function addPicture(origins: readonly string[]) {
  return async (tx: Tx, form: StaffForm): Promise<Done> => {
    const product = await theProduct(tx, form.id)
    const before = await readPictures(tx, product.id)
    if (before.length >= MAX_PICTURES)
      throw new StaffRefusal('staff.picture.many', { n: MAX_PICTURES })
    const { files, now } = form
    const url = files ? await keepFiles(tx, files, now) : addressIn(form, origins)
    const added = { url, ...readAbout(form, NEW) }
    const isThere = before.some((it) => it.url === url && it.colourId === added.colourId)
    if (isThere) throw new StaffRefusal('staff.picture.again')
    return save(tx, form, [...before, added], { action: 'added', url })
  }
}

/** Makes an uploaded picture as small as pages show it, while nothing waits for it. */
export async function makeUpload({ upload }: StaffForm): Promise<Pick<StaffForm, 'files'>> {
  if (!upload) return {}
  const files = await resizePicture(upload)
  if (typeof files === 'string') throw new StaffRefusal(`staff.picture.${files}`)
  return { files }
}

/** Pages load pictures from nowhere else. */
function addressIn({ fields }: StaffForm, origins: readonly string[]): string {
  const text = (fields.url ?? '').trim()
  if (text === '') throw new StaffRefusal('staff.picture.missing')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || text.length > MAX_ADDRESS) {
    throw new StaffRefusal('staff.picture.address')
  }
  const { origin } = url
  refuseUnless(origins.includes(origin), 'staff.picture.origin', { origin })
  return url.href
}

/** Its texts and colour, its place, or that it goes. */
export async function changePicture(tx: Tx, form: StaffForm): Promise<Done> {
  const { at, act, shown } = readFields(changeSchema, form.fields)
  const product = await theProduct(tx, form.id)
  const before = await readPictures(tx, product.id)
  const picture = before[at]
  if (!picture || shown !== fingerprint(before)) throw new StaffRefusal('staff.goods.changed')
  const { url } = picture
  if (act === 'remove') {
    return save(tx, form, before.toSpliced(at, 1), { action: 'removed', url })
  }
  if (act === 'earlier') {
    const others = before.toSpliced(at, 1)
    return save(tx, form, others.toSpliced(Math.max(0, at - 1), 0, picture), {
      action: 'moved',
      url,
    })
  }
  const after = before.with(at, { url, ...readAbout(form, at) })
  return save(tx, form, after, { action: 'changed', url })
}

function readAbout({ fields }: StaffForm, at: number | typeof NEW): Omit<StoredPicture, 'url'> {
  const said = { sv: fields[altField('sv', at)], en: fields[altField('en', at)] }
  const about = readFields(aboutSchema, {
    sv: said.sv ?? '',
    en: said.en ?? '',
    colour: fields[colourField(at)] ?? '',
  })
  // A shop of one language says it in that one; a picture has a text in both or in none.
  return {
    colourId: about.colour || null,
    altSv: about.sv || about.en || null,
    altEn: about.en || about.sv || null,
  }
}

async function save(
  tx: Tx,
  { id, member, now }: StaffForm,
  pictures: readonly StoredPicture[],
  { action, url }: { readonly action: string; readonly url: string },
): Promise<Done> {
  const product = await theProduct(tx, id)
  const isDone = await changePictures(tx, product, pictures, { memberId: member.id, now })
  refuseUnless(isDone, 'staff.picture.colour')
  const what = { action: `product.picture.${action}`, kind: 'product', subject: id } as const
  return done({ ...what, after: { picture: url } }, 'staff.goods.saved')
}
