import type { APIRoute } from 'astro'
import { catalogue } from '../../catalogue/index.ts'
import { productNames } from '../../features/message/product-names.ts'

export const GET: APIRoute = () => Response.json(productNames(catalogue))
