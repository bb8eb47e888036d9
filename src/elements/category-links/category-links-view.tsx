import { useMemo, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { menuOf } from '../../model/navigation.ts'
import { CategoryLinks } from '../../ui/category-links/category-links.tsx'
import { readMenu } from '../../ui/navigation/read-menu.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { findInMarkup } from '../server-markup.ts'
import { table } from './category-links.table.ts'

/** The links of the attribute, or else those of the server's markup. */
function CategoryLinksView({ host, links, label }: ViewProps<typeof table>) {
  const [markup] = useState(() => ({
    links: readMenu(findInMarkup(host, 'ul')),
    label: findInMarkup(host, 'nav')?.getAttribute('aria-label'),
  }))
  const menu = useMemo(() => menuOf(links ?? markup.links), [links, markup])
  return <CategoryLinks label={label || markup.label || text('menu.links')} links={menu} />
}

export const { define, mount } = elementPart(table, CategoryLinksView)
