import type { Config } from '@netlify/functions'

/**
 * The path parameters of a request to a function, `undefined` where its `config` does not match. A function without a path
 * has one under /.netlify/functions. A trailing slash makes no difference, as on Netlify.
 */
export function functionRoute(config: Config, name: string, method: string, pathname: string) {
  const address = { pathname: pathname.replace(/(.)\/$/, '$1') }
  const matches = (paths: string | string[]) =>
    [paths].flat().flatMap((path) => new URLPattern({ pathname: path }).exec(address) ?? [])
  const methods = [config.method ?? method].flat()
  const [match] = matches(config.path ?? `/.netlify/functions/${name}`)
  if (!match || !methods.includes(method) || matches(config.excludedPath ?? []).length > 0) return undefined
  return Object.fromEntries(Object.entries(match.pathname.groups).map(([key, value]) => [key, value ?? '']))
}
