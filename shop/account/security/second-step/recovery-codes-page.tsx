import { ButtonLink } from '../../../../src/ui/button.tsx'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { SECOND_STEP_PATH, SECURITY_PATH } from '../../customers/paths.ts'
import type { AccountContent } from '../../pages/account-frame.tsx'

interface OwnCodes {
  readonly email: string
  readonly codes: readonly string[]
}

/** Shows recovery codes, once. */
export function recoveryCodesPage(page: PageContext, { email, codes }: OwnCodes): AccountContent {
  const { t, shop } = page
  const lines = [t('second.recovery.file', { email, shop: shop.name }), '', ...codes, '']
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
  return {
    path: SECURITY_PATH,
    heading: t('second.recovery'),
    body: (
      <section className="shop-security">
        {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent */}
        <p tabIndex={-1} autoFocus>
          {t('second.recovery.text')}
        </p>
        <ul className="shop-codes">
          {codes.map((it) => (
            <li key={it}>
              <code className="shop-code">{it}</code>
            </li>
          ))}
        </ul>
        <p>
          <a href={file} download={`${shop.name}.txt`}>
            {t('second.recovery.download')}
          </a>{' '}
          {t('second.recovery.print')}
        </p>
        <p>
          <ButtonLink look="primary" href={linkTo(page, SECOND_STEP_PATH)}>
            {t('second.recovery.done')}
          </ButtonLink>
        </p>
      </section>
    ),
  }
}
