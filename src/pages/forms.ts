import { reachShop } from '../services/page-document.ts'
import { holdForms } from './hold-forms.ts'

/** The script of pages with plain forms: what is typed in them outlives a press without a network. */
holdForms(reachShop)
