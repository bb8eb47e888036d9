import { countryName } from '../../i18n/country-names.ts'
import { pageLanguage } from '../../i18n/text.ts'
import type { ListName } from '../../model/account-lists.ts'
import type { ListState } from '../../state/account-lists/list-state.ts'
import { type AccountListData, accountListData } from '../../ui/account/lists/list-props.ts'

/** The attributes of a list. */
export interface ListAttributes {
  readonly countries: string
  readonly loginUrl?: string | undefined
}

type ListSnapshot = Omit<Readonly<ListState>, 'focus'>

/** The list's current data. */
export function readAccountList(
  name: ListName,
  state: ListSnapshot,
  { countries, loginUrl }: ListAttributes,
): AccountListData {
  const { status, problem, needsLogin, items, mayWrite, notice, mode } = state
  const language = pageLanguage()
  return accountListData({
    ...{ name, status, problem, needsLogin, items, mayWrite, notice, mode },
    loginUrl: loginUrl ?? null,
    countries: codesIn(countries).map((id) => ({ id, name: countryName(id, language) })),
  })
}

/** The shop's own country, which is the first in the list. */
export function ownCountry(countries: string): string {
  return codesIn(countries)[0] ?? 'SE'
}

function codesIn(countries: string): readonly string[] {
  return countries.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? []
}
