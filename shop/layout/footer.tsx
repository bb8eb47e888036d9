import { unbroken } from '../../src/i18n/unbroken.ts'
import type { PaymentMark } from '../checkout/payment/payment-marks.ts'
import { ConsentLink } from '../consents/consent-question.tsx'
import { offeredPurposes } from '../consents/offered-purposes.ts'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { Logo } from './logo.tsx'

const HELP = ['contact', 'delivery', 'returns'] as const
const ABOUT = ['privacy', 'accessibility'] as const

/** In CSS pixels. */
const MARK_HEIGHT = 32

interface FooterProps {
  readonly page: PageContext
}

interface WholeFooterProps extends FooterProps {
  readonly waysToPay: readonly PaymentMark[]
}

/**
 * On every page: delivery, returns, contact with phone hours, the company, terms, and the link to withdraw
 * from a contract (CRD Art. 11a).
 */
export function Footer({ page, waysToPay }: WholeFooterProps) {
  const { name, street, postcode, town } = page.shop.company
  const address = `${street}, ${postcode} ${town}`
  return (
    <footer className="shop-footer">
      <div className="shop-footer__inner">
        <div className="shop-footer__about">
          <Logo shop={page.shop} />
          <p>{page.t('page.footer.about')}</p>
        </div>
        <Help page={page} />
        <About page={page} />
        <Contact page={page} />
      </div>
      {waysToPay.length > 0 && (
        <ul className="shop-footer__ways" aria-label={page.t('page.footer.ways')}>
          {waysToPay.map((it) => (
            <li key={it.name}>
              <Mark {...it} />
            </li>
          ))}
        </ul>
      )}
      <p className="shop-footer__company">
        <ContactText page={page} text={`${name} · ${page.t('page.orgnumber')} · ${address}`} />
      </p>
    </footer>
  )
}

function Mark({ name, picture }: PaymentMark) {
  if (!picture) return name
  return <img {...picture} height={MARK_HEIGHT} alt={name} loading="lazy" decoding="async" />
}

function Help({ page }: FooterProps) {
  return (
    <section aria-labelledby="footer-help">
      <h2 id="footer-help">{page.t('page.footer.help')}</h2>
      <ul>
        {HELP.map((it) => (
          <InfoLink key={it} page={page} name={it} />
        ))}
        <li>
          <a href={linkTo(page, WITHDRAW_PATH)}>{page.t('withdraw.start')}</a>
        </li>
        <InfoLink page={page} name="terms" />
      </ul>
    </section>
  )
}

function About({ page }: FooterProps) {
  const homeOf = (storefront: PageContext['storefront']) => linkTo({ ...page, storefront }, '/')
  return (
    <section aria-labelledby="footer-shop">
      <h2 id="footer-shop">{page.t('page.footer.shop')}</h2>
      <ul>
        {ABOUT.map((it) => (
          <InfoLink key={it} page={page} name={it} />
        ))}
        {offeredPurposes(page.shop).length > 0 && (
          <li>
            <ConsentLink page={page} />
          </li>
        )}
        {page.shop.professional && (
          <>
            <li>
              <a href={homeOf('sport')}>{page.t('page.private')}</a>
            </li>
            <li>
              <a href={homeOf('professional')}>{page.t('page.business')}</a>
            </li>
          </>
        )}
        <OwnLinks page={page} />
      </ul>
    </section>
  )
}

/** Links from the shop's file. */
function OwnLinks({ page }: FooterProps) {
  return (page.shop.look.footerLinks ?? []).map(({ name, url }) => (
    <li key={url}>
      <a href={url.startsWith('/') ? linkTo(page, url) : url}>{name[page.language]}</a>
    </li>
  ))
}

function Contact({ page }: FooterProps) {
  const { phoneUrl, contact } = page.shop
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{page.t('page.contact.title')}</h2>
      <ul>
        <li>
          <a href={phoneUrl}>
            <bdi className="shop-unbroken" dir="ltr">
              {contact.phone}
            </bdi>
          </a>
        </li>
        <li>{unbroken(contact.hours[page.language] ?? '')}</li>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      </ul>
    </section>
  )
}

function InfoLink({ page, name }: FooterProps & { readonly name: string }) {
  return (
    <li>
      <a href={linkTo(page, `/${name}`)}>{page.t(`page.${name}.title`)}</a>
    </li>
  )
}
