import store from '../../../content/store.json' with { type: 'json' }
import { contactConfig } from '../contact/contact-config.ts'
import { jsonLog } from '../contact/contact-log.ts'
import { providerSender } from '../contact/delivery/provider-mail.ts'
import { countStore } from './count-store.ts'
import type { MondayDependencies } from './monday-run.ts'

/**
 * What both functions of the counts need from outside, new for each request.
 *
 * @param deployContext separates the counts of previews from those of the published site, as Blobs are shared
 */
export function mondayServices(deployContext: string, environment = process.env): MondayDependencies {
  const { MONDAY_TO } = environment
  const mail = MONDAY_TO?.trim() ? contactConfig({ ...environment, CONTACT_TO: MONDAY_TO }) : undefined
  if (mail && 'problems' in mail)
    jsonLog('error', 'counts.mail-not-configured', { problems: mail.problems.join(' ') })
  return {
    store: countStore(`counts-${deployContext || 'dev'}`),
    sendMail: mail && 'config' in mail ? providerSender(mail.config) : undefined,
    storeName: store.name,
    timeZone: store.timeZone,
    now: Date.now,
    log: jsonLog,
  }
}
