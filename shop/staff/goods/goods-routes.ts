import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { type DrawStaffPage, idOf, parameter, showPage } from '../page/staff-page.ts'
import {
  correctArticleStock,
  releaseArticle,
  setArticlePrice,
  setArticleSale,
} from './article-acts.ts'
import { articlePage } from './article-page.tsx'
import { releaseProduct, saveTexts, setProductSale } from './goods-acts.ts'
import { goodsListPage } from './goods-list-page.tsx'
import { countGoods, countGoodsStates, GOODS_STATES, listGoods } from './goods-list-queries.ts'
import { articlePath, GOODS_PATH, productPath } from './goods-names.ts'
import { addPicture, changePicture, makeUpload } from './picture-acts.ts'
import { productPage } from './product-page.tsx'
import { readArticle, readProduct } from './read-goods.ts'

const PAGE_SIZE = 50
const PRODUCT = `${GOODS_PATH}/:id`
const ARTICLE = '/staff/articles/:id'

/** Goods: the list, a product, one of its articles, and what is changed of them. */
export async function goodsRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  const ofProduct = (act: StaffWrite['act'], prepare?: StaffWrite['prepare']) =>
    runWrite(options, { back: ({ id }) => productPath(id), ...(prepare && { prepare }), act })
  const ofArticle = (act: StaffWrite['act']) =>
    runWrite(options, { back: ({ id }) => articlePath(id), act })

  shop.get(GOODS_PATH, showPage(options, showList(db)))
  shop.get(
    PRODUCT,
    showPage(options, async (context, request) => {
      const view = await readProduct(db, idOf(request))
      return view && productPage(context, view)
    }),
  )
  shop.get(
    ARTICLE,
    showPage(options, async (context, request) => {
      const view = await readArticle(db, idOf(request))
      return view && articlePage(context, view)
    }),
  )
  shop.post(`${PRODUCT}/sale`, ofProduct(setProductSale))
  shop.post(`${PRODUCT}/texts`, ofProduct(saveTexts))
  shop.post(`${PRODUCT}/pictures`, ofProduct(addPicture(options.pictureOrigins), makeUpload))
  shop.post(`${PRODUCT}/picture`, ofProduct(changePicture))
  shop.post(`${PRODUCT}/release`, ofProduct(releaseProduct))
  shop.post(`${ARTICLE}/sale`, ofArticle(setArticleSale))
  shop.post(`${ARTICLE}/price`, ofArticle(setArticlePrice))
  shop.post(`${ARTICLE}/stock`, ofArticle(correctArticleStock))
  shop.post(`${ARTICLE}/release`, ofArticle(releaseArticle))
}

function showList(db: Db): DrawStaffPage {
  return async (context, request) => {
    const asked = parameter(request, 'state')
    const filter = {
      search: parameter(request, 'q'),
      state: GOODS_STATES.find((it) => it === asked),
    }
    const page = readPageNumber(request)
    const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    return goodsListPage(context, {
      filter,
      page,
      pageSize: PAGE_SIZE,
      goods: await listGoods(db, filter, { language: context.language, ...part }),
      count: await countGoods(db, filter),
      states: await countGoodsStates(db),
    })
  }
}
