import { elementPart } from '../react-element.tsx'
import { table } from './buy-button.table.ts'
import { BuyButtonView } from './buy-button-view.tsx'

export const { define, mount } = elementPart(table, BuyButtonView)
