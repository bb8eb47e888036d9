import type { Html } from '../../html/html.ts'
import { contents } from '../../html/render.ts'
import { SHOP, WITHDRAW_PATH } from '../../shop-facts.ts'
import { drawPage } from '../draw-page.ts'
import { linkTo, type PageContext, prefixOf } from '../page-context.ts'
import { Logo } from './logo.tsx'

const HELP = ['contact', 'delivery', 'returns'] as const
const ABOUT = ['privacy', 'accessibility'] as const

/** All that the footer knows of a page: what it is kept by. */
type Place = Pick<PageContext, 'language' | 'storefront' | 't'>

interface FooterProps {
  readonly page: Place
}

const footers = new Map<string, Html>()

/**
 * On every page: delivery, returns, contact with phone hours, who the company is, terms, and where
 * a contract is withdrawn from (CRD Art. 11a).
 */
export function Footer({ page }: FooterProps) {
  const key = prefixOf(page)
  const drawn = footers.get(key) ?? drawPage(page, <FooterColumns page={page} />)
  footers.set(key, drawn)
  return <footer className="shop-footer" {...contents(drawn)} />
}

function FooterColumns({ page }: FooterProps) {
  const number = page.t('page.orgnumber', { number: SHOP.organizationNumber })
  const address = `${SHOP.street}, ${SHOP.postcode} ${SHOP.town}`
  return (
    <>
      <div className="shop-footer__inner">
        <div className="shop-footer__about">
          <Logo />
          <p>{page.t('page.footer.about')}</p>
        </div>
        <Help page={page} />
        <About page={page} />
        <Contact page={page} />
      </div>
      <p className="shop-footer__company">{`${SHOP.company} · ${number} · ${address}`}</p>
    </>
  )
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
        <li>
          <a href={homeOf('sport')}>{page.t('page.private')}</a>
        </li>
        <li>
          <a href={homeOf('professional')}>{page.t('page.business')}</a>
        </li>
      </ul>
    </section>
  )
}

function Contact({ page }: FooterProps) {
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{page.t('page.contact.title')}</h2>
      <ul>
        <li>
          <a href={SHOP.phoneUrl}>{SHOP.phone}</a>
        </li>
        <li>{page.t('page.phonehours')}</li>
        <li>
          <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>
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
