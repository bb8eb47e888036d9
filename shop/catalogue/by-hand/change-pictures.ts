import type { Db, Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../catalogue-version.ts'
import {
  deleteUnusedFiles,
  findFirstPicture,
  insertFile,
  listColours,
  listFiles,
  type StoredPicture,
  writeFiles,
} from '../picture-queries.ts'
import { sizesOf } from '../picture-sizes.ts'
import { noteEdit } from './hand-edit-queries.ts'
import type { PictureFile } from './resize-picture.ts'

export type { StoredPicture }

/** Files per product, its first picture included. */
export const MAX_PICTURES = 20
const OWN_FILE = /^\/pictures\/([\w-]+\.\w+)$/

/** All files that a product shows, the main picture first, and the colours of its articles. */
export async function readPicturesAndColours(db: Db, productId: number) {
  return {
    pictures: await readPictures(db, productId),
    colours: await listColours(db, productId),
  }
}

/** All files that a product shows, the main picture first. */
export async function readPictures(db: Db | Tx, productId: number): Promise<StoredPicture[]> {
  const first = await findFirstPicture(db, productId)
  const files = await listFiles(db, productId)
  if (first === null) return files
  const listed = files.find((it) => it.url === first)
  const main = listed ?? { url: first, colourId: null, altSv: null, altEn: null }
  return [main, ...files.filter((it) => it !== listed)]
}

/** Stores an uploaded picture; returns the address of its widest file. */
export async function keepFiles(
  tx: Tx,
  files: readonly PictureFile[],
  now: number,
): Promise<string> {
  for (const file of files) await insertFile(tx, { ...file, now })
  return `/pictures/${files.at(-1)?.name}`
}

/**
 * Replaces the files that a product shows, and protects them from imports. Deletes uploaded files that no
 * product shows any more. Returns false and changes nothing if a file is for a colour that the product
 * does not have.
 */
export async function changePictures(
  tx: Tx,
  { id, code }: { readonly id: number; readonly code: string },
  pictures: readonly StoredPicture[],
  by: { readonly memberId: string | null; readonly now: number },
): Promise<boolean> {
  const colours = new Set((await listColours(tx, id)).map((it) => it.id))
  if (pictures.some((it) => it.colourId !== null && !colours.has(it.colourId))) return false
  const before = await readPictures(tx, id)
  const [main, ...others] = pictures
  const isPlain = main && main.colourId === null && main.altSv === null
  await writeFiles(tx, id, { first: main?.url ?? null, files: isPlain ? others : pictures })
  for (const { url } of before) {
    const name = OWN_FILE.exec(url)?.[1]
    const sizes = sizesOf(name ?? '').map((it) => it.name)
    if (name) await deleteUnusedFiles(tx, { names: [name, ...sizes], url })
  }
  await noteEdit(tx, { subject: 'product', subjectId: code, field: 'pictures' }, by)
  await bumpVersion(tx)
  return true
}
