import { register } from '../dictionary.ts'
import { en } from './en.ts'

register('en', en)
