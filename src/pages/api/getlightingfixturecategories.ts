import { api } from '../../api.ts'

export const GET = async (): Promise<Response> => Response.json(await api.lightingFixtureCategories())
