import { History } from '../history/audit-trail.tsx'
import { type StaffContent, type StaffContext, useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffForm, StaffFormSection, StaffPress } from '../page/staff-forms.tsx'
import { StateChip } from '../page/staff-rows.tsx'
import { CAMPAIGNS_PATH, campaignPath } from './campaign-actions.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { campaignName, discountText, timesText } from './campaign-list-page.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import type { CampaignChoices, CampaignView } from './read-campaigns.ts'

interface ViewProps {
  readonly view: CampaignView
}

export function newCampaignPage(context: StaffContext, choices: CampaignChoices): StaffContent {
  const { t } = context
  return {
    title: t('staff.campaign.new'),
    main: (
      <StaffForm className="shop-form" path={CAMPAIGNS_PATH} isUpload>
        <CampaignFields choices={choices} />
        <p className="shop-form__why">{t('staff.campaign.draft.hint')}</p>
        <StaffButton look="primary">{t('staff.campaign.create')}</StaffButton>
      </StaffForm>
    ),
  }
}

export function campaignPage(context: StaffContext, view: CampaignView): StaffContent {
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
        <CampaignActions view={view} />
        <CampaignPreview view={view} />
        {state !== 'ended' && <Change view={view} />}
        <History lines={history} />
      </>
    ),
  }
}

/** The actions that the campaign's state allows. */
function CampaignActions({ view: { campaign } }: ViewProps) {
  const { t, now } = useStaff()
  const { id, version, state } = campaign
  const path = campaignPath(id)
  const fields = { shown: String(version) }
  return (
    <div className="staff-acts">
      {state === 'draft' && (
        <StaffPress path={`${path}/scheduled`} fields={fields} look="primary">
          {t(campaign.startsAt <= now ? 'staff.campaign.startnow' : 'staff.campaign.schedule')}
        </StaffPress>
      )}
      {state === 'running' && (
        <StaffPress path={`${path}/ended`}>{t('staff.campaign.end')}</StaffPress>
      )}
      {(state === 'draft' || state === 'planned') && (
        <StaffPress path={`${path}/deleted`} look="quiet">
          {t('staff.campaign.delete')}
        </StaffPress>
      )}
    </div>
  )
}

function Change({ view }: ViewProps) {
  const { t } = useStaff()
  const { campaign, choices, targets } = view
  const isRunning = campaign.state === 'running'
  return (
    <StaffFormSection
      id="change"
      title="staff.campaign.change"
      path={campaignPath(campaign.id)}
      fields={{ shown: String(campaign.version) }}
      isUpload={!isRunning}
      submit="staff.save"
    >
      <CampaignFields {...{ choices, campaign, targets }} />
      {isRunning && <p className="shop-form__why">{t('staff.campaign.running.hint')}</p>}
    </StaffFormSection>
  )
}
