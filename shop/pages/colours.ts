import { fetchPage } from '../../src/services/fetch-page.ts'
import { showColours } from './show-colours.ts'

/** The script of a product's page: another colour is shown without a page load. */
showColours({ fetchPage, leave: (url) => location.assign(url) })
