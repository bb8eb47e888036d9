import { localTime } from '../../platform/dates.ts'
import { amountField, StaffFields } from '../page/form-fields.tsx'
import { useStaff } from '../page/staff-context.ts'
import { campaignForm, MAX_PRODUCTS } from './campaign-form.ts'
import type { CampaignChoices, CampaignView, ListedCampaign } from './read-campaigns.ts'

interface CampaignFieldsProps {
  readonly choices: CampaignChoices
  /** Absent for a new campaign. */
  readonly campaign?: ListedCampaign
  readonly targets?: CampaignView['targets']
}

/** The fields of a campaign that can be changed in its state. */
export function CampaignFields({ choices, campaign, targets = [] }: CampaignFieldsProps) {
  const { shop } = useStaff()
  const time = (at?: number) => (at === undefined ? undefined : localTime(at, shop))
  const chosen = (kind: 'category' | 'brand') => targets.find((it) => it.kind === kind)?.target
  const lines = targets
    .filter(({ kind }) => kind === 'product' || kind === 'article')
    .map(({ target, price }) =>
      price === null ? target : `${target};${amountField(price, shop.currency)}`,
    )
  return (
    <StaffFields
      form={campaignForm(shop, campaign?.state === 'running')}
      words={{ n: MAX_PRODUCTS }}
      options={{ ...choices, brand: choices.brand.map((it) => [it, it]) }}
      values={{
        'name-sv': campaign?.nameSv,
        'name-en': campaign?.nameEn,
        from: time(campaign?.startsAt),
        to: time(campaign?.endsAt),
        kind: campaign?.percent === null ? 'fixed' : 'percent',
        percent: campaign?.percent?.toString(),
        storefront: storefrontOf(campaign),
        covers: campaign?.covers ?? 'goods',
        category: chosen('category'),
        brand: chosen('brand'),
        goods: lines.join('\n'),
      }}
    />
  )
}

function storefrontOf(campaign: ListedCampaign | undefined) {
  if (campaign?.onProfessional !== 1) return 'sport'
  return campaign.onSport === 1 ? 'both' : 'professional'
}
