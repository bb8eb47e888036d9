import { text } from '../../i18n/text.ts'
import { ICON_PATHS } from '../../model/icon-paths.ts'
import { MAX_QUERY_LENGTH } from '../../model/limits.ts'
import { newUid } from '../../ui/uid.ts'
import type { Stage } from '../surface.tsx'
import { make, setAttributes } from './make.ts'

/** The parts of the search that stand outside of React, where each letter goes by. */
export interface SearchForm extends Stage {
  readonly root: HTMLFormElement
  readonly field: HTMLInputElement
  readonly closeButton: HTMLButtonElement
  readonly clearButton: HTMLButtonElement
  /** What is drawn below the field. */
  readonly place: HTMLElement
}

type IconName = keyof typeof ICON_PATHS

const SVG = 'http://www.w3.org/2000/svg'

export function createSearchForm(): SearchForm {
  const id = newUid('search')
  const field = make('input', {
    class: 'quick-search__field',
    id,
    type: 'search',
    name: 'q',
    maxlength: String(MAX_QUERY_LENGTH),
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  })
  const closeButton = createIconButton('close', 'arrow')
  const clearButton = createIconButton('clear', 'close')
  const place = make('div', { class: 'quick-search__place' })
  const root = make(
    'form',
    { class: 'quick-search__form', role: 'search', method: 'get' },
    make('label', { class: 'cs-visually-hidden', for: id }, text('search.label')),
    closeButton,
    createIcon('search', 'quick-search__icon'),
    field,
    clearButton,
    make(
      'button',
      { class: 'quick-search__submit', type: 'submit', 'data-act': 'search' },
      text('search.submit'),
    ),
    place,
  )
  return { root, field, closeButton, clearButton, place }
}

function createIconButton(act: 'close' | 'clear', icon: IconName): HTMLButtonElement {
  return make(
    'button',
    { class: `quick-search__${act}`, type: 'button', 'data-act': act },
    createIcon(icon),
    make('span', { class: 'cs-visually-hidden' }, text(`search.${act}`)),
  )
}

function createIcon(name: IconName, className = ''): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', ICON_PATHS[name])
  setAttributes(icon, {
    class: `cs-icon cs-icon--${name} ${className}`.trim(),
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  icon.append(path)
  return icon
}
