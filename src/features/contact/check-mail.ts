/**
 * `npm run check:mail`: sends one message as the contact form does, by the settings in the environment or in `.env`, and says
 * what came back.
 */
import { existsSync } from 'node:fs'
import { tryMail } from './try-mail.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { isTaken, lines } = await tryMail(process.env)
console.log(lines.join('\n'))
if (!isTaken) process.exitCode = 1
