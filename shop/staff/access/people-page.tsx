import { StaffFields } from '../page/form-fields.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'
import type { ListedMember } from './member-queries.ts'
import { PERSON, ROLE } from './person-form.ts'

interface ViewProps {
  readonly context: StaffContext
}

export function peoplePage(
  context: StaffContext,
  people: readonly ListedMember[],
  ownId: string,
): StaffContent {
  const { t } = context
  return {
    title: t('staff.menu.people'),
    main: (
      <>
        <ul className="staff-list">
          {people.map((it) => (
            <li key={it.id} className="staff-list__item">
              <Person context={context} person={it} isSelf={it.id === ownId} />
            </li>
          ))}
        </ul>
        <Invitation context={context} />
      </>
    ),
  }
}

interface PersonProps extends ViewProps {
  readonly person: ListedMember
  readonly isSelf: boolean
}

function Person({ context, person, isSelf }: PersonProps) {
  const { t } = context
  const { id, name, email, role } = person
  const path = `/staff/people/${encodeURIComponent(id)}`
  return (
    <>
      <h2>{name}</h2>
      <p>{`${email} · ${t(stateOf(person))}`}</p>
      <div className="staff-acts">
        <StaffForm className="staff-inline" context={context} path={`${path}/role`}>
          <StaffFields context={{ t }} form={ROLE} values={{ role }} of={id} />
          <StaffButton>{t('staff.role.change')}</StaffButton>
        </StaffForm>
        {!isSelf && (
          <StaffForm context={context} path={`${path}/reset`}>
            <StaffButton>{t('staff.people.reset')}</StaffButton>
          </StaffForm>
        )}
        <StaffForm context={context} path={`${path}/remove`}>
          <StaffButton look="quiet">{t('staff.people.remove')}</StaffButton>
        </StaffForm>
      </div>
    </>
  )
}

function stateOf({ hasPassword, hasCodes }: ListedMember): string {
  if (!hasPassword) return 'staff.people.waiting'
  return hasCodes ? 'staff.people.ready' : 'staff.people.nocodes'
}

function Invitation({ context }: ViewProps) {
  const { t } = context
  return (
    <section className="staff-entry" aria-labelledby="invite">
      <h2 id="invite">{t('staff.people.invite')}</h2>
      <StaffForm className="shop-form" context={context} path="/staff/people">
        <StaffFields
          context={context}
          form={PERSON}
          values={{ role: 'sales', language: context.language }}
        />
        <StaffButton look="primary">{t('staff.people.invite')}</StaffButton>
        <p className="shop-form__why">{t('staff.people.invite.why')}</p>
      </StaffForm>
    </section>
  )
}
