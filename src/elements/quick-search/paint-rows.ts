import { type NamePart, splitName, wordsOf } from '../../model/quick-search.ts'
import { make } from './make.ts'
import type { SearchRow } from './search-rows.ts'

export interface Painted {
  readonly rows: readonly SearchRow[]
  /** The query whose words are marked. */
  readonly marked: string
  readonly selected: number
}

/** What stands in an option, so that the page need not be asked for it. */
interface Option {
  readonly link: HTMLElement
  readonly name: HTMLElement
  /** The kinds of the pieces of the name, and a text for each of them. */
  kinds: string
  texts: readonly Text[]
  row: SearchRow | undefined
  isSelected: boolean
}

/**
 * Draws rows into the list. By hand, because it is done for each letter: rows that stand where rows
 * stood before only get other words. Names and addresses go in as text.
 */
export function createRowPainter(list: HTMLElement): (painted: Painted) => void {
  let shape = ''
  let options: readonly Option[] = []
  let painted: Painted | undefined

  return (wanted) => {
    const { rows, marked, selected } = wanted
    if (rows !== painted?.rows || marked !== painted.marked) {
      const before = shape
      shape = shapeOf(rows)
      if (shape !== before) options = build(list, rows)
      const words = wordsOf(marked)
      rows.forEach((row, at) => {
        const option = options[at]
        if (option) fill(option, row, words)
      })
    }
    painted = wanted
    options.forEach((option, at) => {
      select(option, at === selected)
    })
  }
}

/** Lists of one shape differ in words, addresses, and what is on the pictures only. */
function shapeOf(rows: readonly SearchRow[]): string {
  return rows
    .map((it) => (it.isShowAll ? '\n' : `${it.category}\n${it.image ? 'picture' : ''}`))
    .join('\n')
}

/** Consecutive rows of one category share a header. */
function build(list: HTMLElement, rows: readonly SearchRow[]): readonly Option[] {
  let category: string | undefined
  let group = list
  list.replaceChildren()
  return rows.map((row, at) => {
    const option = newOption(`${list.id}-${at}`, row)
    if (row.isShowAll) group = list
    else if (row.category !== category) {
      group = newGroup(`${list.id}-group-${at}`, row.category)
      list.append(group)
    }
    category = row.isShowAll ? undefined : row.category
    if (row.image) group.classList.add('quick-search__group--pictured')
    group.append(option.link)
    return option
  })
}

function newGroup(id: string, category: string): HTMLElement {
  return make(
    'div',
    { class: 'quick-search__group', role: 'group', 'aria-labelledby': id },
    make('span', { class: 'quick-search__category', id }, category),
  )
}

/** A link that is an option: a press, a middle click and a long press do what they do on links. */
function newOption(id: string, { isShowAll, image }: SearchRow): Option {
  const name = make('span', { class: 'quick-search__name' })
  const link = make(
    'a',
    {
      class: `quick-search__option ${isShowAll ? 'quick-search__option--all' : ''}`.trim(),
      id,
      tabindex: '-1',
      role: 'option',
      'aria-selected': 'false',
    },
    image ? newPicture(image) : '',
    name,
  )
  return { link, name, kinds: '', texts: [], row: undefined, isSelected: false }
}

function fill(option: Option, row: SearchRow, words: readonly string[]): void {
  const { link, row: before } = option
  if (row.url !== before?.url) link.setAttribute('href', row.url)
  // A picture that gets another address shows the one before until the new one has come.
  if (before && row.image && row.image !== before.image) {
    link.firstElementChild?.replaceWith(newPicture(row.image))
  }
  option.row = row
  const { name, isShowAll } = row
  fillName(option, isShowAll ? [{ text: name, kind: 'typed' }] : splitName(name, words))
}

/** What the suggestion adds to the typed text stands out (UX SRCH-6). */
function fillName(option: Option, parts: readonly NamePart[]): void {
  const kinds = parts.map(({ kind }) => kind).join()
  if (option.kinds !== kinds) {
    option.kinds = kinds
    option.texts = parts.map(() => document.createTextNode(''))
    option.name.replaceChildren(
      ...option.texts.map((it, at) => (parts[at]?.kind === 'added' ? make('b', {}, it) : it)),
    )
  }
  option.texts.forEach((it, at) => {
    const text = parts[at]?.text ?? ''
    if (it.data !== text) it.data = text
  })
}

function newPicture(src: string): HTMLImageElement {
  const look = { class: 'quick-search__picture', alt: '', width: '40', height: '40' }
  return make('img', { ...look, decoding: 'async', src })
}

function select(option: Option, isSelected: boolean): void {
  if (option.isSelected !== isSelected) {
    option.link.setAttribute('aria-selected', String(isSelected))
  }
  option.isSelected = isSelected
}
