import { ButtonLink } from '../../../src/ui/button.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { CAMPAIGNS_PATH, campaignPath } from './campaign-acts.ts'
import { campaignName, discountText, timesText } from './campaign-names.ts'
import type { ListedCampaign } from './read-campaigns.ts'

const ORDER = ['running', 'planned', 'draft', 'ended'] as const

export function campaignListPage(
  context: StaffContext,
  campaigns: readonly ListedCampaign[],
): StaffContent {
  const { t } = context
  const groups = ORDER.map((state) => ({
    state,
    campaigns: campaigns.filter((it) => it.state === state),
  }))
  return {
    title: t('staff.menu.campaigns'),
    main: (
      <>
        <p>{t('staff.campaigns.text')}</p>
        <p>
          <ButtonLink look="primary" href={`${CAMPAIGNS_PATH}/new`}>
            {t('staff.campaign.new')}
          </ButtonLink>
        </p>
        {groups
          .filter((it) => it.campaigns.length > 0)
          .map((it) => (
            <section key={it.state} aria-labelledby={it.state}>
              <h2 id={it.state}>{t(`staff.campaign.state.${it.state}`)}</h2>
              <ul className="staff-rows">
                {it.campaigns.map((campaign) => (
                  <li key={campaign.id}>
                    <Row context={context} campaign={campaign} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </>
    ),
  }
}

interface RowProps {
  readonly context: StaffContext
  readonly campaign: ListedCampaign
}

function Row({ context, campaign }: RowProps) {
  return (
    <a className="staff-row staff-row--campaign" href={campaignPath(campaign.id)}>
      <strong className="staff-row__name">{campaignName(context, campaign)}</strong>
      <span>{timesText(context, campaign)}</span>
      <span className="staff-row__sum">{discountText(context, campaign)}</span>
    </a>
  )
}
