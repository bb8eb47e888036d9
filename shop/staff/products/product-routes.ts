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
import { PRODUCTS_PATH } from './product-names.ts'
import { productPage } from './product-page.tsx'
import { readArticle, readProduct } from './read-product.ts'

const PRODUCT = `${PRODUCTS_PATH}/:id`
const ARTICLE = '/staff/articles/:id'

/** Products: the list, one product, one article, and the forms that change them. */
export async function productRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const write = (action: StaffWrite['action']) => runWrite(options, { action })
  const add = { action: addPicture(options.pictureOrigins), prepare: makeUpload }

  shop.get(PRODUCT_LIST.path, showList(options, PRODUCT_LIST))
  shop.get(PRODUCT, showOne(options, readProduct, productPage))
  shop.get(ARTICLE, showOne(options, readArticle, articlePage))
  shop.post(`${PRODUCT}/sale`, write(setProductSale))
  shop.post(`${PRODUCT}/texts`, write(saveTexts))
  shop.post(`${PRODUCT}/pictures`, runWrite(options, add))
  shop.post(`${PRODUCT}/picture`, write(changePicture))
  shop.post(`${PRODUCT}/release`, write(releaseProduct))
  shop.post(`${ARTICLE}/sale`, write(setArticleSale))
  shop.post(`${ARTICLE}/price`, write(setArticlePrice))
  shop.post(`${ARTICLE}/stock`, write(correctArticleStock))
  shop.post(`${ARTICLE}/release`, write(releaseArticle))
}
