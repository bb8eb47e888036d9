import { ButtonLink } from '../../../src/ui/button.tsx'
import type { FunnelDay } from '../../measurement/read-funnel.ts'
import type { MeasuredVitalTable } from '../../platform/db/measurement-tables.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { MEASUREMENT_PATH, PERIODS, STEPS_PATH, VITALS_PATH } from './figures.tsx'
import { DayTable, PlaceTable, StepTable } from './funnel-tables.tsx'
import { VitalTables } from './vital-tables.tsx'

interface MeasurementView {
  readonly days: number
  readonly funnel: readonly FunnelDay[]
  readonly vitals: readonly MeasuredVitalTable[]
}

interface ViewProps {
  readonly context: StaffContext
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
            <Periods context={context} view={view} />
            <Funnel context={context} view={view} />
            <Vitals context={context} view={view} />
          </>
        )}
        {isOn && <Notes context={context} />}
      </>
    ),
  }
}

function Periods({ context: { t }, view }: ViewProps) {
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

function Funnel({ context, view: { funnel } }: ViewProps) {
  const { t } = context
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">{t('staff.measurement.funnel')}</h2>
      {funnel.length === 0 ? (
        <p>{t('staff.measurement.none')}</p>
      ) : (
        <>
          <StepTable context={context} funnel={funnel} />
          <PlaceTable context={context} funnel={funnel} />
          <DayTable context={context} funnel={funnel} />
          <p>
            <ButtonLink look="secondary" href={STEPS_PATH} download>
              {t('staff.measurement.file')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

function Vitals({ context, view: { vitals } }: ViewProps) {
  const { t, shop } = context
  if (!shop.measurement?.vitals && vitals.length === 0) {
    return (
      <section aria-labelledby="vitals">
        <h2 id="vitals">{t('staff.measurement.vitals')}</h2>
        <p>{t('staff.measurement.vitals.off')}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="vitals">
      <h2 id="vitals">{t('staff.measurement.vitals')}</h2>
      <p>{t('staff.measurement.vitals.text')}</p>
      {vitals.length === 0 ? (
        <p>{t('staff.measurement.none')}</p>
      ) : (
        <>
          <VitalTables context={context} rows={vitals} />
          <p>
            <ButtonLink look="secondary" href={VITALS_PATH} download>
              {t('staff.measurement.vitals.file')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

const NOTES = ['seen', 'added', 'checkout', 'bought', 'kept'] as const

/** What the figures are of, and what they leave out. */
function Notes({ context: { t } }: Pick<ViewProps, 'context'>) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('staff.measurement.notes')}</h2>
      <ul className="staff-notes">
        {NOTES.map((it) => (
          <li key={it}>{t(`staff.measurement.notes.${it}`)}</li>
        ))}
      </ul>
    </section>
  )
}
