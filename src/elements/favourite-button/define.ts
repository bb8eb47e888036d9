import { buttonPart } from '../favourites/button-part.ts'

export const { define, mount } = buttonPart
