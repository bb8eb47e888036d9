import { ButtonLink } from '../../../src/ui/button.tsx'
import type { FunnelDay } from '../../measurement/read-funnel.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import { type StaffContent, type StaffContext, useStaff } from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import { MEASUREMENT_PATH, PERIODS, STEPS_PATH, VITALS_PATH } from './figures.tsx'
import { DayTable, StepTable, StorefrontTable } from './funnel-tables.tsx'
import { VitalTables } from './vital-tables.tsx'

interface MeasurementView {
  readonly days: number
  readonly funnel: readonly FunnelDay[]
  readonly vitals: readonly ShopTables['measured_vital'][]
}

interface ViewProps {
  readonly view: MeasurementView
}

export function measurementPage(context: StaffContext, view: MeasurementView): StaffContent {
  const { t, shop } = context
  const isOn = shop.measurement !== undefined
  const isEmpty = view.funnel.length === 0 && view.vitals.length === 0
  return {
    title: t('staff.menu.measurement'),
    main: (
      <>
        {!isOn && <p>{t('staff.measurement.off')}</p>}
        {(isOn || !isEmpty) && (
          <>
            <Periods view={view} />
            <Funnel view={view} />
            <Vitals view={view} />
          </>
        )}
        {isOn && <Notes />}
      </>
    ),
  }
}

function Periods({ view }: ViewProps) {
  const { t } = useStaff()
  return (
    <nav className="staff-chips" aria-label={t('staff.measurement.periods')}>
      {PERIODS.map((days) => (
        <a
          key={days}
          href={`${MEASUREMENT_PATH}?days=${days}`}
          aria-current={days === view.days ? 'true' : undefined}
        >
          {t('staff.measurement.days', { n: days })}
        </a>
      ))}
    </nav>
  )
}

function Funnel({ view: { funnel } }: ViewProps) {
  const { t } = useStaff()
  return (
    <StaffSection id="funnel" title="staff.measurement.funnel">
      {funnel.length === 0 ? (
        <p>{t('staff.measurement.none')}</p>
      ) : (
        <>
          <StepTable funnel={funnel} />
          <StorefrontTable funnel={funnel} />
          <DayTable funnel={funnel} />
          <p>
            <ButtonLink look="secondary" href={STEPS_PATH} download>
              {t('staff.measurement.file')}
            </ButtonLink>
          </p>
        </>
      )}
    </StaffSection>
  )
}

function Vitals({ view: { vitals } }: ViewProps) {
  const { t, shop } = useStaff()
  if (!shop.measurement?.vitals && vitals.length === 0) {
    return (
      <StaffSection id="vitals" title="staff.measurement.vitals">
        <p>{t('staff.measurement.vitals.off')}</p>
      </StaffSection>
    )
  }
  return (
    <StaffSection id="vitals" title="staff.measurement.vitals">
      <p>{t('staff.measurement.vitals.text')}</p>
      {vitals.length === 0 ? (
        <p>{t('staff.measurement.none')}</p>
      ) : (
        <>
          <VitalTables rows={vitals} />
          <p>
            <ButtonLink look="secondary" href={VITALS_PATH} download>
              {t('staff.measurement.vitals.file')}
            </ButtonLink>
          </p>
        </>
      )}
    </StaffSection>
  )
}

const NOTES = ['seen', 'added', 'checkout', 'bought', 'kept'] as const

/** Explains what the figures include and leave out. */
function Notes() {
  const { t } = useStaff()
  return (
    <StaffSection id="notes" title="staff.measurement.notes">
      <ul className="staff-notes">
        {NOTES.map((it) => (
          <li key={it}>{t(`staff.measurement.notes.${it}`)}</li>
        ))}
      </ul>
    </StaffSection>
  )
}
