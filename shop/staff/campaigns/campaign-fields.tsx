import { localTime } from '../../platform/dates.ts'
import { languageName, useStaff } from '../page/staff-context.ts'
import { StaffArea, StaffField, StaffSelect } from '../page/staff-forms.tsx'
import { COVERS, MAX_NAME, STOREFRONTS, MAX_PRODUCTS } from './campaign-form.ts'
import type { CampaignChoices, ListedCampaign, ListedTarget } from './read-campaigns.ts'
import { amountField } from '../page/form-fields.tsx'

interface FieldsProps {
  /** Absent where it is new. */
  readonly campaign?: ListedCampaign | undefined
}

export function NameFields({ campaign }: FieldsProps) {
  const { t, shop, language } = useStaff()
  const names = { sv: campaign?.nameSv, en: campaign?.nameEn }
  return shop.languages.map((it) => (
    <StaffField
      key={it}
      name={`name-${it}`}
      label={t('staff.campaign.name', { language: languageName(it, language) })}
      defaultValue={names[it]}
      maxLength={MAX_NAME}
      required
    />
  ))
}

interface TimeFieldProps extends FieldsProps {
  readonly name: 'from' | 'to'
}

export function TimeField({ campaign, name }: TimeFieldProps) {
  const { t, shop } = useStaff()
  const at = name === 'from' ? campaign?.startsAt : campaign?.endsAt
  return (
    <StaffField
      name={name}
      label={t(`staff.campaign.${name}`)}
      hint={t(`staff.campaign.${name}.hint`, { zone: shop.timeZone })}
      type="datetime-local"
      step={1}
      defaultValue={at === undefined ? undefined : localTime(at, shop)}
      required
    />
  )
}

interface CoversProps extends FieldsProps {
  readonly choices: CampaignChoices
  readonly targets: readonly ListedTarget[]
}

/** What it covers; of the fields below the first one that one counts which it names. */
export function CoversFields({ campaign, choices, targets }: CoversProps) {
  const { t } = useStaff()
  const { brands, categories } = choices
  const none = ['', t('staff.campaign.none')] as const
  const chosen = (kind: ListedTarget['kind']) =>
    targets.find((it) => it.kind === kind)?.target ?? ''
  return (
    <>
      <StaffSelect
        name="covers"
        label={t('staff.campaign.covers')}
        defaultValue={campaign?.covers ?? 'goods'}
        options={COVERS.map((it) => [it, t(`staff.campaign.covers.${it}`)] as const)}
      />
      <StaffSelect
        name="category"
        label={t('staff.campaign.covers.category')}
        defaultValue={chosen('category')}
        options={[none, ...categories]}
      />
      <StaffSelect
        name="brand"
        label={t('staff.campaign.covers.brand')}
        defaultValue={chosen('brand')}
        options={[none, ...brands.map((it) => [it, it] as const)]}
      />
      <ProductFields targets={targets} />
    </>
  )
}

function ProductFields({ targets }: Pick<CoversProps, 'targets'>) {
  const { t, shop } = useStaff()
  const lines = targets
    .filter(({ kind }) => kind === 'product' || kind === 'article')
    .map(({ target, price }) =>
      price === null ? target : `${target};${amountField(price, shop.currency)}`,
    )
  return (
    <>
      <StaffArea
        name="goods"
        label={t('staff.campaign.goods')}
        hint={t('staff.campaign.goods.hint', { n: MAX_PRODUCTS })}
        defaultValue={lines.join('\n')}
        rows={6}
      />
      <StaffField
        name="file"
        label={t('staff.campaign.file')}
        hint={t('staff.campaign.file.hint')}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
      />
    </>
  )
}

export function DiscountFields({ campaign }: FieldsProps) {
  const { t, shop } = useStaff()
  return (
    <>
      <StaffSelect
        name="kind"
        label={t('staff.campaign.kind')}
        defaultValue={campaign?.percent === null ? 'fixed' : 'percent'}
        options={[
          ['percent', t('staff.campaign.kind.percent')],
          ['fixed', t('staff.campaign.kind.fixed')],
        ]}
      />
      <StaffField
        name="percent"
        label={t('staff.campaign.percent')}
        hint={t('staff.campaign.percent.hint')}
        defaultValue={campaign?.percent ?? undefined}
        inputMode="numeric"
        maxLength={2}
      />
      <StaffField
        name="price"
        label={t('staff.campaign.price', { currency: shop.currency })}
        hint={t('staff.campaign.price.hint')}
        inputMode="decimal"
      />
      {shop.professional && <StorefrontField campaign={campaign} />}
    </>
  )
}

function StorefrontField({ campaign }: FieldsProps) {
  const { t } = useStaff()
  const onBoth = campaign?.onSport === 1 && campaign.onProfessional === 1
  const one = campaign?.onProfessional === 1 ? 'professional' : 'sport'
  return (
    <StaffSelect
      name="storefront"
      label={t('staff.campaign.storefront')}
      defaultValue={onBoth ? 'both' : one}
      options={STOREFRONTS.map((it) => [it, t(`staff.campaign.storefront.${it}`)] as const)}
    />
  )
}
