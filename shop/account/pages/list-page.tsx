import { countryName } from '../../../src/i18n/country-names.ts'
import {
  LIST_PATHS,
  type ListItem,
  type ListMode,
  type ListName,
} from '../../../src/model/account-lists.ts'
import { AccountList } from '../../../src/ui/account/lists/account-list.tsx'
import { accountListData } from '../../../src/ui/account/lists/list-props.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { RETURN_FIELD, tokenForms } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

export interface ListView {
  readonly name: ListName
  readonly items: readonly ListItem[]
  readonly mayWrite: boolean
  readonly mode: ListMode
}

interface ListMarkupProps {
  readonly page: PageContext
  readonly list: ListView
}

/** A list with its forms, in the markup that the element adopts. */
export function ListMarkup({ page, list }: ListMarkupProps) {
  const { name, items, mayWrite, mode } = list
  const codes = countriesOf(page)
  const path = linkTo(page, LIST_PATHS[name])
  const login = loginUrl(page, path)
  const data = accountListData({
    ...{ name, items, mayWrite, mode, loginUrl: login },
    ...{ status: 'ready', problem: null, needsLogin: false, notice: null },
    countries: codes.map((id) => ({ id, name: countryName(id, page.language) })),
  })
  return (
    <DrawnElement
      tag={`my-${name}`}
      attributes={{ countries: codes.join(','), loginurl: login }}
      View={AccountList}
      data={data}
      forms={tokenForms(page, { [RETURN_FIELD]: path })}
      drawn={{ items, mayWrite, mode }}
    />
  )
}

/** The countries that the shop delivers to, its own first. */
function countriesOf({ shop }: PageContext): readonly string[] {
  const { country } = shop.company
  const others = Object.keys(shop.delivery.countries).filter((it) => it !== country)
  return [country, ...others]
}
