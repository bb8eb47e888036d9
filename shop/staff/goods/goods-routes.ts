import type { FastifyInstance } from 'fastify'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { showOne } from '../page/staff-page.ts'
import {
  correctArticleStock,
  releaseArticle,
  setArticlePrice,
  setArticleSale,
} from './article-acts.ts'
import { articlePage } from './article-page.tsx'
import { releaseProduct, saveTexts, setProductSale } from './goods-acts.ts'
import { GOODS_LIST } from './goods-list.ts'
import { articlePath, GOODS_PATH, productPath } from './goods-names.ts'
import { addPicture, changePicture, makeUpload } from './picture-acts.ts'
import { productPage } from './product-page.tsx'
import { readArticle, readProduct } from './read-goods.ts'

const PRODUCT = `${GOODS_PATH}/:id`
const ARTICLE = '/staff/articles/:id'

/** Goods: the list, a product, one of its articles, and what is changed of them. */
export async function goodsRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const ofProduct = (act: StaffWrite['act'], prepare?: StaffWrite['prepare']) =>
    runWrite(options, { back: ({ id }) => productPath(id), ...(prepare && { prepare }), act })
  const ofArticle = (act: StaffWrite['act']) =>
    runWrite(options, { back: ({ id }) => articlePath(id), act })

  shop.get(GOODS_LIST.path, showList(options, GOODS_LIST))
  shop.get(PRODUCT, showOne(options, readProduct, productPage))
  shop.get(ARTICLE, showOne(options, readArticle, articlePage))
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
