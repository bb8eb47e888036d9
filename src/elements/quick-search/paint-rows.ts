import { splitName } from '../../model/quick-search.ts'
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
  readonly picture: HTMLElement | undefined
  readonly name: HTMLElement
  texts: Text[]
  /** One letter for each piece of the name: `t`yped or `a`dded. */
  kinds: string
  row: SearchRow | undefined
  marked: string
  isSelected: boolean
}

/**
 * Draws rows into the list. By hand, because it is done for each letter: rows that stand where rows
 * stood before only get other words. Names and addresses go in as text.
 */
export function createRowPainter(list: HTMLElement): (painted: Painted) => void {
  let shape = ''
  let options: readonly Option[] = []
  const icon = copyIcon(list)

  return ({ rows, marked, selected }) => {
    const wanted = shapeOf(rows)
    if (wanted !== shape) options = build(list, rows)
    shape = wanted
    options.forEach((option, at) => {
      const row = rows[at]
      if (row && (row !== option.row || marked !== option.marked))
        fill(option, row, { marked, icon })
      select(option, at === selected)
    })
  }
}

/** Lists of one shape differ in words, pictures and addresses only. */
function shapeOf(rows: readonly SearchRow[]): string {
  return rows.map((it) => (it.isShowAll ? '\n' : `${it.category}\n`)).join('\n')
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
    group.append(option.link)
    return option
  })
}

function newGroup(id: string, category: string): HTMLElement {
  const label = newElement('span', 'quick-search__category')
  label.id = id
  label.textContent = category
  const group = newElement('div', 'quick-search__group')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-labelledby', id)
  group.append(label)
  return group
}

/** A link that is an option: a press, a middle click and a long press do what they do on links. */
function newOption(id: string, { isShowAll }: SearchRow): Option {
  const link = newElement('a', 'quick-search__option')
  const picture = isShowAll ? undefined : newElement('span', 'quick-search__picture')
  const name = newElement('span', 'quick-search__name')
  link.id = id
  link.tabIndex = -1
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.classList.toggle('quick-search__option--all', isShowAll)
  if (picture) link.append(picture)
  link.append(name)
  const nothing = { texts: [], kinds: '', row: undefined, marked: '', isSelected: false }
  return { link, picture, name, ...nothing }
}

/** The field's own icon, for rows that have no picture. */
function copyIcon(list: HTMLElement): Element | undefined {
  const icon = list.parentElement?.querySelector('.cs-icon--search')?.cloneNode(true)
  if (!(icon instanceof Element)) return undefined
  icon.setAttribute('class', 'cs-icon')
  return icon
}

interface Filling {
  readonly marked: string
  readonly icon: Element | undefined
}

function fill(option: Option, row: SearchRow, { marked, icon }: Filling): void {
  const { link, picture, row: before } = option
  if (row.url !== before?.url) link.setAttribute('href', row.url)
  if (!before || row.image !== before.image)
    picture?.replaceChildren(drawPicture(row.image) ?? icon?.cloneNode(true) ?? '')
  option.row = row
  option.marked = marked
  fillName(option, row, marked)
}

/** What the suggestion adds to the typed text stands out (UX SRCH-6). */
function fillName(option: Option, { name, isShowAll }: SearchRow, marked: string): void {
  const parts = isShowAll ? [{ text: name, kind: 'typed' }] : splitName(name, marked)
  const kinds = parts.map(({ kind }) => kind[0]).join('')
  if (kinds !== option.kinds) {
    option.kinds = kinds
    option.texts = parts.map(() => document.createTextNode(''))
    const nodes = option.texts.map((it, at) => (kinds[at] === 'a' ? inBold(it) : it))
    option.name.replaceChildren(...nodes)
  }
  parts.forEach(({ text }, at) => {
    const place = option.texts[at]
    if (place && place.data !== text) place.data = text
  })
}

function inBold(text: Text): HTMLElement {
  const bold = document.createElement('b')
  bold.append(text)
  return bold
}

function drawPicture(image: string | undefined): Node | undefined {
  if (!image) return undefined
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', width: 40, height: 40, decoding: 'async', src: image })
  return picture
}

function select(option: Option, isSelected: boolean): void {
  if (option.isSelected !== isSelected) {
    option.link.setAttribute('aria-selected', String(isSelected))
  }
  option.isSelected = isSelected
}

function newElement(tag: 'a' | 'div' | 'span', className: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}
