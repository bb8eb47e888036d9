import { elementPart } from '../react-element.tsx'
import { table } from './image-slider.table.ts'
import { firstData, ImageSliderView } from './image-slider-view.tsx'

export const { define, mount } = elementPart(table, ImageSliderView, { drawnFrom: firstData })
