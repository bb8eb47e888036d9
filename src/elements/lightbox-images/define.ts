import { elementPart } from '../react-element.tsx'
import { table } from './lightbox-images.table.ts'
import { LightboxImagesView } from './lightbox-images-view.tsx'

/** Markup of the server's that stays needs nothing but its mark. */
export const { define, mount } = elementPart(table, LightboxImagesView, { drawnFrom: () => ({}) })
