import type { MouseEvent } from 'react'
import { text } from '../../../i18n/text.ts'
import { LIST_PATHS, type ListItem } from '../../../model/account-lists.ts'
import { isPlainClick } from '../../../model/plain-click.ts'
import { describeItem } from './describe-item.ts'
import type { AccountListProps } from './list-props.ts'

/** All entries, each with its actions. */
export function ListEntries(props: AccountListProps) {
  const { name, items, mayWrite } = props.data
  return (
    <>
      {items.length === 0 && <p>{text(`list.${name}.none`)}</p>}
      {items.length > 0 && (
        <ul className="cs-list__entries">
          {items.map((it) => (
            <li key={it.systemId}>
              <EntryLines {...props} item={it} />
              {mayWrite && it.isEditable && <Ways {...props} item={it} />}
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <p>
          <Way {...props} way="new" act="add" look="cs-button cs-button--primary">
            {text(`list.${name}.add`)}
          </Way>
        </p>
      ) : (
        <p>{text('list.readonly')}</p>
      )}
    </>
  )
}

interface ItemProps extends AccountListProps {
  readonly item: ListItem
}

export function EntryLines({ data, item }: ItemProps) {
  const { name, lines } = describeItem(data, item)
  return (
    <p className="cs-list__lines">
      <strong>{name}</strong>
      {lines.map((it) => (
        <span key={it}>{it}</span>
      ))}
    </p>
  )
}

function Ways({ item, ...props }: ItemProps) {
  const { systemId } = item
  const { name } = describeItem(props.data, item)
  return (
    <p className="cs-list__ways">
      <Way
        {...props}
        way="edit"
        systemId={systemId}
        act={`edit ${systemId}`}
        label={text('list.change.name', { name })}
      >
        {text('list.change')}
      </Way>
      <Way
        {...props}
        way="remove"
        systemId={systemId}
        act={`remove ${systemId}`}
        label={text('list.remove.name', { name })}
      >
        {text('list.remove')}
      </Way>
    </p>
  )
}

interface WayProps extends AccountListProps {
  readonly way: 'new' | 'edit' | 'remove'
  readonly systemId?: string
  readonly act: string
  /** For a link whose text alone would not tell which entry is meant. */
  readonly label?: string
  readonly look?: string
  readonly children: string
}

/** A link if the server has a page for it, otherwise a button. */
function Way({ data, forms, handlers, way, systemId = '', act, label, look, children }: WayProps) {
  const shared = { 'data-act': act, 'aria-label': label }
  const open = { new: handlers.add, edit: handlers.edit, remove: handlers.ask }[way]
  if (!forms) {
    return (
      <button
        className={look ?? 'cs-link'}
        type="button"
        onClick={() => open(systemId)}
        {...shared}
      >
        {children}
      </button>
    )
  }
  const query = `${way}=${systemId ? encodeURIComponent(systemId) : '1'}`
  return (
    <a
      className={look ?? 'cs-list__way'}
      href={`${forms.prefix}${LIST_PATHS[data.name]}?${query}`}
      onClick={(event) => isPlainClick(event) && stay(event, () => open(systemId))}
      {...shared}
    >
      {children}
    </a>
  )
}

function stay(event: MouseEvent, act: () => void): void {
  event.preventDefault()
  act()
}
