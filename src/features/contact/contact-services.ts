import path from 'node:path'
import { contactConfig, hasMailKey } from './contact-config.ts'
import { jsonLog } from './contact-log.ts'
import { blobsOutbox } from './delivery/blobs-outbox.ts'
import type { DeliveryDependencies } from './delivery/deliver.ts'
import { folderMail } from './delivery/folder-mail.ts'
import { providerMail } from './delivery/provider-mail.ts'
import type { SendMail } from './delivery/send-mail.ts'

/** What the functions of the contact form need from outside. */
export interface ContactServices extends Omit<DeliveryDependencies, 'sendMail'> {
  /** Absent if the settings do not allow sending. */
  sendMail: SendMail | undefined
}

/** What `Context.deploy.context` says on a developer's machine. */
const LOCAL = ['', 'dev']

/**
 * The services of both functions, new for each request.
 *
 * @param deployContext separates the messages of previews from those of the published site, as Blobs are shared
 */
export function contactServices(deployContext: string, environment = process.env): ContactServices {
  const now = Date.now
  const outbox = blobsOutbox(`contact-${deployContext || 'dev'}`, now)
  return { outbox, sendMail: mailSender(LOCAL.includes(deployContext), environment), now, log: jsonLog }
}

function mailSender(isLocal: boolean, environment: NodeJS.ProcessEnv): SendMail | undefined {
  if (isLocal && !hasMailKey(environment)) return folderMail(path.resolve('.outbox'), jsonLog)
  const result = contactConfig(environment)
  if ('config' in result) return providerMail(result.config)
  jsonLog('error', 'contact.not-configured', { problems: result.problems.join(' ') })
  return undefined
}
