import { ButtonLink } from '../../src/ui/button.tsx'
import { Offer, type OfferProps } from '../catalogue/cards/offer.tsx'
import type { CategoryView } from '../catalogue/site.ts'
import { trusted } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

interface HeroProps {
  readonly page: PageContext
  readonly shelf: CategoryView | undefined
  readonly hero: string | undefined
  readonly offer: OfferProps['offer'] | undefined
}

/** The owner's words, and one product. */
export function SportHero({ page, shelf, hero, offer }: HeroProps) {
  return (
    <section className="shop-hero" aria-labelledby="hero">
      <div className="shop-hero__words">
        <h1 id="hero">{page.t('page.home.heading')}</h1>
        <p className="shop-hero__text">{page.t('page.home.text')}</p>
        <p className="shop-hero__ways">
          {shelf && (
            <ButtonLink look="primary" href={linkTo(page, `/c/${shelf.slug}`)}>
              {page.t('page.home.shopcategory', { name: inSentence(shelf.name) })}
            </ButtonLink>
          )}
          <ButtonLink look="secondary" href={linkTo(page, '/search?sort=newest')}>
            {page.t('page.home.shopnews')}
          </ButtonLink>
        </p>
      </div>
      <HeroPicture page={page} hero={hero} />
      {offer && <Offer page={page} offer={offer} />}
    </section>
  )
}

/** A name within a sentence; one that begins with capitals, such as TRX, keeps them. */
function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (it) => it.toLowerCase())
}

/** The owner's picture; in the demo, a drawing. */
function HeroPicture({ page, hero }: Pick<HeroProps, 'page' | 'hero'>) {
  const { heroPicture } = page.shop.look
  if (heroPicture) {
    return (
      <div className="shop-hero__picture">
        <img className="shop-court" src={heroPicture} alt="" />
      </div>
    )
  }
  return hero ? <div className="shop-hero__picture" {...contents(trusted(hero))} /> : null
}
