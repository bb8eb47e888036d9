import { StaffFields } from '../page/form-fields.tsx'
import { type StaffContent, type StaffContext, useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffPress } from '../page/staff-forms.tsx'
import type { ListedMember } from './member-queries.ts'
import { PERSON, ROLE } from './person-form.ts'

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
              <Person person={it} isSelf={it.id === ownId} />
            </li>
          ))}
        </ul>
        <Invitation />
      </>
    ),
  }
}

interface PersonProps {
  readonly person: ListedMember
  readonly isSelf: boolean
}

function Person({ person, isSelf }: PersonProps) {
  const { t } = useStaff()
  const { id, name, email, role } = person
  const path = `/staff/people/${encodeURIComponent(id)}`
  return (
    <>
      <h2>{name}</h2>
      <p>{`${email} · ${t(stateOf(person))}`}</p>
      <div className="staff-acts">
        <StaffForm className="staff-inline" path={`${path}/role`}>
          <StaffFields isRefilled={false} form={ROLE} values={{ role }} of={id} />
          <StaffButton>{t('staff.role.change')}</StaffButton>
        </StaffForm>
        {!isSelf && <StaffPress path={`${path}/reset`}>{t('staff.people.reset')}</StaffPress>}
        <StaffPress path={`${path}/remove`} look="quiet">
          {t('staff.people.remove')}
        </StaffPress>
      </div>
    </>
  )
}

function stateOf({ hasPassword, hasCodes }: ListedMember): string {
  if (!hasPassword) return 'staff.people.waiting'
  return hasCodes ? 'staff.people.ready' : 'staff.people.nocodes'
}

function Invitation() {
  const context = useStaff()
  const { t } = context
  return (
    <section className="staff-entry" aria-labelledby="invite">
      <h2 id="invite">{t('staff.people.invite')}</h2>
      <StaffForm className="shop-form" path="/staff/people">
        <StaffFields form={PERSON} values={{ role: 'sales', language: context.language }} />
        <StaffButton look="primary">{t('staff.people.invite')}</StaffButton>
        <p className="shop-form__why">{t('staff.people.invite.why')}</p>
      </StaffForm>
    </section>
  )
}
