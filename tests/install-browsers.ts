/** `npm run browsers`: installs what of the tests' browsers is missing, in one round of apt, where that can be done. */
import { findFirefox, findWebkit } from './browsers/find-browsers.ts'
import { hasBrowser, hasHeadlessShell } from './find-browser.ts'
import { installPackages } from './install-packages.ts'

const missing = [
  ...(hasBrowser() ? [] : ['chromium']),
  ...(hasHeadlessShell() ? [] : ['chromium-headless-shell']),
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
]
if (missing.length > 0) installPackages(...missing)
