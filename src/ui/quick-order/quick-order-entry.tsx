import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_QUANTITY_DIGITS, MAX_SUGGESTED_QUERY } from '../../model/limits.ts'
import { NONE_SELECTED } from '../../model/selection.ts'
import { Button } from '../button.tsx'
import { describedBy, FormField, TextInput } from '../form-field.tsx'
import type { DrawnProps } from '../view-props.ts'
import { type ArticleHit, articleWords, SuggestionList } from './suggestion-list.tsx'

export interface QuickOrderEntryData {
  /** What has been ordered before: the browser's own suggestions, until there are the shop's. */
  readonly orderedBefore: readonly ArticleHit[]
  /** The shop's; null before anything is typed where script runs. */
  readonly hits: readonly ArticleHit[] | null
  /** Of the hits; -1 is none. */
  readonly selected: number
  readonly isOpen: boolean
  /** What is wrong with the number. */
  readonly problem: string | null
  /** The line that was added last. */
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

/** A line by itself, which Enter adds to the lines of the form that it stands in. */
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

/** Without script the browser's own list, with script one that the shop fills. */
function comboboxOf({ hits, selected, isOpen }: QuickOrderEntryData) {
  if (!hits) return { list: SUGGESTIONS_ID }
  return {
    ...({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isOpen } as const),
    'aria-controls': LIST_ID,
    ...(isOpen && selected >= 0 && { 'aria-activedescendant': `${LIST_ID}-${selected}` }),
  }
}
