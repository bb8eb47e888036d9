import { type CataloguePicture, type CatalogueProduct, MAX_FURTHER_PICTURES } from './catalogue.ts'

/** A product's pictures besides the main one, in order. */
export function pictureRows({ pictures = [] }: CatalogueProduct): readonly PictureRow[] {
  return pictures.slice(0, MAX_FURTHER_PICTURES).map(pictureRow)
}

interface PictureRow {
  readonly view?: string | undefined
  readonly url?: string | undefined
  readonly colourId?: string | undefined
  readonly altSv?: string | undefined
  readonly altEn?: string | undefined
}

function pictureRow(picture: CataloguePicture): PictureRow {
  if ('view' in picture) return { view: picture.view }
  const { url, alt, colourId } = picture
  return { url, colourId, altSv: alt?.sv, altEn: alt?.en }
}
