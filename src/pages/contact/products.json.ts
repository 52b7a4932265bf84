import type { APIRoute } from 'astro'
import { catalogue } from '../../catalogue/index.ts'
import { productNames } from '../../features/message/product-names.ts'

/** Names the products of a message, for the contact page and its function. */
export const GET: APIRoute = () => Response.json(productNames(catalogue))
