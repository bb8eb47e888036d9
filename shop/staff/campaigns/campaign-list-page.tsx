import { ButtonLink } from '../../../src/ui/button.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { type StaffRow, StaffRows } from '../page/staff-rows.tsx'
import { CAMPAIGNS_PATH, campaignPath } from './campaign-actions.ts'
import type { ListedCampaign } from './read-campaigns.ts'

export function campaignName(
  { language }: Pick<StaffContext, 'language'>,
  { nameSv, nameEn }: Pick<ListedCampaign, 'nameSv' | 'nameEn'>,
): string {
  return language === 'sv' ? nameSv : nameEn
}

/** `27 november 2026 kl. 08:00 – 30 november 2026 kl. 23:59` */
export function timesText(
  { shop, language }: Pick<StaffContext, 'shop' | 'language'>,
  { startsAt, endsAt }: Pick<ListedCampaign, 'startsAt' | 'endsAt'>,
): string {
  return [startsAt, endsAt].map((it) => shop.dateTime(it, language)).join(' – ')
}

/** `-20 %` */
export function discountText(
  { t }: Pick<StaffContext, 't'>,
  { percent }: Pick<ListedCampaign, 'percent'>,
): string {
  return percent === null
    ? t('staff.campaign.kind.fixed')
    : t('staff.campaign.percentoff', { n: percent })
}

const ROW: StaffRow<ListedCampaign> = {
  key: ({ id }) => id,
  path: ({ id }) => campaignPath(id),
  look: 'campaign',
  cells: {
    title: (it, context) => campaignName(context, it),
    text: (it, context) => timesText(context, it),
    sum: (it, context) => discountText(context, it),
  },
}

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
              <StaffRows row={ROW} items={it.campaigns} />
            </section>
          ))}
      </>
    ),
  }
}
