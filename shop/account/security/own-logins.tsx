import { createHash } from 'node:crypto'
import { Button } from '../../../src/ui/button.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { SECURITY_PATH } from '../customers/paths.ts'
import { Section } from '../pages/section.tsx'
import type { OwnLogin } from './security-queries.ts'

interface OwnLoginsProps {
  readonly page: PageContext
  readonly logins: readonly OwnLogin[]
  /** The session of this browser. */
  readonly currentId: string
}

/** Identifies a login in a form without revealing the session's id. */
export function loginKey({ id }: Pick<OwnLogin, 'id'>): string {
  return createHash('sha256').update(`login ${id}`).digest('base64url')
}

/** The customer's logins, this browser's first. */
export function OwnLogins({ page, logins, currentId }: OwnLoginsProps) {
  const { t } = page
  const others = logins.filter(({ id }) => id !== currentId)
  const here = logins.filter(({ id }) => id === currentId)
  return (
    <Section name="elsewhere" title={t('security.elsewhere')}>
      <p>{t('security.elsewhere.text', { n: others.length })}</p>
      <ul className="shop-account__entries">
        {here.map((it) => (
          <li key="here">
            <p>
              <strong>{deviceOf(page, it)}</strong>
              <span>{t('security.login.here')}</span>
            </p>
          </li>
        ))}
        {others.map((it) => (
          <OtherLogin key={loginKey(it)} page={page} login={it} />
        ))}
      </ul>
      {others.length > 0 && (
        <TokenForm page={page} path={`${SECURITY_PATH}/elsewhere`}>
          <Button look="secondary" type="submit">
            {t('security.elsewhere.submit')}
          </Button>
        </TokenForm>
      )}
    </Section>
  )
}

interface OtherLoginProps {
  readonly page: PageContext
  readonly login: OwnLogin
}

function OtherLogin({ page, login }: OtherLoginProps) {
  const { t, shop, language } = page
  const device = deviceOf(page, login)
  const at = shop.dateTime(login.seenAt, language)
  return (
    <li>
      <p>
        <strong>{device}</strong>
        <span>{t('security.login.seen', { at })}</span>
      </p>
      <TokenForm page={page} path={`${SECURITY_PATH}/login`} fields={{ login: loginKey(login) }}>
        <Button
          look="secondary"
          type="submit"
          aria-label={t('security.login.end.of', { device, at })}
        >
          {t('security.login.end')}
        </Button>
      </TokenForm>
    </li>
  )
}

function deviceOf({ t }: PageContext, { browser, system }: OwnLogin): string {
  if (browser && system) return t('security.login.device', { browser, system })
  return browser ?? system ?? t('security.login.unknown')
}
