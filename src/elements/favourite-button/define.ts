import { buttonPart } from '../favourites/start-button.ts'

export const { define, mount } = buttonPart
