import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { listConsentEvents } from '../../consents/consent-queries.ts'
import { findConfirmed } from '../../newsletter/newsletter-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { FormError } from '../../platform/pages/form-error.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { ERASE_PATH, EXPORT_PATH, PRIVACY_PATH } from '../customers/paths.ts'
import type { DrawAccountPage } from '../pages/account-page-routes.ts'
import { OwnPasswordField } from '../pages/current-password-field.tsx'
import { Consents } from './consents-part.tsx'

/** The exported file contains the rest. */
const MAX_EVENTS = 100
const PARTS = ['consents', 'export', 'erase'] as const
type PartName = (typeof PARTS)[number]

/** A refused form, and the text key of the reason. */
export interface PrivacyFault {
  readonly form: 'export' | 'erase'
  readonly key: string
}

interface Options {
  readonly db: Db
  readonly fault?: PrivacyFault
}

/** A customer's consents, and the data that the shop stores about them. */
export function drawPrivacy({ db, fault }: Options): DrawAccountPage {
  return async ({ page, customer }) => ({
    path: PRIVACY_PATH,
    isFaulty: fault !== undefined,
    body: (
      <>
        <Tabs page={page} />
        <Part page={page} name="consents">
          <Consents
            page={page}
            email={customer.email}
            since={await findConfirmed(db, customer.email)}
            events={await listConsentEvents(db, customer, MAX_EVENTS)}
            links={{ consents: `#${panelId('consents')}`, erase: `#${panelId('erase')}` }}
          />
        </Part>
        <Export page={page} fault={fault} />
        <Erase page={page} fault={fault} />
      </>
    ),
  })
}

interface FaultyProps {
  readonly page: PageContext
  readonly fault: PrivacyFault | undefined
}

function Export({ page, fault }: FaultyProps) {
  return (
    <Part page={page} name="export">
      <p>{page.t('privacy.export.text')}</p>
      <TokenForm className="shop-form" page={page} path={`${EXPORT_PATH}#${panelId('export')}`}>
        <PasswordField page={page} form="export" fault={fault} />
        <Button look="secondary" type="submit">
          {page.t('privacy.export.submit')}
        </Button>
      </TokenForm>
    </Part>
  )
}

/** Tells what is kept before asking for the erasure. */
function Erase({ page, fault }: FaultyProps) {
  return (
    <Part page={page} name="erase">
      <p>{page.t('privacy.erase.text')}</p>
      <p>{page.t('privacy.kept')}</p>
      {page.viewer.company !== undefined && <p>{page.t('privacy.kept.company')}</p>}
      <TokenForm className="shop-form" page={page} path={`${ERASE_PATH}#${panelId('erase')}`}>
        <PasswordField page={page} form="erase" fault={fault} />
        <label className="shop-form__tick">
          <input type="checkbox" name="confirmed" value="yes" required />
          {page.t('privacy.erase.confirm')}
        </label>
        <Button look="secondary" type="submit">
          {page.t('privacy.erase.submit')}
        </Button>
      </TokenForm>
    </Part>
  )
}

interface PasswordFieldProps extends FaultyProps {
  readonly form: PrivacyFault['form']
}

/** The password, which somebody who finds an open browser does not know. */
function PasswordField({ page, form, fault }: PasswordFieldProps) {
  const own = fault?.form === form ? fault : undefined
  const errorId = `${form}-error`
  return (
    <>
      {own && <FormError id={errorId}>{page.t(own.key)}</FormError>}
      <OwnPasswordField page={page} form={form} error={own && errorId} />
    </>
  )
}

/** Links to the parts; with script, one part is shown at a time, and the address names it. */
function Tabs({ page }: { readonly page: PageContext }) {
  const tabs = PARTS.map((it) => ({ id: panelId(it), label: page.t(`privacy.${it}`) }))
  return (
    <account-tabs tabs={JSON.stringify(tabs)}>
      <ul className="shop-chips">
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </account-tabs>
  )
}

/** The id of a part; a refused form shows the part that it belongs to. */
export function panelId(part: PartName): string {
  return `privacy-${part}`
}

interface PartProps {
  readonly page: PageContext
  readonly name: PartName
  readonly children: ReactNode
}

function Part({ page, name, children }: PartProps) {
  return (
    <section id={panelId(name)} aria-labelledby={name}>
      <h2 id={name}>{page.t(`privacy.${name}`)}</h2>
      {children}
    </section>
  )
}
