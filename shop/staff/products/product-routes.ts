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
} from './article-actions.ts'
import { articlePage } from './article-page.tsx'
import { addPicture, changePicture, makeUpload } from './picture-actions.ts'
import { releaseProduct, saveTexts, setProductSale } from './product-actions.ts'
import { PRODUCT_LIST } from './product-list.ts'
import { articlePath, PRODUCTS_PATH, productPath } from './product-names.ts'
import { productPage } from './product-page.tsx'
import { readArticle, readProduct } from './read-product.ts'

const PRODUCT = `${PRODUCTS_PATH}/:id`
const ARTICLE = '/staff/articles/:id'

/** Products: the list, one of them, one of its articles, and what is changed of them. */
export async function productRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const ofProduct = (act: StaffWrite['act'], prepare?: StaffWrite['prepare']) =>
    runWrite(options, { back: ({ id }) => productPath(id), ...(prepare && { prepare }), act })
  const ofArticle = (act: StaffWrite['act']) =>
    runWrite(options, { back: ({ id }) => articlePath(id), act })

  shop.get(PRODUCT_LIST.path, showList(options, PRODUCT_LIST))
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
