import { elementPart } from '../react-element.tsx'
import { table } from './main-navbar.table.ts'
import { MainNavbarView } from './main-navbar-view.tsx'
import { lookBelowPointer } from './pointed-fold.ts'

export const { define, mount } = elementPart(table, MainNavbarView, {
  look: lookBelowPointer,
})
