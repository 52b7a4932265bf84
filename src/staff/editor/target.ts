import type { Target } from './config.ts'

/** `https://github.com/owner/name.git` or `git@github.com:owner/name` → `owner/name`. */
const REPOSITORY = /github\.com[/:](?<name>[^/]+\/[^/]+?)(\.git)?\/?$/

/**
 * The repository and branch that the editor writes to, from the environment of a build on Netlify.
 *
 * @throws Error with what to do, when a build on Netlify names no repository on GitHub
 */
export function targetOf(env: Readonly<Record<string, string | undefined>>): Target {
  if (!env.NETLIFY) return {}
  const repository = REPOSITORY.exec(env.REPOSITORY_URL ?? '')?.groups?.name
  if (!repository) {
    throw new Error(
      `The editor publishes to GitHub, and REPOSITORY_URL is "${env.REPOSITORY_URL ?? ''}". Connect this site to the repository on GitHub.`,
    )
  }
  return { repository, branch: env.BRANCH }
}
