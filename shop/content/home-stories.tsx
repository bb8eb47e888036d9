import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/** What the owner tells between the products; each tile is one link. */
export function Stories({ page }: { readonly page: PageContext }) {
  const { stories = [] } = page.shop.look
  if (stories.length === 0) return null
  const { language } = page
  return (
    <section className="shop-row" aria-labelledby="stories">
      <h2 id="stories">{page.t('page.home.stories')}</h2>
      <ul className="shop-stories">
        {stories.map(({ heading, text, link, url, picture }) => (
          <li key={url} className="shop-story">
            <img src={picture} alt="" width="1200" height="800" loading="lazy" />
            <div className="shop-story__words">
              <h3>{heading[language]}</h3>
              <p>{text[language]}</p>
              <a href={url.startsWith('/') ? linkTo(page, url) : url}>{link[language]}</a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
