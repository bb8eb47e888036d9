import { Fragment } from 'react'
import type { Language } from '../../../src/model/language.ts'
import type { CatalogueSizeGuide } from '../catalogue.ts'

interface Measure {
  /** Recognises the measure by the guide's English heading. */
  readonly says: RegExp
  /** The measure's line, and the place of its label. */
  readonly path: string
  readonly x: number
  readonly y: number
}

interface Drawing {
  readonly height: number
  readonly outline: string
  readonly measures: readonly Measure[]
}

const BODY: Drawing = {
  height: 240,
  outline: [
    'M80 12a13 15 0 1 0 .1 0',
    'M72 40c-14 4-26 8-29 20l-9 58',
    'M88 40c14 4 26 8 29 20l9 58',
    'M54 62c4 22 5 34 4 50-1 14-3 22-4 34l7 84h14l5-66 5 66h14l7-84c-1-12-3-20-4-34-1-16 ',
    '0-28 4-50',
  ].join(''),
  measures: [
    { says: /chest/i, path: 'M55 74h50', x: 132, y: 78 },
    { says: /waist/i, path: 'M58 106h44', x: 132, y: 110 },
    { says: /hip/i, path: 'M55 138h50', x: 132, y: 142 },
    { says: /inside leg/i, path: 'M80 162v68', x: 132, y: 200 },
  ],
}

const FOOT: Drawing = {
  height: 150,
  outline: [
    'M24 12v88',
    'M28 62c0-16 14-23 32-21 26 3 44 2 66-7 14-6 30-8 44-6',
    'M28 62c0 14 12 22 30 20 22-3 40-1 58 4 16 4 32 3 42-2',
    'M170 28c14-4 22 4 20 12-1 7-9 10-17 9',
    'M173 49c9-2 15 2 14 8-1 5-7 7-13 6',
    'M174 63c8-1 12 3 10 8-2 4-7 5-12 3',
    'M172 74c6 1 8 5 5 8-4 4-12 4-19 2',
  ].join(''),
  measures: [{ says: /foot/i, path: 'M24 114h167M24 108v12M191 108v12', x: 64, y: 138 }],
}

const HAND: Drawing = {
  height: 160,
  outline: [
    'M70 150V118c-12-8-26-22-31-34-3-8 6-13 12-6l17 20V34c0-10 14-10 14 0v40-52c0-10 14',
    '-10 14 0v52-46c0-10 14-10 14 0v50-36c0-10 13-10 13 0v54c0 26-8 34-13 42v12',
  ].join(''),
  measures: [
    { says: /circumference/i, path: 'M68 98h55', x: 132, y: 102 },
    { says: /hand length/i, path: 'M58 22v128', x: 4, y: 18 },
  ],
}

interface MeasureDrawingProps {
  readonly guide: CatalogueSizeGuide
  readonly language: Language
}

/** Shows where each measure of the guide is taken; the text beside it says the same. */
export function MeasureDrawing({ guide, language }: MeasureDrawingProps) {
  for (const { height, outline, measures } of [BODY, FOOT, HAND]) {
    const drawn = measures.flatMap(({ says, ...measure }) => {
      const heading = guide.headings.find((it) => says.test(it.en))
      return heading ? [{ ...measure, name: heading[language].replace(/,.*/, '') }] : []
    })
    if (drawn.length > 0) return draw(height, outline, drawn)
  }
  return null
}

interface NamedMeasure extends Omit<Measure, 'says'> {
  readonly name: string
}

function draw(height: number, outline: string, measures: readonly NamedMeasure[]) {
  return (
    <svg
      className="shop-guide__drawing"
      viewBox={`0 0 220 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} />
      {measures.map(({ path, x, y, name }) => (
        <Fragment key={path}>
          <path className="shop-guide__measure" d={path} />
          <text x={x} y={y}>
            {name}
          </text>
        </Fragment>
      ))}
    </svg>
  )
}
