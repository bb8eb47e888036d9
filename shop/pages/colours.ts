import { fetchPage } from '../../src/services/fetch-page.ts'
import { showColours } from './show-colours.ts'

/** The script of a product page: shows another colour without loading the page. */
showColours({ fetchPage, leave: (url) => location.assign(url) })
