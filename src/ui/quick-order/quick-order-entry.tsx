import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_QUANTITY_DIGITS, MAX_SUGGESTED_QUERY } from '../../model/limits.ts'
import { NONE_SELECTED } from '../../model/selection.ts'
import { Button } from '../button.tsx'
import { describedBy, FormField, TextInput } from '../form-field.tsx'
import type { DrawnProps } from '../view-props.ts'
import { type ArticleHit, articleWords, SuggestionList } from './suggestion-list.tsx'

export interface QuickOrderEntryData {
  /** Articles that were ordered before: the browser's own suggestions, until the shop's arrive. */
  readonly orderedBefore: readonly ArticleHit[]
  /** The shop's suggestions; null before anything is typed. */
  readonly hits: readonly ArticleHit[] | null
  /** The index of the selected hit; -1 for none. */
  readonly selected: number
  readonly isOpen: boolean
  /** The error of the number. */
  readonly problem: string | null
  /** Confirms the line that was added last. */
  readonly confirmation: string | null
}

export function quickOrderEntryData(orderedBefore: readonly ArticleHit[]): QuickOrderEntryData {
  return {
    orderedBefore,
    hits: null,
    selected: NONE_SELECTED,
    isOpen: false,
    problem: null,
    confirmation: null,
  }
}

interface QuickOrderEntryHandlers {
  readonly type: (event: FormEvent<HTMLInputElement>) => void
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly leave: (event: FocusEvent<HTMLInputElement>) => void
  readonly choose: (hit: ArticleHit) => void
  readonly add: (event: MouseEvent<HTMLButtonElement>) => void
}

type QuickOrderEntryProps = DrawnProps<QuickOrderEntryData, QuickOrderEntryHandlers>

const NUMBER_ID = 'quick-order-number'
const SUGGESTIONS_ID = 'quick-order-known'
const LIST_ID = 'quick-order-suggestions'

/** A single line, which Enter adds to the lines of the surrounding form. */
export function QuickOrderEntry({ data, handlers }: QuickOrderEntryProps) {
  const { problem, confirmation } = data
  return (
    <>
      <div className="quick-order">
        <NumberField data={data} handlers={handlers} />
        <FormField id="quick-order-quantity" label={text('quantity.label')}>
          <TextInput
            id="quick-order-quantity"
            name="quantity"
            inputMode="numeric"
            maxLength={MAX_QUANTITY_DIGITS}
            placeholder="1"
            autoComplete="off"
          />
        </FormField>
        <Button look="secondary" type="submit" name="step" value="line" onClick={handlers.add}>
          {text('quickorder.line')}
        </Button>
      </div>
      {confirmation && !problem && <p className="quick-order__said">{confirmation}</p>}
    </>
  )
}

function NumberField({ data, handlers }: Pick<QuickOrderEntryProps, 'data' | 'handlers'>) {
  const { orderedBefore, hits, problem } = data
  const error = problem ?? undefined
  return (
    <FormField id={NUMBER_ID} label={text('quickorder.number')} error={error}>
      <TextInput
        id={NUMBER_ID}
        name="articleNumber"
        maxLength={MAX_SUGGESTED_QUERY}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...comboboxOf(data)}
        {...describedBy(NUMBER_ID, { error })}
        onInput={handlers.type}
        onKeyDown={handlers.press}
        onBlur={handlers.leave}
      />
      {!hits && (
        <datalist id={SUGGESTIONS_ID}>
          {orderedBefore.map((it) => (
            <option key={it.articleNumber} value={it.articleNumber}>
              {articleWords(it)}
            </option>
          ))}
        </datalist>
      )}
      <SuggestionList id={LIST_ID} data={data} choose={handlers.choose} />
    </FormField>
  )
}

/** The browser's own list without script, the shop's hits with script. */
function comboboxOf({ hits, selected, isOpen }: QuickOrderEntryData) {
  if (!hits) return { list: SUGGESTIONS_ID }
  return {
    ...({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isOpen } as const),
    'aria-controls': LIST_ID,
    ...(isOpen && selected >= 0 && { 'aria-activedescendant': `${LIST_ID}-${selected}` }),
  }
}
