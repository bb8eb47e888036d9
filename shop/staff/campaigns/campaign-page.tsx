import { History } from '../history/audit-lines.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection } from '../page/staff-forms.tsx'
import { StateChip } from '../page/staff-rows.tsx'
import { CAMPAIGNS_PATH, campaignPath } from './campaign-actions.ts'
import { CoversFields, DiscountFields, NameFields, TimeField } from './campaign-fields.tsx'
import { campaignName, discountText, timesText } from './campaign-names.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import type { CampaignChoices, CampaignOfStaff } from './read-campaigns.ts'

interface ViewProps {
  readonly context: StaffContext
  readonly view: CampaignOfStaff
}

export function newCampaignPage(context: StaffContext, choices: CampaignChoices): StaffContent {
  const { t } = context
  return {
    title: t('staff.campaign.new'),
    main: (
      <StaffForm className="shop-form" context={context} path={CAMPAIGNS_PATH} isUpload>
        <NameFields context={context} />
        <TimeField context={context} name="from" />
        <TimeField context={context} name="to" />
        <DiscountFields context={context} />
        <CoversFields context={context} choices={choices} targets={[]} />
        <p className="shop-form__why">{t('staff.campaign.draft.hint')}</p>
        <StaffButton look="primary">{t('staff.campaign.create')}</StaffButton>
      </StaffForm>
    ),
  }
}

export function campaignPage(context: StaffContext, view: CampaignOfStaff): StaffContent {
  const { t } = context
  const { campaign, history } = view
  const { state } = campaign
  return {
    title: campaignName(context, campaign),
    main: (
      <>
        <div className="staff-acts staff-acts--goods">
          <a href={CAMPAIGNS_PATH}>{t('staff.campaign.all')}</a>
          <StateChip
            state={{ text: t(`staff.campaign.state.${state}`), colour: `campaign-${state}` }}
          />
          <span>{`${timesText(context, campaign)} · ${discountText(context, campaign)}`}</span>
        </div>
        <Acts context={context} view={view} />
        <CampaignPreview context={context} view={view} />
        {state !== 'ended' && <Change context={context} view={view} />}
        <History context={context} lines={history} />
      </>
    ),
  }
}

/** What can be done with it as it is. */
function Acts({ context, view: { campaign } }: ViewProps) {
  const { t, now } = context
  const { id, version, state } = campaign
  const path = campaignPath(id)
  const fields = { shown: String(version) }
  return (
    <div className="staff-acts">
      {state === 'draft' && (
        <StaffForm context={context} path={`${path}/scheduled`} fields={fields}>
          <StaffButton look="primary">
            {t(campaign.startsAt <= now ? 'staff.campaign.startnow' : 'staff.campaign.schedule')}
          </StaffButton>
        </StaffForm>
      )}
      {state === 'running' && (
        <StaffForm context={context} path={`${path}/ended`}>
          <StaffButton>{t('staff.campaign.end')}</StaffButton>
        </StaffForm>
      )}
      {(state === 'draft' || state === 'planned') && (
        <StaffForm context={context} path={`${path}/deleted`}>
          <StaffButton look="quiet">{t('staff.campaign.delete')}</StaffButton>
        </StaffForm>
      )}
    </div>
  )
}

function Change({ context, view }: ViewProps) {
  const { t } = context
  const { campaign, choices, targets } = view
  const isRunning = campaign.state === 'running'
  const same = { context, campaign }
  return (
    <StaffFormSection
      id="change"
      title={t('staff.campaign.change')}
      context={context}
      path={campaignPath(campaign.id)}
      fields={{ shown: String(campaign.version) }}
      isUpload={!isRunning}
    >
      <NameFields {...same} />
      {!isRunning && <TimeField {...same} name="from" />}
      <TimeField {...same} name="to" />
      {!isRunning && <DiscountFields {...same} />}
      {!isRunning && <CoversFields {...same} choices={choices} targets={targets} />}
      {isRunning && <p className="shop-form__why">{t('staff.campaign.running.hint')}</p>}
      <StaffButton>{t('staff.save')}</StaffButton>
    </StaffFormSection>
  )
}
