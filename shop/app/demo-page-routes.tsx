import type { FastifyInstance } from 'fastify'
import type { CatalogueSite } from '../catalogue/site.ts'
import { findDemoPage } from '../demo/pages/pages.ts'
import { findScene } from '../demo/scenes/scenes.ts'
import type { ProductSources } from '../listing/load-products.ts'
import { fillProductTags } from '../listing/product-tags.tsx'
import { DEMO_LINE_PATH } from '../paths/shop-paths.ts'
import { trusted } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { closeDemoLine } from '../platform/http/demo-line.ts'
import type { Sources } from '../platform/http/sources.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { ShopError } from '../platform/shop-error.ts'

const DAY = 'public, max-age=86400'

/** Pages and pictures of the demo, which show what an editor can do with tags. */
export async function demoPageRoutes(
  shop: FastifyInstance,
  presenter: Presenter<CatalogueSite> & ProductSources & Pick<Sources, 'isSecure'>,
): Promise<void> {
  shop.get<{ Params: { readonly name: string } }>('/stories/:name', async (request, reply) => {
    const pageRequest = await readPage(presenter, request, reply)
    const { language } = pageRequest.page
    const given = { language, prefix: prefixOf({ language, storefront: 'sport' }) }
    const found = pageRequest.site.isDemo ? findDemoPage(request.params.name, given) : undefined
    if (!found) throw new ShopError(404, 'request.notfound')
    const { title, description } = found
    const markup = await fillProductTags(presenter, pageRequest, found.markup)
    const main = drawPage(
      pageRequest.page,
      <article className="shop-content" {...contents(trusted(markup))} />,
    )
    return sendPage(reply, pageRequest, { title, description, crumbs: [{ name: title }], main })
  })

  shop.get<{ Params: { readonly name: string } }>('/scenes/:name', async (request, reply) => {
    const scene = findScene(request.params.name)
    if (!scene) throw new ShopError(404, 'request.notfound')
    return reply.type('image/svg+xml').header('cache-control', DAY).send(scene)
  })

  shop.post(DEMO_LINE_PATH, async (request, reply) => {
    const { isDemo } = await presenter.siteOf(request.visitor.language, request.visitor.storefront)
    if (!isDemo) throw new ShopError(404, 'request.notfound')
    closeDemoLine(reply, presenter.isSecure)
    return reply.redirect(readReturnPath(formOf(request)[RETURN_FIELD], request.visitor), 303)
  })
}
