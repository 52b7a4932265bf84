import { catalogue } from './catalogue/index.ts'
import { apiAnswers } from './catalogue/views/api-answers.ts'
import { pictureUrl } from './pictures/encode-pictures.ts'

/** The answers of this site's GET endpoints. */
export const api = apiAnswers(catalogue, pictureUrl)
