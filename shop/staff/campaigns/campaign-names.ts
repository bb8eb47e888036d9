import type { StaffContext } from '../page/staff-context.ts'
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
