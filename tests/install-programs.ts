/**
 * `npx node tests/install-programs.ts`: installs the tests' missing browsers and Java in one apt run, if possible.
 */
import { findFirefox, findWebkit, WEBKIT_PACKAGES } from './browsers/find-browsers.ts'
import { hasBrowser, hasHeadlessShell } from './find-browser.ts'
import { hasJava } from './find-java.ts'
import { installPackages } from './install-packages.ts'

const missing = [
  ...(hasBrowser() ? [] : ['chromium']),
  ...(hasHeadlessShell() ? [] : ['chromium-headless-shell']),
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebkit() ? [] : WEBKIT_PACKAGES),
  ...(hasJava() ? [] : ['default-jre-headless']),
]
if (missing.length > 0) installPackages(...missing)
