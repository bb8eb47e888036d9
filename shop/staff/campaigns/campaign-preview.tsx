import { type StaffContext, staffMoney, useStaff } from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import { StaffPager } from '../page/staff-list.tsx'
import { type StaffRow, StaffRows } from '../page/staff-rows.tsx'
import { articlePath } from '../products/product-names.ts'
import { campaignPath } from './campaign-actions.ts'
import { campaignName, timesText } from './campaign-list-page.tsx'
import type { CampaignView, ListedCampaign } from './read-campaigns.ts'

interface PreviewProps {
  readonly view: CampaignView
}

/** The effect of a campaign: the number of articles, and each one's price before and after. */
export function CampaignPreview({ view }: PreviewProps) {
  const { t } = useStaff()
  const { counts, campaign, articles, part } = view
  const { covered, lowered, unannounced } = counts
  return (
    <StaffSection id="preview" title="staff.campaign.preview">
      <p>{t('staff.campaign.counts', { covered, lowered })}</p>
      {unannounced > 0 && (
        <p className="shop-form__why">{t('staff.campaign.unannounced', { n: unannounced })}</p>
      )}
      <Overlapping view={view} />
      <StaffRows row={articleRow(campaign)} items={articles} />
      {covered > part.limit && <StaffPager part={part} count={covered} />}
    </StaffSection>
  )
}

function Overlapping({ view: { overlapping } }: PreviewProps) {
  const context = useStaff()
  if (overlapping.length === 0) return null
  return (
    <>
      <p>{context.t('staff.campaign.overlapping')}</p>
      <ul>
        {overlapping.map((it) => (
          <li key={it.id}>
            <a href={campaignPath(it.id)}>{campaignName(context, it)}</a>
            {`, ${timesText(context, it)}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function articleRow(campaign: ListedCampaign): StaffRow<CampaignView['articles'][number]> {
  return {
    key: ({ number }) => number,
    path: ({ number }) => articlePath(number),
    look: 'campaign',
    cells: {
      title: ({ name, size, colour }) => [name, size, colour].filter(Boolean).join(', '),
      text: ({ number }) => number,
      sum: (article, context) =>
        [
          campaign.onSport === 1 && change(context, article.before, article.after),
          campaign.onProfessional === 1 &&
            `${context.t('staff.campaign.business')} ${change(context, article.businessBefore, article.businessAfter)}`,
        ]
          .filter(Boolean)
          .join(' · '),
    },
  }
}

/** `1 000 kr → 800 kr` */
function change(context: StaffContext, before: number, after: number | null): string {
  const sum = staffMoney(context, before)
  if (after === null) return `${sum} (${context.t('staff.campaign.same')})`
  return `${sum} → ${staffMoney(context, after)}`
}
