import path from 'node:path'
import { NAMES_FILE } from '../message/message-list.ts'
import type { ProductNames } from '../message/product-names.ts'
import { contactConfig, hasMailKey, PROVIDER } from './contact-config.ts'
import type { ContactDependencies } from './contact-handler.ts'
import { folderMail, jsonLog, mailSender, type SendMail } from './mail.ts'
import { openOutbox } from './outbox.ts'

/** `Context.deploy.context` on a developer's machine. */
const LOCAL = ['', 'dev']

const NAMES_TIMEOUT_MS = 3000

type Services = Omit<ContactDependencies, 'allowedOrigins' | 'visitor' | 'waitUntil'>

/** The contact functions' dependencies, new for each request. Previews' messages are separate, as Blobs are shared. */
export function contactServices(deployContext: string, environment = process.env): Services {
  const isLocal = LOCAL.includes(deployContext)
  const isPreview = !isLocal && deployContext !== 'production'
  return {
    outbox: openOutbox(`contact-${deployContext || 'dev'}`, Date.now),
    sendMail: isPreview ? undefined : sender(isLocal, environment),
    isPreview,
    secret: environment[PROVIDER.key] ?? '',
    loadNames,
    now: Date.now,
    log: jsonLog,
  }
}

function sender(isLocal: boolean, environment: NodeJS.ProcessEnv): SendMail | undefined {
  if (isLocal && !hasMailKey(environment)) return folderMail(path.resolve('.outbox'), jsonLog)
  const result = contactConfig(environment)
  if ('config' in result) return mailSender(result.config)
  jsonLog('error', 'contact.not-configured', { problems: result.problems.join(' ') })
  return undefined
}

async function loadNames(site: string): Promise<ProductNames | undefined> {
  const answer = await fetch(site + NAMES_FILE, { signal: AbortSignal.timeout(NAMES_TIMEOUT_MS) })
  return answer.ok ? answer.json() : undefined
}
